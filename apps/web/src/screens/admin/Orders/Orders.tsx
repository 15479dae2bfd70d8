import { listReviewOrders, type ReviewOrder } from '@potli/api/contract/adminOrders';
import type { DataColumn } from '@potli/ui/DataTable';
import { FactList } from '@potli/ui/FactList';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { timeColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { AcceptOrder } from './AcceptOrder.tsx';

const lists = [
  { value: 'held', label: 'Waiting' },
  { value: 'costly', label: 'Cost more' },
] as const;

const reasons: Record<ReviewOrder['reason'], string> = {
  'no commission': 'The network pays nothing',
  'low commission': 'The network pays less than the member earns',
  'costs more': 'It costs more than the network pays',
};

const titleOf = ({ orderId }: ReviewOrder) => `Order ${orderId}`;
const amountColumn = (id: 'commission' | 'cashback', header: string, card: 'figure' | 'foot') =>
  ({
    id,
    header,
    value: (row: ReviewOrder) => row[id],
    cell: (row: ReviewOrder) => formatRupees(row[id], 'paise'),
    look: 'amount',
    card,
    namedOnCard: card === 'foot',
  }) as const;

const columns: readonly DataColumn<ReviewOrder>[] = [
  { id: 'order', header: 'Order', value: titleOf, look: 'strong', breaks: true, card: 'title' },
  { id: 'network', header: 'Network', value: ({ network }) => network, card: 'foot' },
  timeColumn({
    id: 'approved',
    header: 'Approved',
    value: ({ approvedAt }) => approvedAt,
    card: 'subtitle',
  }),
  { id: 'reason', header: 'Why', value: ({ reason }) => reasons[reason], card: 'foot' },
  amountColumn('commission', 'Network pays', 'foot'),
  amountColumn('cashback', 'Member earns', 'figure'),
];

function OrderDetail({ order }: { order: ReviewOrder }) {
  const { storeOrderId, referral, claim, reason } = order;
  const facts = [
    { label: 'Number of the shop', value: storeOrderId ?? 'Not reported' },
    { label: 'Share of who invited the member', value: formatRupees(referral, 'paise') },
    { label: 'Paid by a claim', value: formatRupees(claim, 'paise') },
  ];
  return (
    <Stack gap="l">
      <FactList facts={facts} />
      {reason !== 'costs more' && <AcceptOrder order={order} />}
    </Stack>
  );
}

const detail = { label: titleOf, content: (order: ReviewOrder) => <OrderDetail order={order} /> };

/** Approvals that wait for a person, and orders that cost more than they bring (docs/networks.md#approvals-that-wait). */
export function Orders() {
  const { list = 'held' } = useSearch({ from: '/admin/orders' });
  const table = useTablePage(listReviewOrders, { list });
  return (
    <TableScreen
      title="Orders"
      {...table}
      noun={{ one: 'order', many: 'orders' }}
      columns={columns}
      rowId={({ id }) => id}
      detail={detail}
      empty={
        <EmptyList
          title={list === 'held' ? 'No approval waits for a person' : 'No order costs more than its network pays'}
          text="An order is listed when its network pays less for it than it costs."
        />
      }
      intro={
        <SegmentedControl
          label="Which orders"
          name="list"
          options={lists}
          value={list}
          onChange={(next) => table.state.setFilter({ list: next === 'held' ? undefined : next })}
        />
      }
    />
  );
}
