import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ClickRow, clickTable, wide } from '../../stories/clickTable.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Components/Content/DataTable/Sorting',
  component: DataTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: clickTable,
} satisfies Meta<DataTableProps<ClickRow>>;
export default meta;
type Story = StoryObj<DataTableProps<ClickRow>>;

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
  globals: { viewport: { value: 'mobile' } },
  args: { initialSorting: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(choice).toHaveDisplayValue('Default order');
    await userEvent.selectOptions(choice, 'Cashback');
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
