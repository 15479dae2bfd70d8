import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../components/listing/pageNumber.ts';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { fetchFlashDeals } from '../../features/catalogue/offers.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { Deals } from '../../screens/public/Deals/Deals.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/deals')({
  validateSearch: ({ page }): { page?: number } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { api }, deps: { page = 1 }, abortController: { signal } }) => {
    const [listed, banners] = await Promise.all([
      orUndefined(fetchFlashDeals(api, page, signal)),
      fetchBanners(api, 'flash-deals-all-page', signal),
    ]);
    return { listed, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: `Flash Deals - Short-lived Prices with Cashback | ${context.site.productName}`,
      description: `Flash deals of Indian shops that end soon, each with cashback through ${context.site.productName}: prices, codes and the time that is left.`,
      path: atPage(paths.deals, search.page),
      image: '/og/deals.png',
    }),
  component: DealsPage,
  pendingComponent: ListLoading,
});

function DealsPage() {
  const { page = 1 } = Route.useSearch();
  return <Deals {...Route.useLoaderData()} page={page} />;
}
