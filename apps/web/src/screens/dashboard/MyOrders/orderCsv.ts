import type { Transaction } from '@potli/api/contract/transactions';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import { lookOf } from '../../../features/orders/orderStatus.ts';
import type { CsvColumn } from '../../../lib/csv/toCsv.ts';
import { lastUpdated, shopOf } from './orderColumns.tsx';

/** Times in Asia/Kolkata. */
export const orderCsv: readonly CsvColumn<Transaction>[] = [
  { header: 'Order', value: (row) => row.id },
  { header: 'Click Id', value: (row) => row.clickId ?? 'N/A' },
  { header: 'Store Name', value: shopOf },
  { header: 'Current Status', value: (row) => lookOf(row.currentStatus).label },
  { header: 'Cashback Amount (INR)', value: (row) => row.cashbackAmount },
  { header: 'Sale Amount (INR)', value: (row) => row.saleAmount },
  { header: 'Last Updated (IST)', value: (row) => formatDateTime(lastUpdated(row), 'N/A') },
];
