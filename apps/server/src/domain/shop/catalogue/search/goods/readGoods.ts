import { bestRate, type ShownRate, topCashbacks } from '@potli/api/rates';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import { category } from '../../../../../db/schema/category.ts';
import { offer } from '../../../../../db/schema/offer.ts';
import { store, storeCategory } from '../../../../../db/schema/store.ts';
import { isOfferShown, isShown } from '../../read/isShown.ts';
import { isLive } from '../../read/readOffers.ts';
import { rateCardOf, ratesOf } from '../../read/readRates.ts';
import type { Goods } from './Goods.ts';

/** More than these letters of a description are not searched. */
const MOST_OF_DESCRIPTION = 2_000;

const plainText = sql<string>`left(regexp_replace(${store.storeDescription}, '<[^>]*>|&[a-z]+;|\\{[^}]*\\}', ' ', 'g'), ${sql.raw(String(MOST_OF_DESCRIPTION))})`;

/** Percentages before amounts: the smallest percentage is larger than the largest amount. */
const rewardOf = (rate: ShownRate | undefined): number =>
  rate === undefined ? 0 : rate.amount > 0 ? rate.amount / 1e9 : rate.percent;

/** Columns of a store that say what it sells. */
export const soldByStore = { rates: ratesOf(rateCardOf(store)), description: plainText };

interface StoreRow {
  id: bigint;
  sold: { rates: ShownRate[]; description: string };
}

/** What each of some stores sells, by its id: its rates, categories, live deals and coupons, and its description. */
export async function readGoods(
  queries: Queries,
  stores: readonly StoreRow[],
  now: Date,
): Promise<Map<bigint, Goods[]>> {
  const goods = new Map<bigint, Goods[]>();
  const best = new Map<bigint, number>();
  for (const { id, sold } of stores) {
    const reward = rewardOf(bestRate(sold.rates));
    best.set(id, reward);
    goods.set(id, [
      ...goodsOfRates(sold.rates),
      { source: 'description', text: sold.description, reason: 'Named in its description', reward },
    ]);
  }
  const ids = [...goods.keys()];
  for (const { id, name } of await readCategoriesOfStores(queries, ids)) {
    goods.get(id)?.push({ source: 'category', text: name, reason: `In ${name}`, reward: best.get(id) ?? 0 });
  }
  for (const { id, name, tag } of await readLiveOffers(queries, ids, now)) {
    if (id === null) continue;
    goods.get(id)?.push({ source: 'offer', text: `${name}, ${tag}`, reason: name, reward: best.get(id) ?? 0 });
  }
  return goods;
}

const goodsOfRates = (rates: readonly ShownRate[]): Goods[] =>
  topCashbacks(rates).map(({ key, value }, at) => ({
    source: 'rate',
    text: rates[at]?.appliesTo ?? key,
    reason: `${key}: ${value}`,
    reward: rewardOf(rates[at]),
  }));

const readCategoriesOfStores = (queries: Queries, ids: bigint[]) =>
  queries
    .select({ id: storeCategory.storeId, name: category.name })
    .from(storeCategory)
    .innerJoin(category, and(eq(category.id, storeCategory.categoryId), isShown(category)))
    .where(inArray(storeCategory.storeId, ids));

const readLiveOffers = (queries: Queries, ids: bigint[], now: Date) =>
  queries
    .select({ id: offer.storeId, name: offer.offerName, tag: offer.offerHomePageCardTag })
    .from(offer)
    .where(and(inArray(offer.storeId, ids), isOfferShown(now), isLive(now)))
    .orderBy(offer.id);
