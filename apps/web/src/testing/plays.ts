import { expect, within } from 'storybook/test';

export interface StoryContext {
  canvasElement: HTMLElement;
}

/** `play` of a story that shows a text. */
export const showsText =
  (text: string | RegExp) =>
  async ({ canvasElement }: StoryContext): Promise<void> => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };

/** `play` of a screen whose data has not come yet (docs/product/site.md#lists). */
export const showsLoading = showsText('Loading...');

/** `play` of a page that does not exist, or that did not load. */
export const showsMissingPage = showsText(/^Redirecting to Home in \d seconds\.\.\.$/);
