import { demoCatalogue } from '@potli/api/fixtures';
import { promisesOf, rateText } from '@potli/api/rates';
import { expect } from 'vitest';
import { publicPages } from './harness/publicPages.ts';
import { test } from './harness/test.ts';

/** What the shop says of referrals, with its example (docs/product/referrals.md). */
const REFERRAL = ['5%', '₹5,000', '₹250'];

const { stores = [], offers = [], flashDeals = [], creditCards = [] } = demoCatalogue;
const rows = [...stores, ...offers, ...flashDeals, ...creditCards].flatMap(({ rates = [] }) => rates);
const held = new Set([
  ...rows.map(({ appliesTo, percent = 0, amount = 0 }) => rateText({ appliesTo, percent, amount })),
  ...REFERRAL,
]);

test('no page shows a rate that no row holds, and no placeholder', async ({ site }) => {
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const paths = new Set([...listed, ...publicPages.map(({ path }) => path)]);
  expect(paths.size).toBeGreaterThan(130);
  let promised = 0;
  for (const path of paths) {
    const html = await textOf(path);
    expect(html, path).not.toMatch(/\{cashback\}|\{rate:/);
    // what stands between tags, and texts in attributes and in data
    for (const text of html.split(/<[^>"]*>?|"/)) {
      const { figures } = promisesOf(text);
      promised += figures.length;
      expect(
        figures.filter((figure) => !held.has(figure)),
        `${path}: ${text.slice(0, 200)}`,
      ).toEqual([]);
    }
  }
  expect(promised).toBeGreaterThan(500);
});
