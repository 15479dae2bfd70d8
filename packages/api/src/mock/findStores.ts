import type { StoreSummary } from '../contract/stores.ts';
import { rateText } from '../rates/index.ts';
import type { Shop } from './createShop.ts';
import { searchRows } from './select.ts';

type StoreRow = Shop['stores'][number];

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** The first row of a store's rates in which a word begins with the text, as the reason why the store is found. */
function goodsOf({ rates }: StoreRow, sought: string): string | undefined {
  const row = rates.find(({ appliesTo }) => wordsOf(appliesTo).some((word) => word.startsWith(sought)));
  return row && `${row.appliesTo}: ${rateText(row)}`;
}

/** Stores by name, then those that have the goods; without what a server knows of Hindi, plurals and typing errors. */
export function findStores(stores: readonly StoreRow[], query: string): (StoreRow & StoreSummary)[] {
  const named = searchRows(stores, query, ({ storeName, aliases }) => [storeName, ...aliases]);
  const sought = query.trim().toLowerCase();
  if (sought.length < 3) return named;
  const others = stores.filter((store) => !named.includes(store));
  const withGoods = others.flatMap((store) => {
    const foundBy = goodsOf(store, sought);
    return foundBy === undefined ? [] : [{ ...store, foundBy }];
  });
  return [...named, ...withGoods];
}
