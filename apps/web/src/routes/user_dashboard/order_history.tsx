import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { OrderHistory } from '../../screens/dashboard/OrderHistory/OrderHistory.tsx';

export const Route = createFileRoute('/user_dashboard/order_history')({
  validateSearch: tableSearch,
  head: ({ match }) => ({ meta: [{ title: `Order History | ${match.context.site.productName}` }] }),
  component: OrderHistory,
});
