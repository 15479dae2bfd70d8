import { demoCatalogue } from '@potli/api/fixtures';
import { createApiHost, loadSettings } from '@potli/server';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { readRunningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts';
import { importCatalogue } from '../../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { sampleOffer, sampleStore } from '../../apps/server/src/testing/sampleCatalogue.ts';
import { createRandom } from './createRandom.ts';
import { demoRates, offerName, STORES_PER_OFFER } from './fictionalGoods.ts';
import { fictionalStores } from './fictionalStores.ts';

/** One store of the home page for so many. */
const STORES_PER_RANK = 1_000;

/** A folder of data gets a shop of so many stores. */
export async function loadLargeCatalogue(dataDir: string, count: number): Promise<void> {
  const { close } = await openLargeShop(dataDir, count);
  await close();
}

/** The same, with its API. Close it when done. */
export async function openLargeShop(dataDir: string, count: number) {
  const settings = loadSettings({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const { api, close: closeApi } = await createApiHost(settings);
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 2 });
  const close = async () => {
    await database.close();
    await closeApi();
  };
  try {
    await importCatalogue(database, largeCatalogue(count));
  } catch (error) {
    await close();
    throw error;
  }
  return { settings, api, database, close };
}

/** So many stores, each in two categories, with two rates; every fifth has a deal or a coupon. */
function largeCatalogue(count: number) {
  const random = createRandom(2026);
  const categories = demoCatalogue.categories ?? [];
  const anyCategory = () => categories[random.below(categories.length)]?.urlSlug ?? '';
  const stores = fictionalStores(count, 10).map(({ name, aliases }, at) =>
    sampleStore(`store-${at}`, {
      storeName: name,
      aliases,
      categories: [...new Set([anyCategory(), anyCategory()])],
      ...(at % STORES_PER_RANK === 0 ? { homeRank: at / STORES_PER_RANK + 1 } : {}),
      storeDescription: `<p>${name} sells ${'what a house needs, and '.repeat(20)}more.</p>`,
      rates: [
        {
          appliesTo: demoRates[random.below(demoRates.length)] ?? '',
          percent: 1 + random.below(15),
          newUsersOnly: true,
        },
        { appliesTo: 'All other orders', percent: 1 + random.below(9), isDefault: true },
      ],
    }),
  );
  const offers = Array.from({ length: Math.floor(count / STORES_PER_OFFER) }, (_, at) =>
    sampleOffer(`offer-${at}`, {
      store: `store-${at * STORES_PER_OFFER}`,
      offerName: offerName(random),
      expiresInMinutes: 10_000 + random.below(90_000),
    }),
  );
  const half = offers.length / 2;
  return { version: 1, categories, stores, flashDeals: offers.slice(0, half), offers: offers.slice(half) };
}
