import { waitFor, within } from 'storybook/test';

/** Scrolls down until the footer is there: what lies beyond the first screen loads as it comes near. */
export async function readToEnd(page: HTMLElement): Promise<void> {
  await waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    within(page).getByRole('contentinfo');
  });
}
