import type { Category } from '@potli/api/contract/categories';
import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { fetchCategories } from '../../features/catalogue/categories.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { fetchAllStores } from '../../features/catalogue/stores.ts';
import { search } from '../../features/search/search.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { AllStores } from '../../screens/public/AllStores/AllStores.tsx';
import { readStoresSearch } from '../../screens/public/AllStores/readStoresSearch.ts';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/stores')({
  validateSearch: readStoresSearch,
  // a search may hold parameters of others, which the server does not render a page for
  loaderDeps: ({ search }) => readStoresSearch({ ...search }),
  loader: async ({ context: { api }, deps: { q, ...choice }, abortController: { signal } }) => {
    const loading = orUndefined(fetchCategories(api, signal));
    if (q) {
      const [found, categories] = await Promise.all([search(api, q, signal), loading]);
      return { found, categories };
    }
    const categoryId = choice.category && (await idOf(choice.category, loading));
    const [listed, categories, banners] = await Promise.all([
      orUndefined(fetchAllStores(api, { ...choice, categoryId }, signal)),
      loading,
      fetchBanners(api, 'stores-all-page', signal),
    ]);
    return { listed, categories, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: 'Stores - Get Cashback, Deals & Discounts on Your Online Shopping',
      description: `Every store that gives cashback through ${context.site.productName}, with its rates and terms.`,
      path: atPage(paths.stores, search.page),
      noindex: search.q !== undefined || search.category !== undefined || search.sort !== undefined,
    }),
  component: StoresPage,
  pendingComponent: ListLoading,
});

/** The id of a category; without a list of them its slug, which this shop's own server reads as well. */
async function idOf(slug: string, loading: Promise<Category[] | undefined>): Promise<string> {
  const categories = await loading;
  return categories?.find(({ urlSlug }) => urlSlug === slug)?.id ?? slug;
}

function StoresPage() {
  return <AllStores {...Route.useLoaderData()} search={Route.useSearch()} />;
}
