import type { MyYear } from '@potli/api/contract/tax';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { CsvColumn } from '@potli/ui/format/toCsv';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';

/** Income and tax of a month, or of the whole year. */
export type IncomeRow = Pick<MyYear, 'ownOrders' | 'sharedLinks' | 'referrals' | 'total' | 'withheld'> & {
  month: string;
};

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
  { id: 'ownOrders', header: 'Own orders' },
  { id: 'sharedLinks', header: 'Shared links' },
  { id: 'referrals', header: 'Friends' },
] as const;

/** A line for each kind of which there is something, and one for tax. */
function Kinds({ row }: { row: IncomeRow }) {
  const shown = kinds.filter(({ id }) => row[id] !== 0);
  if (shown.length === 0 && row.withheld === 0) return <Text tone="muted">Nothing</Text>;
  return (
    <Stack gap="none">
      {shown.map(({ id, header }) => (
        <Text key={id} as="span">
          {signed(row[id])} {header}
        </Text>
      ))}
      {row.withheld !== 0 && <Text tone="muted">{signed(row.withheld)} of tax withheld</Text>}
    </Stack>
  );
}

export const yearColumns: readonly DataColumn<IncomeRow>[] = [
  {
    id: 'month',
    header: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => monthName(month),
    look: 'strong',
    width: '25%',
    card: 'title',
  },
  {
    id: 'kinds',
    header: 'What it came from',
    value: ({ total }) => total,
    cell: (row) => <Kinds row={row} />,
    width: '50%',
    card: 'foot',
  },
  {
    id: 'total',
    header: 'Together',
    value: ({ total }) => total,
    cell: ({ total }) => signed(total),
    look: 'amount',
    width: '25%',
    card: 'figure',
  },
];

export const yearCsv: readonly CsvColumn<IncomeRow>[] = [
  { header: 'Month', value: ({ month }) => monthName(month) },
  ...[...kinds, { id: 'total', header: 'Together' } as const, { id: 'withheld', header: 'Tax withheld' } as const].map(
    ({ id, header }) => ({
      header: `${header} (INR)`,
      value: (row: IncomeRow) => row[id],
    }),
  ),
];
