import { createFileRoute } from '@tanstack/react-router';
import { ListLoading } from '../../components/listing/ListLoading.tsx';
import { pageNumber } from '../../components/listing/pageNumber.ts';
import { fetchBanners } from '../../features/catalogue/banners.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { fetchCoupons } from '../../features/catalogue/offers.ts';
import { orUndefined } from '../../features/catalogue/orUndefined.ts';
import { atPage, paths } from '../../lib/paths.ts';
import { Coupons } from '../../screens/public/Coupons/Coupons.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/coupons')({
  validateSearch: ({ page }): { page?: number } => ({ page: pageNumber(page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { api }, deps: { page = 1 }, abortController: { signal } }) => {
    const [listed, banners] = await Promise.all([
      orUndefined(fetchCoupons(api, page, signal)),
      fetchBanners(api, 'coupons-all-page', signal),
    ]);
    return { listed, banners };
  },
  headers: markIncomplete,
  head: ({ match: { context, search } }) =>
    pageHead({
      site: context.site,
      title: `Popular Coupons - Codes and Offers with Cashback | ${context.site.productName}`,
      description: `Coupon codes and offers of Indian shops. Copy the code, open the shop through ${context.site.productName} and earn cashback on top.`,
      path: atPage(paths.coupons, search.page),
      image: '/og/coupons.png',
    }),
  component: CouponsPage,
  pendingComponent: ListLoading,
});

function CouponsPage() {
  const { page = 1 } = Route.useSearch();
  return <Coupons {...Route.useLoaderData()} page={page} />;
}
