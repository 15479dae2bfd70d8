import type { CreditCardSummary, GiftCardSummary, StoreSummary } from '@potli/api';
import { and, gt } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { creditCard } from '../../../../db/schema/creditCard.ts';
import { giftCard } from '../../../../db/schema/giftCard.ts';
import { searchWord } from '../../../../db/schema/searchWord.ts';
import { store } from '../../../../db/schema/store.ts';
import { isShown } from '../read/isShown.ts';
import { creditCardSummary } from '../read/readCreditCards.ts';
import { giftCardSummary } from '../read/readGiftCards.ts';
import { storeSummary } from '../read/readStores.ts';
import type { SearchDocument } from './createSearchIndex.ts';
import type { SearchWord } from './goods/Goods.ts';
import { readGoods, soldByStore } from './goods/readGoods.ts';

/** So many stores are read at once: turning rows into documents takes a while. */
const STORES_AT_ONCE = 250;

/** Search documents of all stores, with what they sell at a moment. */
export async function* readStoreDocuments(queries: Queries, now: Date): AsyncIterable<SearchDocument<StoreSummary>> {
  let last: bigint | undefined;
  do {
    const rows = await queries
      .select({ id: store.id, row: storeSummary, aliases: store.aliases, rank: store.homeRank, sold: soldByStore })
      .from(store)
      .where(and(isShown(store, now), last === undefined ? undefined : gt(store.id, last)))
      .orderBy(store.id)
      .limit(STORES_AT_ONCE);
    const goods = await readGoods(queries, rows, now);
    for (const { id, row, aliases, rank } of rows) {
      yield { row, name: row.storeName, aliases, rank, goods: goods.get(id) ?? [] };
    }
    last = rows.length < STORES_AT_ONCE ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}

/** Whether there are so many stores, shown or not. */
export async function hasStores(queries: Queries, count: number): Promise<boolean> {
  const last = await queries
    .select({ id: store.id })
    .from(store)
    .orderBy(store.id)
    .limit(1)
    .offset(count - 1);
  return last.length > 0;
}

/** Search documents of all credit cards, which are also found by their bank. */
export async function readCreditCardDocuments(queries: Queries): Promise<SearchDocument<CreditCardSummary>[]> {
  const rows = await queries
    .select({ row: creditCardSummary, aliases: creditCard.aliases, rank: creditCard.homeRank })
    .from(creditCard)
    .where(isShown(creditCard))
    .orderBy(creditCard.id);
  return rows.map(({ row, aliases, rank }) => ({ row, name: row.heading, aliases: [row.from, ...aliases], rank }));
}

/** Search documents of all gift cards, by brand. */
export async function readGiftCardDocuments(queries: Queries): Promise<SearchDocument<GiftCardSummary>[]> {
  const rows = await queries.select(giftCardSummary).from(giftCard).where(isShown(giftCard)).orderBy(giftCard.id);
  return rows.map((row) => ({ row, name: row.brandName, aliases: [row.finalBrandName, row.name], rank: null }));
}

/** The words of shoppers for goods, by alphabet. */
export function readSearchWords(queries: Queries): Promise<SearchWord[]> {
  return queries
    .select({ word: searchWord.word, means: searchWord.means })
    .from(searchWord)
    .where(isShown(searchWord))
    .orderBy(searchWord.word);
}
