import type { NetworkBook } from '@potli/api/contract/books';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatRupees } from '@potli/ui/format/formatRupees';

type Figure = Exclude<keyof NetworkBook['months'][number], 'month'>;

/** "₹1,24,990.50" */
export const rupees = (value: number): string => formatRupees(value, 'paise');

const titles: Readonly<Record<Figure, string>> = {
  commission: 'Commission',
  cashback: 'Cashback',
  writtenOff: 'Written off',
  exchange: 'Exchange',
  margin: 'Margin',
  cash: 'Cash',
  tds: 'Tax deducted',
  expected: 'Expected',
  receivable: 'Receivable',
  waiting: 'Waiting',
  advanced: 'Advanced',
};

/** Of a network until now: what it owes comes first. */
export const networkFigures: readonly Figure[] = ['commission', 'margin', 'receivable', 'waiting', 'advanced'];

/** Of a month, in the order in which `potli books` prints them. */
export const monthFigures: readonly Figure[] = [
  'commission',
  'cashback',
  'writtenOff',
  'margin',
  'cash',
  'tds',
  'expected',
  'receivable',
  'waiting',
  'advanced',
];

/** A column for each figure; the margin is what cards show first. */
export const figureColumns = <Row extends Record<Figure, number>>(figures: readonly Figure[]): DataColumn<Row>[] =>
  figures.map((figure) => ({
    id: figure,
    header: titles[figure],
    value: (row) => row[figure],
    cell: (row) => rupees(row[figure]),
    look: 'amount',
    card: figure === 'margin' ? 'figure' : 'foot',
    namedOnCard: figure !== 'margin',
  }));
