import { createFileRoute } from '@tanstack/react-router';
import { tableSearch } from '../../components/table/tableSearch.ts';
import { OrderHistory } from '../../screens/dashboard/OrderHistory/OrderHistory.tsx';
import { screenTitle } from '../../seo/screenTitle.ts';

export const Route = createFileRoute('/user_dashboard/order_history')({
  validateSearch: tableSearch,
  head: screenTitle('Order History'),
  component: OrderHistory,
});
