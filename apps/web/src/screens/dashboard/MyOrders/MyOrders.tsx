import type { Transaction } from '@potli/api/contract/transactions';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { toOrderFilter } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { OrderTools } from './OrderTools.tsx';
import { orderColumns, shopOf } from './orderColumns.tsx';
import { ordersFailure, ordersQuery } from './ordersQuery.ts';

const none: readonly Transaction[] = [];

/**
 * My Orders (docs/product/orders-and-payouts.md#my-orders): every order that a shop reported; each row leads to its
 * story.
 */
export function MyOrders() {
  const state = useTableState();
  const status = toOrderFilter(useSearch({ strict: false }).status);
  const query = useQuery(ordersQuery(useApp().api, { ...state, status }));
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

function toStory(row: Transaction) {
  if (!row.id) return undefined;
  return { href: memberPaths.order(row.id), label: `${shopOf(row)}: the story of this order` };
}

interface NoOrdersProps {
  /** Shows orders of every status. Absent where all are shown. */
  onShowAll: (() => void) | undefined;
}

function NoOrders({ onShowAll }: NoOrdersProps) {
  if (onShowAll) {
    return (
      <EmptyList
        title="No orders with this status"
        text="Choose another status to see the rest."
        action={{ label: 'Show all orders', onPress: onShowAll }}
      />
    );
  }
  return (
    <EmptyList
      title="No orders yet"
      text="Shops report an order some hours or days after you buy. Each reported order will be listed here."
      action={{ label: 'Browse stores', href: paths.stores }}
    />
  );
}
