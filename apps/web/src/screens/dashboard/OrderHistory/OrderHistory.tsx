import { type GiftCardOrder, listGiftCardOrders } from '@potli/api/contract/giftCardOrders';
import { Text } from '@potli/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { paths } from '../../../lib/paths.ts';
import { giftCardOrderColumns } from './giftCardOrderColumns.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { brandOf } from './orderFacts.ts';

const none: readonly GiftCardOrder[] = [];

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
  const query = useQuery({
    ...apiQuery(useApp().api, listGiftCardOrders, { query: { page: state.page - 1, size: state.pageSize } }),
    select: ({ content, totalPages, totalElements }) => ({
      rows: content,
      totalPages,
      // hosts may not count them
      totalCount: totalElements || (state.page - 1) * state.pageSize + content.length,
    }),
    placeholderData: keepPreviousData,
    // vouchers arrive while the member is away to pay
    refetchOnWindowFocus: 'always',
  });
  return (
    <TableScreen
      title="Order History"
      intro={<Text tone="muted">Gift cards that you bought.</Text>}
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
    />
  );
}

function NoGiftCards() {
  return (
    <EmptyList
      title="No gift cards yet"
      text="Gift cards that you buy will be listed here, with their numbers and PINs."
      action={{ label: 'Browse gift cards', href: paths.categories }}
    />
  );
}
