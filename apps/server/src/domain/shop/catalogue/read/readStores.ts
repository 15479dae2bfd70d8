import type { listStores, Page, RequestOf, Store, StoreSummary } from '@potli/api';
import type { StoreSort } from '@potli/api/contract/stores';
import { bestRate, fillRates, topCashbacks } from '@potli/api/rates';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { store, storeCategory } from '../../../../db/schema/store.ts';
import { idText, inOrderOf, parseId, parseIds } from '../../../platform/shared/ids.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { isShown } from './isShown.ts';
import { isCategory } from './readCategories.ts';
import { bestFirst, headlineOf, rateCardOf, ratesOf } from './readRates.ts';
import { takesClaims } from './takesClaims.ts';

/** Columns of a store in lists. */
export const storeSummary = {
  id: idText(store.id),
  storeName: store.storeName,
  urlSlug: store.urlSlug,
  storeImageUrl: store.storeImageUrl,
  isOffline: store.isOffline,
  earnRewards: headlineOf(rateCardOf(store)),
  termsTag: store.termsTag,
  discountText: store.discountText,
};

const full = {
  ...storeSummary,
  storeTitle: store.storeTitle,
  baseUrl: store.baseUrl,
  metaTitle: store.metaTitle,
  metaDescription: store.metaDescription,
  redirectionUrl: store.redirectionUrl,
  rates: ratesOf(rateCardOf(store)),
  storeDescription: store.storeDescription,
  importantTerms: store.importantTerms,
  faqs: store.faqs,
  takesClaims: takesClaims.STORE,
};

function inCategory(queries: Queries, slugOrId: string): SQL {
  const named = queries
    .select({ storeId: storeCategory.storeId })
    .from(storeCategory)
    .innerJoin(category, eq(category.id, storeCategory.categoryId))
    .where(and(isCategory(slugOrId), isShown(category)));
  return inArray(store.id, named);
}

const byName = sql`lower(${store.storeName})`;

const sortedBy: Record<StoreSort, SQL[]> = {
  name: [],
  popular: [sql`${store.homeRank} nulls last`],
  cashback: bestFirst(rateCardOf(store)),
};

/** Top stores in their order, all stores or those of a category as asked, or stores by id in the given order. */
export function readStores(
  queries: Queries,
  query: RequestOf<typeof listStores>['query'],
): Promise<Page<StoreSummary>> {
  const ids = query.storeIds === undefined ? undefined : parseIds(query.storeIds);
  const where = and(
    isShown(store),
    ids && inArray(store.id, ids),
    query.categoryId === undefined ? undefined : inCategory(queries, query.categoryId),
    query.displyaHomePage ? isNotNull(store.homeRank) : undefined,
  );
  const asked = sortedBy[query.displyaHomePage ? 'popular' : (query.sort ?? 'name')];
  const order = ids ? [inOrderOf(store.id, ids)] : asked;
  return readPage(
    queries,
    { fields: storeSummary, from: store, key: store.id, where, orderBy: [...order, byName, sql`${store.id}`] },
    query,
  );
}

async function readStore(queries: Queries, where: SQL): Promise<Store | undefined> {
  const [row] = await queries
    .select(full)
    .from(store)
    .where(and(where, isShown(store)));
  if (!row) return undefined;
  const { rates, ...found } = row;
  const fill = (text: string) => fillRates(text, rates);
  return {
    ...found,
    topCashbacks: topCashbacks(rates),
    paysCashback: bestRate(rates) !== undefined,
    metaTitle: fill(found.metaTitle),
    metaDescription: fill(found.metaDescription),
    storeDescription: fill(found.storeDescription),
    importantTerms: found.importantTerms.map(fill),
    faqs: found.faqs.map(({ question, answer }) => ({ question, answer: fill(answer) })),
  };
}

export function readStoreBySlug(queries: Queries, slug: string): Promise<Store | undefined> {
  return readStore(queries, eq(store.urlSlug, slug));
}

export async function readStoreById(queries: Queries, id: string): Promise<Store | undefined> {
  const known = parseId(id);
  if (known === undefined) return undefined;
  return readStore(queries, eq(store.id, known));
}
