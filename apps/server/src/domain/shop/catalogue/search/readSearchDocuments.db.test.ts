import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { sampleCatalogue, sampleOffer, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { readStoreDocuments } from './readSearchDocuments.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

async function namesAndGoods() {
  const found: [name: string, goods: string[]][] = [];
  for await (const { name, goods = [] } of readStoreDocuments(database.orm, new Date())) {
    found.push([name, goods.map(({ source, text }) => `${source}: ${text}`)]);
  }
  return found;
}

test.each([500, 501])('%i stores are read once each, with what each sells', async (count) => {
  const names = Array.from({ length: count }, (_, at) => `Store ${at}`);
  const { categories } = sampleCatalogue();
  await importCatalogue(database, {
    version: 1,
    categories,
    stores: names.map((storeName, at) => sampleStore(`s-${at}`, { storeName, categories: ['apparel'] })),
    offers: names.map((_, at) => sampleOffer(`o-${at}`, { store: `s-${at}`, offerName: `Offer ${at}` })),
  });
  const found = await namesAndGoods();
  expect(found.map(([name]) => name)).toEqual(names);
  for (const [at, [, goods]] of found.entries()) {
    expect(goods).toEqual([
      'rate: Everything',
      'description: ',
      expect.stringMatching(/^category: /),
      expect.stringContaining(`offer: Offer ${at},`),
    ]);
  }
});
