import { type GiftCardRefund, listRefunds } from '@potli/api/contract/adminRefunds';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTableState } from '../../../components/table/useTableState.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { refundText } from './refundTexts.ts';

const none: readonly GiftCardRefund[] = [];

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed by hand' },
] as const;

const titleOf = ({ order }: GiftCardRefund) => `Order ${order}`;

const columns: readonly DataColumn<GiftCardRefund>[] = [
  { id: 'order', header: 'Order', value: titleOf, look: 'strong', card: 'title' },
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatRupees(amount, 'paise'),
    look: 'amount',
    card: 'figure',
  },
  {
    id: 'since',
    header: 'Since',
    value: ({ since }) => since ?? '',
    cell: ({ since }) => formatDateTime(since, ''),
    look: 'whole',
    card: 'subtitle',
  },
  { id: 'state', header: 'How far', value: (row) => refundText(row).state, card: 'foot' },
  { id: 'toDo', header: 'What to do', value: (row) => refundText(row).toDo ?? '–', card: 'foot' },
  {
    id: 'late',
    header: 'Late',
    value: ({ late }) => (late ? 1 : 0),
    cell: ({ late }) => (late ? <Badge tone="warn">Late</Badge> : '–'),
    card: 'tag',
  },
];

const detail = { label: titleOf, content: (refund: GiftCardRefund) => <RefundDetail refund={refund} /> };

/** Money of gift cards that goes back to its buyers, and what an operator has to do about it (docs/payments.md#refunds). */
export function Refunds() {
  const state = useTableState();
  const { state: shown = 'open' } = useSearch({ from: '/admin/refunds' });
  const { page, pageSize } = state;
  const query = useQuery({
    ...apiQuery(useApp().api, listRefunds, { query: { state: shown, pageNumber: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  return (
    <TableScreen
      title="Refunds"
      query={query}
      state={state}
      noun={{ one: 'refund', many: 'refunds' }}
      columns={columns}
      rows={query.data?.rows ?? none}
      rowId={({ order }) => order}
      detail={detail}
      empty={
        <EmptyList
          title={shown === 'open' ? 'No refund is open' : 'No refund was closed by hand'}
          text="Money of gift cards for which there was no voucher goes back by itself, and is listed until it has."
        />
      }
      intro={
        <SegmentedControl
          label="Which refunds"
          name="state"
          options={states}
          value={shown}
          onChange={(next) => state.setFilter({ state: next === 'open' ? undefined : next })}
        />
      }
    />
  );
}
