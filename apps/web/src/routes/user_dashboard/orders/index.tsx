import { createFileRoute } from '@tanstack/react-router';
import { orderSearch } from '../../../features/orders/orderSearch.ts';
import { MyOrders } from '../../../screens/dashboard/MyOrders/MyOrders.tsx';

export const Route = createFileRoute('/user_dashboard/orders/')({
  validateSearch: orderSearch,
  head: ({ match }) => ({ meta: [{ title: `My Orders | ${match.context.site.productName}` }] }),
  component: MyOrders,
});
