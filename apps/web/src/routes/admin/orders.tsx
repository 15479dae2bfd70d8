import { createFileRoute } from '@tanstack/react-router';
import { Orders } from '../../screens/admin/Orders/Orders.tsx';
import { ordersSearch } from '../../screens/admin/Orders/ordersSearch.ts';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/admin/orders')({
  validateSearch: ordersSearch,
  head: screenTitle('Orders'),
  component: Orders,
});
