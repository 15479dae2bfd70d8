import { listVoucherStock, type VoucherStock } from '@potli/api/contract/adminVouchers';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { rupeesColumn } from '../../../components/table/columns.ts';
import { TableScreen } from '../../../components/table/TableScreen.tsx';
import { useTablePage } from '../../../components/table/useTablePage.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { RemoveVouchers } from './RemoveVouchers.tsx';

const lists = [
  { value: 'all', label: 'All' },
  { value: 'short', label: 'Low or empty' },
] as const;

const states = {
  enough: { label: 'In stock', tone: 'money' },
  low: { label: 'Low', tone: 'warn' },
  empty: { label: 'Empty', tone: 'danger' },
  notOffered: { label: 'Not on sale', tone: 'neutral' },
} as const;

const titleOf = ({ giftCard, name }: VoucherStock) => name ?? giftCard;

const columns: readonly DataColumn<VoucherStock>[] = [
  { id: 'card', header: 'Gift card', value: titleOf, look: 'strong', card: 'title' },
  {
    id: 'value',
    header: 'Value',
    value: ({ value }) => value,
    cell: ({ value }) => formatRupees(value),
    look: 'amount',
    card: 'figure',
  },
  { id: 'count', header: 'Vouchers', value: ({ count }) => count, look: 'amount', card: 'foot', namedOnCard: true },
  {
    id: 'sellable',
    header: 'Can be sold',
    value: ({ sellable }) => sellable,
    look: 'amount',
    card: 'foot',
    namedOnCard: true,
  },
  rupeesColumn({
    id: 'cost',
    header: 'Cost',
    value: ({ cost }) => cost,
    card: 'foot',
    namedOnCard: true,
  }),
  {
    id: 'expiresFirst',
    header: 'First ends on',
    value: ({ expiresFirst }) => expiresFirst ?? '',
    cell: ({ expiresFirst }) => formatDate(expiresFirst, '–'),
    look: 'whole',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'state',
    header: 'Stock',
    value: ({ state }) => states[state].label,
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
    card: 'tag',
  },
];

const detail = {
  label: (stock: VoucherStock) => `${titleOf(stock)} of ${formatRupees(stock.value)}`,
  content: (stock: VoucherStock) => (
    <Stack gap="l">
      <Link href={`${adminPaths.importVouchers}?card=${encodeURIComponent(stock.giftCard)}`}>
        {`Import vouchers of ${titleOf(stock)}`}
      </Link>
      <RemoveVouchers stock={stock} />
    </Stack>
  ),
};

/** Vouchers that wait for a buyer, by card and value, and the way out of the stock (docs/payments.md). Never a number or a PIN. */
export function Vouchers() {
  const { only } = useSearch({ from: '/admin/vouchers/' });
  const table = useTablePage(listVoucherStock, { only });
  return (
    <TableScreen
      title="Voucher stock"
      {...table}
      noun={{ one: 'value', many: 'values' }}
      mine="vouchers"
      columns={columns}
      rowId={({ giftCard, value }) => `${giftCard} ${value}`}
      detail={detail}
      empty={
        <EmptyList
          title={only ? 'No stock is low or empty' : 'No voucher is in stock'}
          text="Vouchers come into the stock from a file, and leave it when they are sold or removed."
        />
      }
      tools={<Link href={adminPaths.importVouchers}>Import vouchers</Link>}
      intro={
        <SegmentedControl
          label="Which stock"
          name="only"
          options={lists}
          value={only ?? 'all'}
          onChange={(next) => table.state.setFilter({ only: next === 'all' ? undefined : next })}
        />
      }
    />
  );
}
