import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../../components/listing/ListLoading.tsx';
import { fetchBanners } from '../../../features/catalogue/banners.ts';
import { fetchCategories } from '../../../features/catalogue/categories.ts';
import { markIncomplete } from '../../../features/catalogue/incomplete.ts';
import { orUndefined } from '../../../features/catalogue/orUndefined.ts';
import { paths } from '../../../lib/paths.ts';
import { Categories } from '../../../screens/public/Categories/Categories.tsx';
import { pageHead } from '../../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/categories/')({
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [categories, banners] = await Promise.all([
      orUndefined(fetchCategories(api, signal)),
      fetchBanners(api, 'categories-all-page', signal),
    ]);
    return { categories, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `All Categories - Cashback Stores and Gift Cards | ${context.site.productName}`,
      description: `Apparel, electronics, travel and more: every category of ${context.site.productName}, with the stores and gift cards in it.`,
      path: paths.categories,
    }),
  component: CategoriesPage,
  pendingComponent: ListLoading,
});

function CategoriesPage() {
  return <Categories {...Route.useLoaderData()} />;
}
