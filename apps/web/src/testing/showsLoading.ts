import { expect, within } from 'storybook/test';

/** What a screen plays whose data has not come yet (spec, section 8). */
export async function showsLoading({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
}
