import type { Payout } from '@potli/api/contract/payouts';
import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import type { CsvColumn } from '../../../lib/csv/toCsv.ts';
import { payoutMode, payoutStatus } from './payoutWords.ts';

/** Times in Asia/Kolkata. */
export const payoutCsv: readonly CsvColumn<Payout>[] = [
  { header: 'Payout Mode', value: (row) => payoutMode(row.pymtMode) },
  { header: 'Processed Amount (INR)', value: (row) => row.amount },
  { header: 'Payout Status', value: (row) => payoutStatus(row.status) },
  { header: 'UTR', value: (row) => row.utr },
  { header: 'Reason', value: (row) => row.failureReason },
  { header: 'Date Time (IST)', value: (row) => formatDateTime(row.accountDebitDate, '') },
];
