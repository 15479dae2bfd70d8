import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { demoCatalogue } from '@potli/api/fixtures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestHost, type TestHost } from '../../../../testing/createTestHost.ts';
import { sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { WANTED } from '../../../../testing/wantedAnswers.ts';
import { importCatalogue } from '../import/importCatalogue.ts';

let apiHost: TestHost;
beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, demoCatalogue);
  // until there is an index, the database finds names only
  await vi.waitUntil(async () => (await find('sneakers')).length > 0, { timeout: 60_000 });
});
afterAll(() => apiHost.close());

async function find(text: string) {
  const query = new URLSearchParams({ pageNumber: '0', pageSize: '10', storeName: text });
  const response = await apiHost.api.request(`/stores/search?${query.toString()}`);
  return (await response.json()) as { urlSlug: string; foundBy?: string }[];
}

const slugs = async (text: string) => (await find(text)).map(({ urlSlug }) => urlSlug);

/** Loads rows, and waits until the search knows them. */
async function load(rows: Omit<CatalogueDocument, 'version'>, text: string, first: string | undefined) {
  const report = await importCatalogue(apiHost.database, { version: 1, ...rows });
  await expect.poll(async () => (await slugs(text))[0], { interval: 20 }).toBe(first);
  return report;
}

test('what shoppers type finds first what they want', async () => {
  expect(WANTED.length).toBeGreaterThanOrEqual(100);
  expect(new Set(WANTED.map(([typed]) => typed)).size).toBe(WANTED.length);
  const answers = await Promise.all(WANTED.map(async ([typed]) => [typed, (await slugs(typed))[0]]));
  expect(answers).toEqual(WANTED);
});

test('a store says why it was found, unless by its name', async () => {
  const reasons = async (text: string) =>
    Object.fromEntries((await find(text)).map((row) => [row.urlSlug, row.foundBy]));
  expect(await reasons('sneakers')).toMatchObject({ juttigali: 'Sneakers: 6%' });
  expect(await reasons('patiala')).toMatchObject({ juttigali: 'Named in its description' });
  expect(await reasons('apparel')).toMatchObject({ juttigali: 'In Apparel' });
  expect(await reasons('razai')).toMatchObject({ rajaai: undefined });
  expect(await reasons('tulsi')).toMatchObject({ neembagh: 'Flat 25% off plus a free tulsi sapling on ₹999' });
});

test('the higher rate comes first, and a deal that is over finds nothing', async () => {
  const stores = [
    sampleStore('low', { rates: [{ appliesTo: 'Xylophones', percent: 2 }] }),
    sampleStore('high', { rates: [{ appliesTo: 'Wooden xylophones', percent: 3 }] }),
    sampleStore('fixed', { rates: [{ appliesTo: 'Xylophones', amount: 900 }] }),
    sampleStore('ended', {
      rates: [
        { appliesTo: 'Everything', percent: 1 },
        { appliesTo: 'Xylophones', percent: 50, to: '2020-01-01T00:00:00Z' },
      ],
    }),
  ];
  const flashDeals = [sampleOffer('theremins-past', { store: 'low', offerName: 'Theremins', expiresInMinutes: -60 })];
  await load({ stores, flashDeals }, 'xylophone', 'high');
  expect(await slugs('xylophone')).toEqual(['high', 'low', 'fixed']);
  expect(await slugs('theremin')).toEqual([]);
});

test('an operator adds, changes and switches off a word', async () => {
  const word = (means: string[]) => ({ searchWords: [{ word: 'Jalebi', means }] });
  expect(await slugs('jalebi')).toEqual([]);
  const { totals } = await load(word(['mithai boxes']), 'jalebi', 'mithaas');
  expect(totals.searchWords).toMatchObject({ added: 1, refused: 0 });
  await load(word(['cakes']), 'JALEBI', 'belan');
  await load(word(['jalebi']), 'jalebi', undefined);
});

test('a wrong word is refused with its place and reason', async () => {
  const searchWords = [
    { word: 'jalebi', means: 'mithai' },
    { word: 'imarti', means: ['cakes'] },
    { word: 'Imarti', means: ['cakes'] },
    { word: '!?', means: ['cakes'] },
  ];
  const { rows } = await importCatalogue(apiHost.database, { version: 1, searchWords });
  const problems = rows.flatMap((row) => row.problems);
  expect(problems.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    'searchWords[0].means: Invalid input: expected array, received string',
    'searchWords[2].word: Is the same as that of searchWords[1]',
    'searchWords[3].word: Has no letter or digit',
  ]);
});
