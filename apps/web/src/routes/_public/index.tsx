import { createFileRoute } from '@tanstack/react-router';
import { fetchHome } from '../../catalogue/homeData.ts';
import { markIncomplete } from '../../catalogue/incomplete.ts';
import { Home } from '../../screens/public/Home/Home.tsx';
import { HomeLoading } from '../../screens/public/Home/HomeLoading.tsx';

export const Route = createFileRoute('/_public/')({
  loader: ({ context, abortController }) => fetchHome(context.api, abortController.signal),
  headers: markIncomplete,
  head: ({ match }) => {
    const { productName } = match.context.site;
    return {
      meta: [
        { title: `${productName} - Cashback, Deals and Coupons for Online Shopping in India` },
        {
          name: 'description',
          content: `Shop as always through ${productName} and earn cashback, with deals, coupons, credit cards and gift cards for shoppers in India.`,
        },
      ],
    };
  },
  component: HomePage,
  pendingComponent: HomeLoading,
});

function HomePage() {
  return <Home data={Route.useLoaderData()} />;
}
