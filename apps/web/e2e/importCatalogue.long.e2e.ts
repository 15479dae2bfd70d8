import type { Page } from 'playwright';
import { expect } from 'vitest';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const ROWS = 500;

/** Lines of the table that are wrong, of each mistake some. */
const mistakes: Record<number, Partial<Record<'image' | 'rates' | 'link', string>>> = {
  ...Object.fromEntries([3, 47, 99, 150].map((row) => [row, { image: 'logo.svg' }])),
  ...Object.fromEntries(
    [201, 260, 333, 390].map((row) => [row, { rates: '[{""appliesTo"":""All"",""percent"":""5""}]' }]),
  ),
  ...Object.fromEntries([401, 444, 470, 499].map((row) => [row, { link: 'shop' }])),
};

const head = 'urlSlug,storeName,storeTitle,storeImageUrl,baseUrl,redirectionUrl,metaTitle,metaDescription,rates';

/** A table of stores as a spreadsheet writes it. */
function table(isMended: boolean): string {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const wrong = isMended ? {} : (mistakes[row] ?? {});
    const address = `https://bazaar-${row}.example/`;
    const cells = [`bazaar-${row}`, `Bazaar ${row}`, `Bazaar ${row} cashback`];
    const rates = wrong.rates ?? '[{""appliesTo"":""All"",""percent"":5}]';
    return [
      ...cells,
      wrong.image ?? '/demo/stores/aambagaan.svg',
      address,
      wrong.link ?? `${address}?subid={clickId}`,
      ...['Bazaar', 'Cashback at a bazaar', `"${rates}"`],
    ].join(',');
  });
  return [head, ...lines, ''].join('\r\n');
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Moves the focus to a control with Tab, and presses it. */
async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  const control = page.getByRole('button', { name });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator does not reach ${name}`);
}

test('an editor imports 500 rows, corrects the twelve that are refused, and takes all of it back', async ({
  site,
  visit,
}) => {
  const { page } = await visit({ stored: storedSession(await logIn(site.url, 'editor')) });
  const statusOf = async (slug: string) => (await fetch(`${site.url}/stores_details/${slug}`)).status;
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Import', exact: true }).press('Enter');

  // the file is checked: twelve rows are refused, each with its line and the reason
  await choose(page, table(false));
  await press(page, 'Check the file');
  await page.getByRole('heading', { name: 'What stores.csv changes' }).waitFor();
  await page.getByText(/12 rows refused/).waitFor();
  await page.getByRole('button', { name: `Publish ${ROWS - 12} rows` }).waitFor();
  await page.getByRole('combobox', { name: 'Outcome', exact: true }).selectOption('Refused');
  await page.getByText('1–10 of 12 rows').waitFor();
  const first = page.getByRole('row', { name: /bazaar-3\b/ });
  await first.getByText('line 5', { exact: true }).waitFor();
  await first.getByText(/^storeImageUrl: /).waitFor();
  expect(await statusOf('bazaar-3')).toBe(404);

  // the file is corrected and chosen again
  await press(page, 'Choose another file');
  await choose(page, table(true));
  await press(page, 'Check the file');
  await press(page, `Publish ${ROWS} rows`);
  await page.getByText('Published. Visitors see it now.').first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Bazaar 0' }).waitFor();
  expect(await statusOf('bazaar-499')).toBe(200);

  // and it is taken back
  await press(page, 'Take it back');
  await page.getByRole('link', { name: 'It was taken back' }).waitFor();
  await expect.poll(() => statusOf('bazaar-499')).toBe(404);
});
