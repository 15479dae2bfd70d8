import type { Transaction } from '@potli/api/contract/transactions';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { myOrdersQuery } from '../../../features/orders/orderQueries.ts';
import { toOrderStatus } from '../../../features/orders/orderStatus.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderTools } from './OrderTools.tsx';
import { orderColumns, shopOf } from './orderColumns.tsx';

import { ordersFailure } from './ordersFailure.ts';

const none: readonly Transaction[] = [];

/**
 * My Orders (docs/product/orders-and-payouts.md#my-orders): every order that a shop reported; each row leads to its
 * story.
 */
export function MyOrders() {
  const state = useTableState();
  const status = toOrderStatus(useSearch({ strict: false }).status);
  const query = useQuery(myOrdersQuery(useApp().api, { ...state, status }));
  const showAll = () => state.setFilter({ status: undefined });
  return (
    <TableScreen
      title="My Orders"
      tools={<OrderTools status={status} onStatusChange={(next) => state.setFilter({ status: next })} />}
      query={query}
      state={state}
      noun={{ one: 'order', many: 'orders' }}
      columns={orderColumns}
      rows={query.data?.rows ?? none}
      rowId={(row) => row.id}
      rowLink={toStory}
      empty={<NoOrders onShowAll={status && showAll} />}
      texts={{ failed: ordersFailure }}
    />
  );
}

const toStory = (row: Transaction) => ({
  href: `/user_dashboard/orders/${row.id}`,
  label: `${shopOf(row)}: the story of this order`,
});
