import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { readPages } from './readPages.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const first = new Date('2026-01-01T00:00:00.000Z');
const later = new Date('2026-02-01T00:00:00.000Z');
const last = new Date('2026-03-01T00:00:00.000Z');

async function changeOf(kind: string, slug: string) {
  const pages = await readPages(database.orm, last);
  return pages.find((page) => page.kind === kind && page.slug === slug)?.changedAt;
}

test('an empty shop has no pages', async () => {
  expect(await readPages(database.orm, first)).toEqual([]);
});

test('everything that has a page is listed once, with the time of its import', async () => {
  await importCatalogue(database, sampleCatalogue(), first);
  const pages = await readPages(database.orm, first);
  const names = pages.map(({ kind, slug }) => `${kind} ${slug}`);
  expect(names).toEqual(
    expect.arrayContaining(['store kapas', 'creditCard sona-card', 'giftCard kapas-gift', 'home ']),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(pages.map(({ changedAt }) => changedAt)).toEqual(pages.map(() => first));
});

test('only a changed item has a new time, and the category that lists it', async () => {
  const before = sampleCatalogue();
  await importCatalogue(database, before, later);
  expect(await changeOf('store', 'kapas')).toEqual(first);

  const changed = sampleStore('kapas', { storeName: 'Kapas & Co', categories: ['apparel'] });
  await importCatalogue(database, { version: 1, stores: [changed] }, later);
  expect(await changeOf('store', 'kapas')).toEqual(later);
  expect(await changeOf('category', 'apparel')).toEqual(later);
  expect(await changeOf('store', 'safar')).toEqual(first);
});

test('an expired deal is not listed', async () => {
  const expiryDate = '2026-02-15T00:00:00.000Z';
  await importCatalogue(database, { version: 1, flashDeals: [sampleOffer('short-deal', { expiryDate })] }, later);
  const found = async (now: Date) => (await readPages(database.orm, now)).some(({ slug }) => slug === 'short-deal');
  expect([await found(later), await found(last)]).toEqual([true, false]);
});
