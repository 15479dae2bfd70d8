import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { giftCardOrderColumns } from './giftCardOrderColumns.tsx';
import { giftCardOrdersQuery } from './giftCardOrderQueries.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { brandOf } from './orderFacts.ts';

const none: readonly GiftCardOrder[] = [];
const texts = { failed: () => 'Your orders did not load. Please try again.' };

const detail = {
  label: (row: GiftCardOrder) => `${brandOf(row)}: details of order ${row.id}`,
  content: (row: GiftCardOrder) => <OrderDetail order={row} />,
};

/**
 * Order History (docs/product/gift-cards.md#order-history): gift cards that the member bought; a row unfolds to its
 * vouchers.
 */
export function OrderHistory() {
  const state = useTableState();
  const query = useQuery(giftCardOrdersQuery(useApp().api, state));
  return (
    <TableScreen
      title="Order History"
      query={query}
      state={state}
      noun={{ one: 'order', many: 'orders' }}
      pagerWindow={3}
      dense
      columns={giftCardOrderColumns}
      rows={query.data?.rows ?? none}
      rowId={(row) => row.id}
      detail={detail}
      empty={<NoGiftCards />}
      texts={texts}
    />
  );
}

function NoGiftCards() {
  return (
    <NothingHere
      title="No gift cards yet"
      text="Gift cards that you buy will be listed here, with their numbers and PINs."
      action={{ label: 'Browse gift cards', href: '/categories' }}
    />
  );
}
