import { listReceivables, RECEIVABLE_AGES, type Receivable } from '@potli/api/contract/adminReceivables';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { rupeesColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { UnpaidOrders } from './UnpaidOrders.tsx';
import { WriteOff } from './WriteOff.tsx';

const [youngest] = RECEIVABLE_AGES;
const ageTexts = [
  `Up to ${youngest} days`,
  ...RECEIVABLE_AGES.slice(1).map((most, index) => `${(RECEIVABLE_AGES[index] ?? 0) + 1} to ${most} days`),
  `Over ${RECEIVABLE_AGES.at(-1)} days`,
];

const columns: readonly DataColumn<Receivable>[] = [
  { id: 'network', header: 'Network', value: ({ network }) => network, look: 'strong', card: 'title' },
  rupeesColumn({
    id: 'open',
    header: 'Owes',
    value: ({ open }) => open,
    card: 'figure',
  }),
  ...ageTexts.map(
    (header, age): DataColumn<Receivable> =>
      rupeesColumn({ id: `age${age}`, header, value: ({ ages }) => ages[age] ?? 0, card: 'foot', namedOnCard: true }),
  ),
  { id: 'orders', header: 'Orders', value: ({ orders }) => orders, card: 'foot', namedOnCard: true },
  {
    id: 'oldest',
    header: 'Oldest',
    value: ({ oldestAt }) => oldestAt,
    cell: ({ oldestAt }) => formatDate(oldestAt, ''),
    look: 'whole',
    card: 'subtitle',
  },
];

const detail = {
  label: ({ network }: Receivable) => `Unpaid orders of ${network}`,
  content: ({ network }: Receivable) => (
    <Stack gap="x2">
      <UnpaidOrders network={network} />
      <WriteOff network={network} />
    </Stack>
  ),
};

/** What networks owe by age, and how what they will not pay is written off (docs/product/admin.md#receivables). */
export function Receivables() {
  const table = useTablePage(listReceivables, {});
  return (
    <TableScreen
      title="Receivables"
      {...table}
      noun={{ one: 'network', many: 'networks' }}
      columns={columns}
      rowId={({ network }) => network}
      detail={detail}
      intro={
        <Text tone="muted">
          What networks owe for orders that they have approved, by days since the approval. Below zero: a network paid
          more than it said.
        </Text>
      }
      empty={
        <EmptyList
          title="No network owes anything"
          text="An order is listed from its approval until its network has paid for it."
        />
      }
    />
  );
}
