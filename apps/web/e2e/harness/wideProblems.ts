import type { Page } from 'playwright';
import { memberPaths } from '../../src/lib/memberPaths.ts';
import { isTooWide } from './pageProblems.ts';
import { resize } from './resize.ts';

/** Columns that the card of a row leaves out on purpose: the opened row shows them. */
const shownWhenOpened: Record<string, string> = {
  [memberPaths.orders]: 'Sale Amount',
  [memberPaths.orderReport]: 'Sale Amount',
  [memberPaths.giftCardOrders]: 'Denomination',
};

const amountsIn = (text: string): string[] => text.match(/₹\s?[\d,.]*\d/g) ?? [];

/** Draws what is far from the window, which is not read otherwise. */
const drawAll = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });

/** Amounts that a person sees in the main part of a page, each as often as it occurs. */
async function readAmounts(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what is hidden
  return amountsIn(await page.getByRole('main').innerText());
}

async function readColumn(page: Page, header: string): Promise<string[]> {
  const at = (await page.getByRole('columnheader').allTextContents()).indexOf(header);
  const cells = await page.locator(`tbody tr > :nth-child(${at + 1})`).allTextContents();
  return cells.flatMap(amountsIn);
}

function without(amounts: string[], some: string[]): string[] {
  const left = [...amounts];
  for (const amount of some) left.splice(left.indexOf(amount), 1);
  return left;
}

/** Amounts that a wide page shows and a phone does not: money is never what gives way to a small screen. */
async function hiddenAmounts(page: Page): Promise<string[]> {
  await drawAll(page);
  await resize(page, 'narrow');
  const narrow = await readAmounts(page);
  await resize(page, 'wide');
  const header = shownWhenOpened[new URL(page.url()).pathname];
  const wide = without(await readAmounts(page), header === undefined ? [] : await readColumn(page, header));
  return wide.filter((amount) => !narrow.includes(amount));
}

/** What is wrong with a page, loaded on a phone, once its window is wide. It is left so. */
export async function wideProblems(page: Page): Promise<string[]> {
  const hidden = (await hiddenAmounts(page)).map((amount) => `a phone does not show ${amount}`);
  return (await isTooWide(page)) ? [...hidden, 'wider than the window'] : hidden;
}
