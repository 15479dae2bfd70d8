import { formatDateTime } from '@potli/ui/commerce/format/formatDateTime';
import type { CsvColumn } from '../../../lib/csv/toCsv.ts';
import { cashbackText, sourceOf } from './clickColumns.tsx';
import type { ClickRow } from './useClickRows.ts';

/** Times in Asia/Kolkata. */
export const clickCsv: readonly CsvColumn<ClickRow>[] = [
  { header: 'Click Id', value: (row) => row.clickId },
  { header: 'Store Name', value: (row) => row.sourceName },
  { header: 'Click Source', value: (row) => sourceOf(row).label },
  { header: 'Cashback', value: cashbackText },
  { header: 'Click Date & Time (IST)', value: (row) => formatDateTime(row.clickTime, 'N/A') },
];
