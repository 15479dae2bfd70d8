import type { Page } from 'playwright';
import { sizes } from './openVisit.ts';

/** Makes the window of a loaded page wide or narrow, and waits until the page is drawn again. */
export async function resize(page: Page, width: keyof typeof sizes): Promise<void> {
  await page.setViewportSize(sizes[width].viewport);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
