import { createFileRoute } from '@tanstack/react-router';
import { fetchHome } from '../../features/catalogue/homeData.ts';
import { markIncomplete } from '../../features/catalogue/incomplete.ts';
import { paths } from '../../lib/paths.ts';
import { Home } from '../../screens/public/Home/Home.tsx';
import { HomeLoading } from '../../screens/public/Home/HomeLoading.tsx';
import { pageHead } from '../../seo/pageHead.ts';

export const Route = createFileRoute('/_public/')({
  loader: ({ context, abortController }) => fetchHome(context.api, abortController.signal),
  headers: markIncomplete,
  head: ({ match: { context } }) =>
    pageHead({
      site: context.site,
      title: `${context.site.productName} - Cashback, Deals and Coupons for Online Shopping in India`,
      description: `Shop as usual through ${context.site.productName} and earn cashback, with deals, coupons, credit cards and gift cards for shoppers in India.`,
      path: paths.home,
    }),
  component: HomePage,
  pendingComponent: HomeLoading,
});

function HomePage() {
  return <Home data={Route.useLoaderData()} />;
}
