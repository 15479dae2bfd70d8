import { createFileRoute } from '@tanstack/react-router';
import { orderSearch } from '../../../features/orders/orderStatus.ts';
import { MyOrders } from '../../../screens/dashboard/MyOrders/MyOrders.tsx';
import { screenTitle } from '../../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/orders/')({
  validateSearch: orderSearch,
  head: screenTitle('My Orders'),
  component: MyOrders,
});
