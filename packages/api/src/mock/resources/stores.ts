import type * as calls from '../../contract/stores.ts';
import type { StoreSort } from '../../contract/stores.ts';
import { byBestRate, type Shop } from '../createShop.ts';
import { findStores } from '../findStores.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found, homeRows, rowsOf } from '../select.ts';
import { toPage } from '../toPage.ts';

type StoreRow = Shop['stores'][number];

const sortedBy: Record<StoreSort, (one: StoreRow, other: StoreRow) => number> = {
  name: () => 0,
  popular: (one, other) => (one.homeRank ?? Number.MAX_SAFE_INTEGER) - (other.homeRank ?? Number.MAX_SAFE_INTEGER),
  cashback: byBestRate,
};

export function storeResolvers({ stores, categories }: Shop): ResolversOf<typeof calls> {
  const byName = stores.toSorted((a, b) => a.storeName.localeCompare(b.storeName, 'en'));

  function storesOfCategory(idOrSlug: string) {
    const slug = categories.find(({ id, urlSlug }) => id === idOrSlug || urlSlug === idOrSlug)?.urlSlug;
    return byName.filter((store) => slug !== undefined && store.categories.includes(slug));
  }

  return {
    listStores({ query }) {
      if (query.storeIds) return toPage(rowsOf(stores, query.storeIds), query);
      if (query.displyaHomePage) return toPage(homeRows(stores), query);
      const listed = query.categoryId ? storesOfCategory(query.categoryId) : byName;
      return toPage(listed.toSorted(sortedBy[query.sort ?? 'name']), query);
    },
    searchStores({ query }) {
      return toPage(findStores(byName, query.storeName), query);
    },
    getStoreBySlug: ({ params }) => found(stores, ({ urlSlug }) => urlSlug === params.slug),
    getStoreById: ({ params }) => found(stores, ({ id }) => id === params.id),
  };
}
