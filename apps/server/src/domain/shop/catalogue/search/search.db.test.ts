import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiHost } from '../../../../ApiHost.ts';
import { createApiHost } from '../../../../createApiHost.ts';
import { createTestHost, type TestHost } from '../../../../testing/createTestHost.ts';
import { sampleCatalogue, sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { testSettings } from '../../../../testing/testSettings.ts';
import { importCatalogue } from '../import/importCatalogue.ts';

let apiHost: TestHost;
let elsewhere: ApiHost;
beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
  elsewhere = await createApiHost({ ...testSettings, databaseUrl: apiHost.database.url });
});
afterAll(async () => {
  await elsewhere.close();
  await apiHost.close();
});

async function find({ api }: ApiHost, path: string) {
  const response = await api.request(path);
  return {
    rows: (await response.json()) as { urlSlug: string }[],
    total: response.headers.get('x-total-count'),
    pages: response.headers.get('x-total-pages'),
  };
}

const slugs = async (path: string, host: ApiHost = apiHost) =>
  (await find(host, path)).rows.map(({ urlSlug }) => urlSlug);

test('stores, credit cards and gift cards are found with a typo and by other names', async () => {
  expect(await slugs('/stores/search?storeName=kpaas')).toEqual(['kapas']);
  expect(await slugs(`/stores/search?storeName=${encodeURIComponent('कपास')}`)).toEqual(['kapas']);
  expect(await slugs('/stores/search?storeName=dukan%20anokhi')).toEqual(['anokhi-dukaan']);
  expect(await slugs('/credit-cards/search?creditCardName=nnadi')).toEqual(['sona-card']);
  expect(await slugs('/giftcard/search?brandName=kapsa')).toEqual(['kapas-gift']);
  expect(await slugs('/giftcard/search?brandName=gift%20card')).toEqual(['kapas-gift']);
});

test('pages are parts of one list and have its size', async () => {
  const page = (number: number) => find(apiHost, `/stores/search?storeName=a&pageNumber=${number}&pageSize=2`);
  const [first, second, beyond] = await Promise.all([page(0), page(1), page(7)]);
  expect([...first.rows, ...second.rows].map(({ urlSlug }) => urlSlug)).toEqual(['anokhi-dukaan', 'safar', 'kapas']);
  expect(first).toMatchObject({ total: '3', pages: '2' });
  expect(beyond).toMatchObject({ rows: [], total: '3' });
});

test('another process finds an import within a second, and old names no longer', async () => {
  expect(await slugs('/stores/search?storeName=madhubani', elsewhere)).toEqual([]);
  const stores = [sampleStore('madhubani', { storeName: 'Madhubani' }), sampleStore('safar', { storeName: 'Yatra' })];
  await importCatalogue(apiHost.database, { version: 1, stores });
  await expect
    .poll(() => slugs('/stores/search?storeName=madhubnai', elsewhere), { interval: 20 })
    .toEqual(['madhubani']);
  expect(await slugs('/stores/search?storeName=safar', elsewhere)).toEqual([]);
  expect(await slugs('/stores/search?storeName=yatra', elsewhere)).toEqual(['safar']);
});
