import { type GiftCardRefund, listRefunds } from '@potli/api/contract/adminRefunds';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { rupeesColumn, timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { refundText } from './refundTexts.ts';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed by hand' },
] as const;

const titleOf = ({ order }: GiftCardRefund) => `Order ${order}`;

const columns: readonly DataColumn<GiftCardRefund>[] = [
  { id: 'order', header: 'Order', value: titleOf, look: 'strong', card: 'title' },
  rupeesColumn({
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => amount,
    card: 'figure',
  }),
  timeColumn({
    id: 'since',
    header: 'Since',
    value: ({ since }) => since ?? '',
    card: 'subtitle',
  }),
  { id: 'state', header: 'How far', value: (row) => refundText(row).state, card: 'foot' },
  { id: 'toDo', header: 'What to do', value: (row) => refundText(row).toDo ?? '–', card: 'foot', namedOnCard: true },
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
  const { state: shown = 'open' } = useSearch({ from: '/admin/refunds' });
  const table = useTablePage(listRefunds, { state: shown });
  return (
    <TableScreen
      title="Refunds"
      {...table}
      noun={{ one: 'refund', many: 'refunds' }}
      columns={columns}
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
          onChange={(next) => table.state.setFilter({ state: next === 'open' ? undefined : next })}
        />
      }
    />
  );
}
