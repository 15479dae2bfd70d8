import type { MyYear } from '@potli/api/contract/tax';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { CsvColumn } from '../../../lib/csv/toCsv.ts';

/** Income of a month, or of the whole year. */
export type IncomeRow = Pick<MyYear, 'ownOrders' | 'sharedLinks' | 'referrals' | 'total'> & { month: string };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-04` as `Apr 2026`; another text as it is. */
const monthName = (month: string): string => {
  const name = /^\d{4}-\d\d$/.test(month) ? MONTHS[Number(month.slice(5)) - 1] : undefined;
  return name ? `${name} ${month.slice(0, 4)}` : month;
};

/** `2026` as `2026-27`. */
export const yearName = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

export const signed = (rupees: number): string => `${rupees < 0 ? '−' : ''}${formatRupees(Math.abs(rupees), 'paise')}`;

const kinds = [
  { id: 'ownOrders', header: 'Own orders', width: '20%', card: 'foot' },
  { id: 'sharedLinks', header: 'Shared links', width: '20%', card: 'foot' },
  { id: 'referrals', header: 'Friends', width: '20%', card: 'foot' },
  { id: 'total', header: 'Together', width: '20%', card: 'figure' },
] as const;

export const yearColumns: readonly DataColumn<IncomeRow>[] = [
  {
    id: 'month',
    header: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => monthName(month),
    look: 'strong',
    width: '20%',
    card: 'title',
  },
  ...kinds.map(
    (kind): DataColumn<IncomeRow> => ({
      ...kind,
      value: (row) => row[kind.id],
      cell: (row) => signed(row[kind.id]),
      look: kind.id === 'total' ? 'amount' : 'whole',
    }),
  ),
];

export const yearCsv: readonly CsvColumn<IncomeRow>[] = [
  { header: 'Month', value: ({ month }) => monthName(month) },
  ...kinds.map(({ id, header }) => ({ header: `${header} (INR)`, value: (row: IncomeRow) => row[id] })),
];
