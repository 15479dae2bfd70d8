import { createFileRoute } from '@tanstack/react-router';
import { markIncomplete } from '../../catalogue/incomplete.ts';
import { quietly } from '../../catalogue/quietly.ts';
import { search } from '../../catalogue/search.ts';
import { fetchAllStores } from '../../catalogue/stores.ts';
import { AllStores } from '../../screens/public/AllStores/AllStores.tsx';
import { StoresLoading } from '../../screens/public/AllStores/StoresLoading.tsx';

export interface StoresSearch {
  q?: string;
  page?: number;
}

export const Route = createFileRoute('/_public/stores')({
  validateSearch: ({ q, page }): StoresSearch => ({
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : undefined,
    page: Number.isInteger(page) && Number(page) > 1 ? Number(page) : undefined,
  }),
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: async ({ context: { api }, deps: { q, page = 1 }, abortController: { signal } }) =>
    q ? { found: await search(api, q, signal) } : { listed: await quietly(fetchAllStores(api, page, signal)) },
  headers: markIncomplete,
  head: () => ({ meta: [{ title: 'Stores - Get Cashback, Deals & Discounts on Your Online Shopping' }] }),
  component: StoresPage,
  pendingComponent: StoresLoading,
});

function StoresPage() {
  const { q, page = 1 } = Route.useSearch();
  return <AllStores {...Route.useLoaderData()} query={q} page={page} />;
}
