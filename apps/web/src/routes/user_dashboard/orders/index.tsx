import { createFileRoute } from '@tanstack/react-router';
import { MyOrders } from '../../../screens/dashboard/MyOrders/MyOrders.tsx';
import { orderSearch } from '../../../screens/dashboard/orders/orderSearch.ts';

export const Route = createFileRoute('/user_dashboard/orders/')({
  validateSearch: orderSearch,
  head: ({ match }) => ({ meta: [{ title: `My Orders | ${match.context.site.productName}` }] }),
  component: MyOrders,
});
