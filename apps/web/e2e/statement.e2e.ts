import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { hydrate } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

// A member's statement: saved as a proof, checked without a network under the published roots, and printed.

const folder = mkdtempSync(path.join(tmpdir(), 'potli-statement-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Presses a button that saves a file, and returns where it is. */
async function save(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

test('a saved proof holds under the saved roots, without a network, and a changed one does not', async ({
  visit,
  site,
}) => {
  const stored = storedSession(await logIn(site.url, 'asha'));
  const { page, context, calls, faults } = await visit({ worker: true, stored });
  await page.goto('/user_dashboard/transaction_history');
  await page.getByRole('button', { name: 'Statement' }).click();
  const proof = await save(page, 'Signed file (JSON)');
  await page.getByRole('link', { name: 'check', exact: true }).click();
  await page.waitForURL('/verify');
  const roots = await save(page, 'Published roots (JSON)');
  await page.reload();
  await hydrate(page);
  await page.waitForFunction(async () => (await caches.match('/verify')) !== undefined);
  await page.getByLabel(/^File to check/).setInputFiles(proof);
  await page.getByText('The shop has signed it').waitFor();
  expect(faults).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await page.getByLabel(/^File to check/).setInputFiles(proof);
  await page.getByLabel(/^Compare it with/).setInputFiles(roots);
  const result = page.getByRole('region', { name: 'Result' });
  // without a network the shop cannot be asked, and the roots may be anybody's
  await result.getByText('Consistent with the files beside it, origin unknown.').waitFor();
  await result.getByText('Owed to you on that day').waitFor();

  const changed = path.join(folder, 'changed.json');
  writeFileSync(changed, readFileSync(proof, 'utf8').replace('"PENDING":"', '"PENDING":"1'));
  await page.getByLabel(/^File to check/).setInputFiles(changed);
  await page.getByRole('alert').getByText('Do not trust this file.').waitFor();
  // nothing was sent but what the page asked for before
  expect(calls.filter((call) => !/^GET /.test(call))).toEqual([]);
});

test('on paper there is the statement alone, on A4 pages', async ({ visit, site }) => {
  const stored = storedSession(await logIn(site.url, 'asha'));
  const { page } = await visit({ stored, theme: 'dark' });
  await page.goto('/user_dashboard/statement');
  const sheet = page.getByRole('region', { name: 'Statement' });
  await sheet.getByText(/^Fingerprint of this statement: /).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false);
  expect(await sheet.getByText('Balance').isVisible()).toBe(true);
  // dark ink on white, whatever the theme
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  // no page is wasted on what is hidden, and nothing is wider than the paper
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const lines = await sheet.getByRole('row').count();
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(Math.ceil(lines / 25) + 1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
});
