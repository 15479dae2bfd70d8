import type { Shop } from '../createShop.ts';
import type { Resolvers } from '../http/createHandlers.ts';

export function nameListResolvers(
  shop: Shop,
): Pick<Resolvers, 'listStoreNames' | 'listCreditCardNames' | 'listFlashDealNames'> {
  return {
    listStoreNames: () => byAlphabet(shop.stores, ({ storeName }) => storeName),
    listCreditCardNames: () => byAlphabet(shop.creditCards, ({ heading }) => heading),
    listFlashDealNames: () =>
      byAlphabet(
        shop.offers.filter(({ isFlashDeal }) => isFlashDeal),
        ({ offerName }) => offerName,
      ),
  };
}

function byAlphabet<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en-IN'));
}
