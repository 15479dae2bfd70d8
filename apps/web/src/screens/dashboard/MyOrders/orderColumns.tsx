import type { Transaction } from '@potli/api/contract/transactions';
import { Badge } from '@potli/ui/Badge';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { CsvColumn } from '@potli/ui/format/toCsv';
import { MoneyText } from '@potli/ui/MoneyText';
import { CopyableId } from '../../../components/table/CopyableId.tsx';
import { foreignSaleText } from '../../../features/orders/foreignSaleText.ts';
import { lookOf } from '../../../features/orders/orderStatus.ts';

/** The time of its last status log (docs/product/orders-and-payouts.md#my-orders). */
const lastUpdated = ({ statusLogs }: Pick<Transaction, 'statusLogs'>) => statusLogs.at(-1)?.timestamp;

export const shopOf = ({ storeName }: Pick<Transaction, 'storeName'>) => storeName ?? 'Unknown';

/** Only earned money is green: neither what is tracked nor what was lost. */
const isEarned = ({ currentStatus }: Transaction) => lookOf(currentStatus).tone === 'money';

export const orderColumns: readonly DataColumn<Transaction>[] = [
  {
    id: 'clickId',
    header: 'Click Id',
    value: (row) => row.clickId ?? 'N/A',
    cell: (row) => <CopyableId id={row.clickId ?? 'N/A'} copyLabel={`Copy click id of ${shopOf(row)}`} />,
    look: 'id',
    // the short id with its copy button at 768 px
    width: '19%',
    // in its story
    card: 'hidden',
  },
  { id: 'storeName', header: 'Store Name', value: shopOf, look: 'strong', width: '17%', card: 'title' },
  {
    id: 'currentStatus',
    header: 'Current Status',
    value: (row) => lookOf(row.currentStatus).label,
    cell: (row) => <Badge tone={lookOf(row.currentStatus).tone}>{lookOf(row.currentStatus).label}</Badge>,
    width: '14.5%',
    card: 'tag',
  },
  {
    id: 'cashbackAmount',
    header: 'Cashback Amount',
    value: (row) => row.cashbackAmount,
    cell: (row) => (
      <MoneyText rupees={row.cashbackAmount} precision="paise" tone={isEarned(row) ? 'inherit' : 'neutral'} />
    ),
    look: 'earned',
    width: '17%',
    card: 'figure',
  },
  {
    id: 'saleAmount',
    header: 'Sale Amount',
    value: (row) => row.saleAmount,
    // a card that was issued is no sale
    cell: (row) => (row.saleAmount > 0 ? formatRupees(row.saleAmount, 'paise') : 'N/A'),
    look: 'whole',
    width: '14%',
    card: 'foot',
    namedOnCard: true,
  },
  {
    id: 'lastUpdated',
    header: 'Last Updated',
    value: lastUpdated,
    cell: (row) => formatDateTime(lastUpdated(row), 'N/A'),
    look: 'whole',
    width: '18.5%',
    card: 'subtitle',
    namedOnCard: true,
  },
];

/** Times in Asia/Kolkata. */
export const orderCsv: readonly CsvColumn<Transaction>[] = [
  { header: 'Order', value: (row) => row.id },
  { header: 'Click Id', value: (row) => row.clickId ?? 'N/A' },
  { header: 'Store Name', value: shopOf },
  { header: 'Current Status', value: (row) => lookOf(row.currentStatus).label },
  { header: 'Cashback Amount (INR)', value: (row) => row.cashbackAmount },
  { header: 'Sale Amount (INR)', value: (row) => row.saleAmount },
  { header: 'Sale Amount (original)', value: ({ foreignSale }) => foreignSaleText(foreignSale) },
  { header: 'Last Updated (IST)', value: (row) => formatDateTime(lastUpdated(row), 'N/A') },
];
