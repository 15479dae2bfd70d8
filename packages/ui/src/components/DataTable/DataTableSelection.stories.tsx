import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type ClickRow, clickTable, fixedColumns, longRows, wide } from '../../stories/clickTable.tsx';
import { DataTable, type DataTableProps, type RowSelection } from './DataTable.tsx';

const onSelectedChange = fn<(ids: string[]) => void>();
const label = ({ store }: ClickRow) => `Choose ${store}`;

/** Keeps the selection of a story. */
function Chooser(args: DataTableProps<ClickRow>) {
  const [selected, setSelected] = useState(args.selection?.selected ?? new Set<string>());
  const selection: RowSelection<ClickRow> = {
    label,
    allLabel: 'Choose all rows of this page',
    ...args.selection,
    selected,
    onSelectedChange: (next) => {
      onSelectedChange([...next]);
      setSelected(next);
    },
  };
  return <DataTable {...args} selection={selection} />;
}

const chosen = (selected: string[], labelOf: RowSelection<ClickRow>['label'] = label): RowSelection<ClickRow> => ({
  selected: new Set(selected),
  onSelectedChange: fn(),
  label: labelOf,
  allLabel: 'Choose all rows of this page',
});

const meta = {
  title: 'Components/Content/DataTable/Selection',
  component: DataTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: clickTable,
  render: Chooser,
  beforeEach: () => {
    onSelectedChange.mockClear();
  },
} satisfies Meta<DataTableProps<ClickRow>>;
export default meta;
type Story = StoryObj<DataTableProps<ClickRow>>;

const all = { name: 'Choose all rows of this page' };

/** The box above stands for the rows of the page only: the chosen row of another page stays chosen. */
export const Chosen: Story = {
  args: { selection: chosen(['another page', '6F29C112E9F6']) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', all);
    await expect(box).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Voltaara' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['another page', '6F29C112E9F6', '6F2A91C4E07B']);
    await userEvent.click(box);
    await expect(onSelectedChange.mock.lastCall?.[0]).toHaveLength(6);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(onSelectedChange).toHaveBeenLastCalledWith(['another page']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Voltaara' }));
  },
};

export const ChosenOnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'mobile' } } };

/** A box lies above the link of its row, which covers the rest. */
export const BesideLinks: Story = {
  args: {
    selection: chosen([]),
    rowLink: (row) => ({ href: `#${row.id}`, label: `${row.store}: its story` }),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose Voltaara' });
    const { left, top, width, height } = box.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(box);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(window.location.hash).toBe('');
  },
};

export const BesideLinksOnAPhone: Story = { ...BesideLinks, globals: { viewport: { value: 'mobile' } } };

/** A row that cannot be chosen has no box, and "all" leaves it out. */
export const SomeCannotBeChosen: Story = {
  args: { selection: chosen([], (row) => (row.source === 'Offer' ? undefined : label(row))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Choose Voltaara' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', all));
    await expect(onSelectedChange.mock.lastCall?.[0]).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', all)).toBeChecked();
  },
};

export const NothingToChoose: Story = {
  args: { rows: [], selection: chosen([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', all)).toBeDisabled();
    await expect(canvas.getByRole('checkbox', all)).not.toBeChecked();
  },
};

/** The boxes take their space from columns with widths: nothing is cut off. */
export const FixedWidths: Story = {
  args: {
    columns: fixedColumns,
    rows: longRows,
    selection: chosen([]),
    detail: { label: (row) => `${row.store}: details`, content: (row) => row.time },
  },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('table')?.parentElement as HTMLElement;
    await expect(room.scrollWidth).toBe(room.clientWidth);
    if (!wide()) return;
    await userEvent.click(canvas.getAllByRole('button', { name: /: details$/ })[0] as HTMLElement);
    const opened = canvasElement.querySelector('td[colspan]');
    await expect(opened?.getBoundingClientRect().width).toBe(room.clientWidth);
  },
};

export const SelectionLoading: Story = { args: { rows: [], loading: true, selection: chosen([]) } };
