import { createFileRoute } from '@tanstack/react-router';
import { OrderHistory } from '../../screens/dashboard/OrderHistory/OrderHistory.tsx';
import { tableSearch } from '../../screens/dashboard/table/tableSearch.ts';

export const Route = createFileRoute('/user_dashboard/order_history')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `Order History | ${match.context.site.productName}` }] }),
  component: OrderHistory,
});
