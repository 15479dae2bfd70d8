import type { Page } from 'playwright';

const phone = { width: 390, height: 844 };

/** Amounts that a person sees in the main part of a page, each as often as it stands there. */
async function readAmounts(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what is hidden
  const text = await page.getByRole('main').innerText();
  return text.match(/₹\s?[\d,.]*\d/g) ?? [];
}

/** Amounts that a wide page shows and a phone does not: money is never what gives way to a small screen. */
export async function hiddenAmounts(page: Page): Promise<string[]> {
  const wide = await readAmounts(page);
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  const narrow = await readAmounts(page);
  if (size) await page.setViewportSize(size);
  return wide.filter((amount) => !narrow.includes(amount));
}
