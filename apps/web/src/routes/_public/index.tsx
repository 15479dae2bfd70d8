import { createFileRoute } from '@tanstack/react-router';
import { loadQuietly } from '../../queries/loadQuietly.ts';
import { Home } from '../../screens/public/Home/Home.tsx';
import { homeQueries } from '../../screens/public/Home/homeQueries.ts';

export const Route = createFileRoute('/_public/')({
  loader: ({ context }) => loadQuietly(context.queryClient, homeQueries(context.api)),
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
  component: Home,
});
