import { createFileRoute } from '@tanstack/react-router';
import { loadQuietly } from '../../queries/loadQuietly.ts';
import { searchQuery } from '../../queries/searchQueries.ts';
import { allStoresQuery } from '../../queries/storeQueries.ts';
import { AllStores } from '../../screens/public/AllStores/AllStores.tsx';

interface StoresSearch {
  q?: string;
  page?: number;
}

export const Route = createFileRoute('/_public/stores')({
  validateSearch: (search): StoresSearch => ({
    q: typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 100) : undefined,
    page: Number.isInteger(search.page) && Number(search.page) > 1 ? Number(search.page) : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps: { q, page = 1 } }) =>
    loadQuietly(queryClient, [q ? searchQuery(api, q) : allStoresQuery(api, page)]),
  head: () => ({ meta: [{ title: 'Stores - Get Cashback, Deals & Discounts on Your Online Shopping' }] }),
  component: StoresPage,
});

function StoresPage() {
  const { q, page = 1 } = Route.useSearch();
  return <AllStores query={q} page={page} />;
}
