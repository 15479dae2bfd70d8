import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../components/listing/pageNumber.ts';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { fetchAllStores } from '../../features/catalogue/stores.ts';
import { search } from '../../features/search/search.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { AllStores } from '../../screens/public/AllStores/AllStores.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export interface StoresSearch {
  q?: string;
  page?: number;
}

export const Route = createFileRoute('/_public/stores')({
  validateSearch: ({ q, page }): StoresSearch => ({
    q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : undefined,
    page: pageNumber(page),
  }),
  loaderDeps: ({ search: { q, page } }) => ({ q, page }),
  loader: async ({ context: { api }, deps: { q, page = 1 }, abortController: { signal } }) => {
    if (q) return { found: await search(api, q, signal) };
    const [listed, banners] = await Promise.all([
      orUndefined(fetchAllStores(api, page, signal)),
      fetchBanners(api, 'stores-all-page', signal),
    ]);
    return { listed, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: 'Stores - Get Cashback, Deals & Discounts on Your Online Shopping',
      description: `Every store that gives cashback through ${context.site.productName}, with its rates and terms.`,
      path: atPage(paths.stores, search.page),
      noindex: search.q !== undefined,
    }),
  component: StoresPage,
  pendingComponent: ListLoading,
});

function StoresPage() {
  const { q, page = 1 } = Route.useSearch();
  return <AllStores {...Route.useLoaderData()} query={q} page={page} />;
}
