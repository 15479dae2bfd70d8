import type { Transaction } from '@potli/api/contract/transactions';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { formatRupees } from '@potli/ui/commerce/format/formatRupees';
import { MoneyText } from '@potli/ui/commerce/MoneyText/MoneyText';
import { Badge } from '@potli/ui/components/Badge/Badge';
import type { DataColumn } from '@potli/ui/components/DataTable/DataColumn';
import { lookOf } from '../../../features/orders/orderStatus.ts';

/** The time of its last status log (docs/product/orders-and-payouts.md#my-orders). */
export const lastUpdated = ({ statusLogs }: Pick<Transaction, 'statusLogs'>) => statusLogs.at(-1)?.timestamp;

export const shopOf = ({ storeName }: Pick<Transaction, 'storeName'>) => storeName ?? 'Unknown';

/** Green is for money that comes. */
const isLost = ({ currentStatus }: Transaction) => lookOf(currentStatus).tone === 'danger';

export const orderColumns: readonly DataColumn<Transaction>[] = [
  { id: 'clickId', header: 'Click Id', value: (row) => row.clickId ?? 'N/A', look: 'id', width: '20%', card: 'foot' },
  { id: 'storeName', header: 'Store Name', value: shopOf, look: 'strong', width: '19%', card: 'title' },
  {
    id: 'currentStatus',
    header: 'Current Status',
    value: (row) => lookOf(row.currentStatus).label,
    cell: (row) => <Badge tone={lookOf(row.currentStatus).tone}>{lookOf(row.currentStatus).label}</Badge>,
    width: '15%',
    card: 'tag',
  },
  {
    id: 'cashbackAmount',
    header: 'Cashback Amount',
    value: (row) => row.cashbackAmount,
    cell: (row) => <MoneyText rupees={row.cashbackAmount} precision="paise" tone={isLost(row) ? 'ink3' : 'inherit'} />,
    look: 'amount',
    width: '16.5%',
    card: 'figure',
  },
  {
    id: 'saleAmount',
    header: 'Sale Amount',
    value: (row) => row.saleAmount,
    cell: (row) => formatRupees(row.saleAmount, 'paise'),
    width: '14%',
    card: 'hidden',
  },
  {
    id: 'lastUpdated',
    header: 'Last Updated',
    value: lastUpdated,
    cell: (row) => formatDateTime(lastUpdated(row), 'N/A'),
    width: '15.5%',
    card: 'subtitle',
  },
];
