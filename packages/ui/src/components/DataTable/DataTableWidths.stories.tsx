import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ClickRow, clickTable, columns, fixedColumns, longRows, wide } from '../../stories/clickTable.tsx';
import { rightToLeft } from '../../stories/frames.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Components/Content/DataTable/Widths',
  component: DataTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: clickTable,
} satisfies Meta<DataTableProps<ClickRow>>;
export default meta;
type Story = StoryObj<DataTableProps<ClickRow>>;

const heights = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('tbody tr')].map((row) => Math.round(row.getBoundingClientRect().height));
const rowHeight = () => (wide() ? 54 : 119);

export const Dense: Story = { args: { dense: true, columns: fixedColumns } };

/** With column widths, long names keep the height of the placeholder rows. */
export const FixedWidths: Story = {
  args: { columns: fixedColumns, rows: longRows.slice(0, 1) },
  play: async ({ canvasElement }) => {
    if (wide()) await expect(heights(canvasElement)).toEqual([rowHeight()]);
  },
};

/** From right to left, a range in English keeps its order. */
export const RangeFromRightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const text = canvas.getByText('1–10 of 137 clicks').firstChild as Text;
    const leftOf = (from: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0)).toBeLessThan(leftOf('1–10 of '.length));
  },
};

export const FixedWidthsLoading: Story = {
  args: { columns: fixedColumns, rows: [], loading: true, loadingRows: 10, footer: <Loading text="Loading..." /> },
  play: async ({ canvasElement }) => {
    await expect(heights(canvasElement)).toEqual(Array.from({ length: 10 }, rowHeight));
  },
};

export const FixedWidthsLoadingOnAPhone: Story = { ...FixedWidthsLoading, globals: { viewport: { value: 'mobile' } } };

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

export const NarrowContainerOnAPhone: Story = { ...NarrowContainer, globals: { viewport: { value: 'mobile' } } };

export const Cards: Story = {
  args: { columns: fixedColumns, rows: longRows },
  render: inRoom(719),
  play: async ({ canvas, canvasElement }) => {
    await expect(overflow(canvasElement)).toBe(0);
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
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

/** An e-mail address of any length leaves the other columns in view. */
export const LongWords: Story = {
  args: {
    columns: columns.map((column) => (column.card === 'title' ? { ...column, breaks: true } : column)),
    rows: clickTable.rows
      .slice(0, 1)
      .map((row) => ({ ...row, store: `${'venkatanarasimharajuvaripeta.'.repeat(4)}example` })),
  },
  render: inRoom(760),
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  },
};
