import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { type DataColumn, DataTable, type DataTableProps, TableFooter } from './DataTable.tsx';

interface ClickRow {
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

const rows: ClickRow[] = facts.map(([id, store, logo, source, tone, cashback, time]) => ({
  id,
  store,
  logo,
  source,
  tone,
  cashback,
  time,
}));

const columns: DataColumn<ClickRow>[] = [
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
        labels={{ pagination: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      />
    }
  />
);

type Props = DataTableProps<ClickRow>;

const meta = {
  title: 'Components/DataTable',
  component: DataTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: {
    label: 'My Clicks',
    columns,
    rows,
    rowId: (row) => row.id,
    initialSorting: { id: 'time', desc: true },
    texts: { sortBy: 'Sort by', sortAscending: 'Sort ascending', sortDescending: 'Sort descending' },
    footer,
  },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

export const Ready: Story = {};
export const Refreshing: Story = { args: { refreshing: true } };
export const LoadingRows: Story = { args: { rows: [], loading: true, footer: <Loading text="Loading..." /> } };
export const Empty: Story = {
  args: {
    rows: [],
    footer: undefined,
    instead: <EmptyState title="No clicks yet" text="Each tracked click will be listed here." />,
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    footer: undefined,
    instead: <ErrorState title="Some error occurred. Please try again" retryLabel="Try again" onRetry={fn()} />,
  },
};

const wide = () => window.matchMedia('(min-width: 601px)').matches;

export const SortsTheLoadedPage: Story = {
  args: { initialSorting: undefined },
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const canvas = within(canvasElement);
    const amounts = () => canvas.getAllByText(/^₹/).map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    await expect(amounts()).toEqual(['₹45', '₹85', '₹90', '₹450', '₹1250']);
    await expect(canvas.getByRole('columnheader', { name: 'Cashback' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    await expect(amounts()).toEqual(['₹1250', '₹450', '₹90', '₹85', '₹45']);
    await userEvent.click(canvas.getByRole('button', { name: 'Store Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Store Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Cashback' })).not.toHaveAttribute('aria-sort');
    await expect(amounts()[0]).toBe('₹45');
  },
};

export const SortsOnSmallScreens: Story = {
  args: { initialSorting: undefined },
  play: async ({ canvasElement }) => {
    if (wide()) return;
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Cashback');
    await expect(canvas.getAllByText(/^₹/)[0]).toHaveTextContent('₹45');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }));
    await expect(canvas.getAllByText(/^₹/)[0]).toHaveTextContent('₹1250');
  },
};

/** Controlled: the rows change only when the caller changes `sorting`. */
export const ControlledSorting: Story = {
  args: { sorting: { id: 'cashback', desc: true }, onSortingChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(/^₹/)[0]).toHaveTextContent('₹1250');
    if (!wide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Store Name' }));
    await expect(args.onSortingChange).toHaveBeenNthCalledWith(1, { id: 'cashback', desc: false });
    await expect(args.onSortingChange).toHaveBeenNthCalledWith(2, { id: 'store', desc: false });
    await expect(canvas.getAllByText(/^₹/)[0]).toHaveTextContent('₹1250');
  },
};

/** A saved order may name a column that no longer exists. */
export const UnknownSortColumn: Story = {
  args: { sorting: { id: 'gone', desc: true }, onSortingChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^₹/)[0]).toHaveTextContent('₹450');
  },
};

/** The link covers the whole row; rows without a link stay plain. */
export const RowLinks: Story = {
  args: {
    rowLink: (row) => (row.source === 'Store' ? undefined : { href: `#${row.id}`, label: `${row.store}: its story` }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const [first, second] = canvasElement.querySelectorAll('tbody tr');
    const under = (row: Element | undefined) => {
      const { right, top, height } = row?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(right - 30, top + height / 2)?.closest('a');
    };
    await expect(under(first)).toBe(canvas.getByRole('link', { name: 'Voltaara: its story' }));
    await expect(under(second)).toBeNull();
  },
};

/** A row opens its detail, by keyboard too. */
export const RowDetails: Story = {
  args: { detail: { label: (row) => `${row.store}: details`, content: (row) => `Opened on a phone, ${row.time}` } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Voltaara: details' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Opened on a phone, 20-11-2026 09:42')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/^Opened/)).toBeNull();
    await userEvent.click(toggle);
  },
};

