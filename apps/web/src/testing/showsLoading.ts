import { expect, within } from 'storybook/test';

/** What a screen plays while it waits for its data (docs/product/site.md#lists). */
export async function showsLoading({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
}
