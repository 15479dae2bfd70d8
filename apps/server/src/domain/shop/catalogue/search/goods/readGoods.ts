import { bestRate, type ShownRate, topCashbacks } from '@potli/api/rates';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import { category } from '../../../../../db/schema/category.ts';
import { offer } from '../../../../../db/schema/offer.ts';
import { store, storeCategory } from '../../../../../db/schema/store.ts';
import { idText } from '../../../../platform/shared/ids.ts';
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

/** What each store sells, by its id: its rates, categories, live deals and coupons, and its description. */
export async function readGoods(queries: Queries, now: Date): Promise<Map<string, Goods[]>> {
  const goods = new Map<string, Goods[]>();
  const best = new Map<string, number>();
  const stores = await queries
    .select({ id: idText(store.id), rates: ratesOf(rateCardOf(store)), description: plainText })
    .from(store)
    .where(isShown(store, now));
  for (const { id, rates, description } of stores) {
    const reward = rewardOf(bestRate(rates));
    best.set(id, reward);
    goods.set(id, [
      ...goodsOfRates(rates),
      { source: 'description', text: description, reason: 'Named in its description', reward },
    ]);
  }
  for (const { id, name } of await readCategoriesOfStores(queries)) {
    goods.get(id)?.push({ source: 'category', text: name, reason: `In ${name}`, reward: best.get(id) ?? 0 });
  }
  for (const { id, name, tag } of await readLiveOffers(queries, now)) {
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

const readCategoriesOfStores = (queries: Queries) =>
  queries
    .select({ id: idText(storeCategory.storeId), name: category.name })
    .from(storeCategory)
    .innerJoin(category, and(eq(category.id, storeCategory.categoryId), isShown(category)));

const readLiveOffers = (queries: Queries, now: Date) =>
  queries
    .select({ id: idText(offer.storeId), name: offer.offerName, tag: offer.offerHomePageCardTag })
    .from(offer)
    .where(and(isNotNull(offer.storeId), isOfferShown(now), isLive(now)))
    .orderBy(offer.id);
