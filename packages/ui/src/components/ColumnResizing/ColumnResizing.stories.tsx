import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { type ClickRow, clickTable, wide } from '../../stories/clickTable.tsx';
import { arrows } from '../../stories/direction.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { type ColumnResizingProps, columnResizing } from './ColumnResizing.tsx';

type Props = ColumnResizingProps & Pick<DataTableProps<ClickRow>, 'hiddenColumns' | 'selection'>;

/** A table that keeps the widths. */
function ResizableTable({ hiddenColumns, selection, ...resizing }: Props) {
  const [columnWidths, setColumnWidths] = useState(resizing.columnWidths);
  const keep: ColumnResizingProps['onColumnWidthsChange'] = (next) => {
    resizing.onColumnWidthsChange(next);
    setColumnWidths(next);
  };
  return (
    <DataTable
      {...clickTable}
      {...{ hiddenColumns, selection }}
      resizing={columnResizing({ ...resizing, columnWidths, onColumnWidthsChange: keep })}
    />
  );
}

const meta = {
  title: 'Components/Content/ColumnResizing',
  component: ResizableTable,
  parameters: { layout: 'padded' },
  args: { columnWidths: {}, onColumnWidthsChange: fn(), label: 'Width of {column}' },
  // the story keeps them
  argTypes: {
    columnWidths: { control: false },
    hiddenColumns: { control: false },
    selection: { control: false },
  },
} satisfies Meta<typeof ResizableTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const widths = { id: 15, store: 40, source: 15, cashback: 10, time: 20 };

/** Widths of the heads as they stand on the page, in px. */
const headsOf = (canvas: { getAllByRole: (role: 'columnheader') => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map((head) => Math.round(head.getBoundingClientRect().width));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The shares of the columns that are shown fill the table. */
export const Kept: Story = {
  args: { columnWidths: widths, hiddenColumns: ['store'] },
  play: async ({ canvas }) => {
    if (!wide()) return;
    const [id = 0, source = 0, cashback = 0, time = 0] = headsOf(canvas);
    await expect(id).toBe(source);
    await expect(Math.abs(time - 2 * cashback)).toBeLessThanOrEqual(2);
    const table = canvas.getByRole('table').getBoundingClientRect().width;
    await expect(Math.abs(sum(headsOf(canvas)) - table)).toBeLessThanOrEqual(2);
  },
};

export const ByKeyboard: Story = {
  args: { columnWidths: widths },
  play: async ({ args, canvas }) => {
    if (!wide()) return;
    const { on, back } = arrows();
    const border = canvas.getByRole('separator', { name: 'Width of Store Name' });
    const before = headsOf(canvas);
    border.focus();
    await userEvent.keyboard(`${on}${on}`);
    const after = headsOf(canvas);
    await expect(after.map((width, at) => width - (before[at] ?? 0))).toEqual([0, 32, -32, 0, 0]);
    await expect(border).toHaveAttribute('aria-valuenow', String(after[1]));
    await userEvent.keyboard(back);
    await expect(headsOf(canvas)[1]).toBe((before[1] ?? 0) + 16);
    // neither of the two becomes too narrow to read
    await userEvent.keyboard('{Home}');
    await expect(headsOf(canvas)[1]).toBe(88);
    await expect(border).toHaveAttribute('aria-valuemin', '88');
    await userEvent.keyboard('{End}');
    await expect(headsOf(canvas)[2]).toBe(88);
    await expect(border).toHaveAttribute('aria-valuemax', border.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({});
    // the order of the rows is another matter
    await expect(canvas.getByRole('columnheader', { name: /Click Date/ })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const ByPointer: Story = {
  args: { columnWidths: widths },
  play: async ({ args, canvas }) => {
    if (!wide()) return;
    const border = canvas.getByRole('separator', { name: 'Width of Click Source' });
    const before = headsOf(canvas);
    const mirrored = getComputedStyle(border).direction === 'rtl';
    const { left, top } = border.getBoundingClientRect();
    const at = (by: number) => ({ clientX: left + 12 + (mirrored ? -by : by), clientY: top + 10 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: border, coords: at(0) },
      { target: border, coords: at(20) },
      { target: border, coords: at(40) },
      { keys: '[/MouseLeft]', target: border, coords: at(40) },
    ]);
    await waitFor(() => expect(headsOf(canvas)[2]).toBe((before[2] ?? 0) + 40));
    await expect(sum(headsOf(canvas))).toBe(sum(before));
    await fireEvent.lostPointerCapture(border);
    await userEvent.pointer({ target: border, coords: at(90) });
    await expect(headsOf(canvas)[2]).toBe((before[2] ?? 0) + 40);
    await userEvent.dblClick(border);
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({});
  },
};

/** Beside boxes for choosing, whose column keeps its width. The last column has no handle. */
export const WithSelection: Story = {
  args: {
    selection: {
      selected: new Set(),
      onSelectedChange: fn(),
      label: ({ store }) => `Choose ${store}`,
      allLabel: 'Choose all',
    },
  },
  play: async ({ args, canvas }) => {
    if (!wide()) return;
    await expect(canvas.getAllByRole('separator')).toHaveLength(4);
    canvas.getByRole('separator', { name: 'Width of Click Id' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onColumnWidthsChange).not.toHaveBeenCalled();
    const before = headsOf(canvas);
    await userEvent.keyboard(arrows().on);
    const [first = 0] = headsOf(canvas);
    await expect(Math.abs(first - (before[0] ?? 0) - 16)).toBeLessThanOrEqual(1);
    await expect(Math.abs(sum(headsOf(canvas)) - sum(before))).toBeLessThanOrEqual(1);
  },
};

/** Cards have no head, and nothing to resize. */
export const OnAPhone: Story = {
  args: { columnWidths: widths },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
