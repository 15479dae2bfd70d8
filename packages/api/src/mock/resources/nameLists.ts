import type * as calls from '../../contract/nameLists.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

export function nameListResolvers(shop: Shop): ResolversOf<typeof calls> {
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
  return rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en-IN'));
}