const shares = ['30%', '26%', '14%', '12%', '18%'];
const fixedColumns = columns.map((column, index) => ({ ...column, width: shares[index] }));
const heights = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height));
const rowHeight = () => (wide() ? 54 : 119);

export const Dense: Story = { args: { dense: true, columns: fixedColumns } };

const longRows = rows.map((row, index) => ({
  ...row,
  id: `b3f1c2de-8f4a-4c0b-9d57-0a6e5f7c1b2${index}`,
  store: `${row.store}, festive offers for everybody who orders before the lamps go out`,
}));

/** With column widths, long names keep the height of the placeholder rows. */
export const FixedWidths: Story = {
  args: { columns: fixedColumns, rows: longRows.slice(0, 1) },
  play: async ({ canvasElement }) => {
    if (wide()) await expect(heights(canvasElement)).toEqual([rowHeight()]);
  },
};

export const FixedWidthsLoading: Story = {
  args: { columns: fixedColumns, rows: [], loading: true, loadingRows: 10, footer: <Loading text="Loading..." /> },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual(Array.from({ length: 10 }, rowHeight));
  },
};

/** Beside a sidebar: all columns stay visible, or rows become cards. */
const inRoom =
  (width: number): Story['render'] =>
  (args) => (
    <div style={{ maxWidth: `${width}px` }}>
      <DataTable {...args} />
    </div>
  );

const overflow = (canvas: HTMLElement) => {
  const room = canvas.querySelector('table')?.parentElement;
  return room && room.scrollWidth - room.clientWidth;
};

export const NarrowContainer: Story = {
  args: { columns: fixedColumns, rows: longRows },
  render: inRoom(720),
  play: async ({ canvas, canvasElement }) => {
    await expect(overflow(canvasElement)).toBe(0);
    if (wide()) await expect(canvas.getByRole('columnheader', { name: 'Click Date & Time' })).toBeVisible();
  },
};

export const Cards: Story = {
  args: { columns: fixedColumns, rows: longRows },
  render: inRoom(719),
  play: async ({ canvas, canvasElement }) => {
    await expect(overflow(canvasElement)).toBe(0);
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

const amountOf = (canvas: HTMLElement) => getComputedStyle(within(canvas).getByText('₹450')).color;
const moneyColumns = columns.map((column) =>
  column.id === 'cashback' ? { ...column, look: 'amount' as const } : column,
);

/** An order's price is ink: green is for what the member earns. */
export const AmountInInk: Story = {
  args: { columns: moneyColumns },
  play: async ({ canvas, canvasElement }) => {
    const ink = getComputedStyle(canvas.getByText('Voltaara')).color;
    await expect(amountOf(canvasElement)).toBe(ink);
  },
};

export const EarnedInGreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ink = getComputedStyle(canvas.getByText('Voltaara')).color;
    await expect(amountOf(canvasElement)).not.toBe(ink);
  },
};

const tightColumns = fixedColumns.map((column) =>
  column.id === 'id' ? { ...column, card: 'hidden' as const } : { ...column, look: column.look ?? ('whole' as const) },
);

/** Where columns get tight, those that are on no card fold away; the rest keeps its arrows and whole dates. */
export const Folded: Story = {
  args: { columns: tightColumns, rows: longRows },
  render: inRoom(760),
  play: async ({ canvas, canvasElement }) => {
    await expect(overflow(canvasElement)).toBe(0);
    if (!wide()) return;
    await expect(canvas.queryByRole('columnheader', { name: 'Click Id' })).toBeNull();
    await expect(heights(canvasElement)).toEqual(longRows.map(rowHeight));
    for (const head of canvas.getAllByRole('columnheader')) await expect(head.querySelector('svg')).toBeVisible();
    const date = canvas.getByText('20-11-2026 09:42');
    await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
  },
};

const longest = columns.map((column) =>
  column.id === 'time' ? { ...column, header: 'Dispute Creation Date & Time' } : column,
);

/** The longest name of a column is whole in the sort field of a small phone. */
export const SmallestCards: Story = {
  args: { columns: longest },
  render: inRoom(288),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    await expect(pen.measureText('Dispute Creation Date & Time').width).toBeLessThanOrEqual(room);
  },
};
