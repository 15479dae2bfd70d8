import { fn } from 'storybook/test';
import { Badge, type BadgeProps } from '../components/Badge/Badge.tsx';
import { type DataColumn, type DataTableProps, TableFooter } from '../components/DataTable/DataTable.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';

/** A click of a member, as stories of tables show it. */
export interface ClickRow {
  id: string;
  store: string;
  logo: string;
  source: string;
  tone: BadgeProps['tone'];
  cashback: number;
  time: string;
}

const facts: [string, string, string, string, BadgeProps['tone'], number, string][] = [
  ['6F2A91C4E07B', 'Voltaara', 'voltaara', 'Offer', 'promote', 450, '20-11-2026 09:42'],
  ['6F2A8E3305D1', 'Juttigali', 'juttigali', 'Store', 'info', 90, '19-11-2026 21:17'],
  ['6F29F7B0A4C8', 'Saptarang Bank Bazaar Card', 'pannaghar', 'Credit Card', 'warn', 1250, '19-11-2026 13:05'],
  ['6F29C112E9F6', 'Tokrigo', 'tokrigo', 'Share Link', 'money', 85, '18-11-2026 19:30'],
  [
    '6F27E5509C12',
    'Dabbaraja 60% off on your first three orders',
    'dabbaraja',
    'Offer',
    'promote',
    45,
    '17-11-2026 20:48',
  ],
];

export const rows: ClickRow[] = facts.map(([id, store, logo, source, tone, cashback, time]) => ({
  id,
  store,
  logo,
  source,
  tone,
  cashback,
  time,
}));

export const columns: DataColumn<ClickRow>[] = [
  { id: 'id', header: 'Click Id', value: (row) => row.id, look: 'id', card: 'foot' },
  {
    id: 'store',
    header: 'Store Name',
    value: (row) => row.store,
    media: (row) => <img src={`/demo/stores/${row.logo}.svg`} alt="" width={40} height={40} />,
    look: 'strong',
    card: 'title',
  },
  {
    id: 'source',
    header: 'Click Source',
    value: (row) => row.source,
    cell: (row) => <Badge tone={row.tone}>{row.source}</Badge>,
    card: 'tag',
  },
  {
    id: 'cashback',
    header: 'Cashback',
    value: (row) => row.cashback,
    cell: (row) => `₹${row.cashback}`,
    look: 'earned',
    card: 'figure',
  },
  { id: 'time', header: 'Click Date & Time', value: (row) => row.time, card: 'subtitle' },
];

const footer = (
  <TableFooter
    pageSize={10}
    pageSizes={[10, 20, 30, 40, 50]}
    onPageSizeChange={fn()}
    rowsLabel="Rows"
    range="1–10 of 137 clicks"
    pagination={
      <Pagination
        page={1}
        pageCount={14}
        onPageChange={fn()}
        labels={{ pagination: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page {page}' }}
      />
    }
  />
);

export const clickTable = {
  label: 'My Clicks',
  columns,
  rows,
  rowId: (row) => row.id,
  initialSorting: { id: 'time', desc: true },
  texts: {
    sortBy: 'Sort by',
    unsorted: 'Default order',
    sortAscending: 'Sort ascending',
    sortDescending: 'Sort descending',
  },
  footer,
} satisfies DataTableProps<ClickRow>;

const shares = ['30%', '26%', '14%', '12%', '18%'];

/** The same columns with widths. */
export const fixedColumns = columns.map((column, index) => ({ ...column, width: shares[index] }));

/** Rows with long names. */
export const longRows = rows.map((row, index) => ({
  ...row,
  id: `b3f1c2de-8f4a-4c0b-9d57-0a6e5f7c1b2${index}`,
  store: `${row.store}, festive offers for everybody who orders before the lamps go out`,
}));

/** Whether rows are a table; on small screens they are cards. */
export const wide = () => window.matchMedia('(min-width: 601px)').matches;
