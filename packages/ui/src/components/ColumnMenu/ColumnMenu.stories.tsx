import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clickTable, columns, wide } from '../../stories/clickTable.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';

const offered = columns.map(({ id, header, card }) => ({ id, header, card }));

const meta = {
  title: 'Components/Content/ColumnMenu',
  component: ColumnMenu,
  parameters: { layout: 'padded' },
  argTypes: { columns: { control: false }, hiddenColumns: { control: false } },
  args: { label: 'Columns', columns: offered, hiddenColumns: [], onHiddenColumnsChange: fn() },
  render: function WithTable(args) {
    const [hiddenColumns, setHiddenColumns] = useState(args.hiddenColumns);
    return (
      <Stack>
        <Row justify="end">
          <ColumnMenu
            {...args}
            hiddenColumns={hiddenColumns}
            onHiddenColumnsChange={(hidden) => {
              args.onHiddenColumnsChange(hidden);
              setHiddenColumns(hidden);
            }}
          />
        </Row>
        <DataTable {...clickTable} hiddenColumns={hiddenColumns} />
      </Stack>
    );
  },
} satisfies Meta<typeof ColumnMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OneHidden: Story = { args: { hiddenColumns: ['time'] } };

/** The menu stays open for several choices. The table stays sorted by a column that is hidden. */
export const HidesAndShows: Story = {
  play: async ({ args, canvas }) => {
    const stores = () => canvas.getAllByText(/^(Voltaara|Tokrigo)$/).map((cell) => cell.textContent);
    // by cashback, which is not the order of the server
    if (wide()) await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    const before = stores();
    if (wide()) await expect(before).toEqual(['Tokrigo', 'Voltaara']);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.queryByRole('menuitemcheckbox', { name: 'Store Name' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Click Date & Time' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['time']);
    await expect(canvas.queryByText('20-11-2026 09:42')).toBeNull();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Click Date & Time' }));
    await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText('20-11-2026 09:42')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Cashback' }));
    if (wide()) await expect(canvas.getAllByRole('columnheader', { hidden: true })).toHaveLength(4);
    await expect(stores()).toEqual(before);
    await userEvent.keyboard('{Escape}');
  },
};
