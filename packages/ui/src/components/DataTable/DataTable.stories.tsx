import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ClickRow, clickTable, columns } from '../../stories/clickTable.tsx';
import { isForced } from '../../stories/isForced.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const meta = {
  title: 'Components/Content/DataTable',
  component: DataTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: clickTable,
} satisfies Meta<DataTableProps<ClickRow>>;
export default meta;
type Story = StoryObj<DataTableProps<ClickRow>>;

export const Playground: Story = {
  parameters: {
    clientOnly: 'its columns are functions of a row',
    quietControls: { loadingRows: 'is seen while rows load' },
  },
};

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

/** Only some rows have something to open. */
export const SomeRowDetails: Story = {
  args: {
    detail: {
      label: ({ store }) => (store === 'Voltaara' ? 'Voltaara: details' : undefined),
      content: () => 'Opened on a phone',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /: details$/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Voltaara: details' }));
    await expect(canvas.getByText('Opened on a phone')).toBeVisible();
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
    if (!isForced()) await expect(amountOf(canvasElement)).not.toBe(ink);
  },
};

/** A card says less than a row: of a cell with two things the one that matters, and the header where an amount needs it. */
export const BriefCards: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    columns: [
      { id: 'store', header: 'Store', value: (row) => row.store, card: 'title' },
      {
        id: 'id',
        header: 'Click Id',
        value: (row) => row.id,
        cell: (row) => `${row.id} and its receipt`,
        cardCell: () => 'Receipt',
        card: 'foot',
      },
      { id: 'time', header: 'Clicked', value: (row) => row.time, card: 'tag', namedOnCard: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement.querySelector('tbody tr') as HTMLElement);
    const isCard = window.innerWidth < 720;
    await expect(first.getByText('Receipt').checkVisibility()).toBe(isCard);
    await expect(first.getByText(/and its receipt$/).checkVisibility()).toBe(!isCard);
    await expect(first.getByText('Clicked').checkVisibility()).toBe(isCard);
  },
};

/** Of several cells at the foot each has a line of its own. */
export const SeveralAtTheFoot: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    columns: [
      { id: 'store', header: 'Store', value: (row) => row.store, card: 'title' },
      { id: 'id', header: 'Click Id', value: (row) => row.id, card: 'foot' },
      { id: 'time', header: 'Clicked', value: (row) => row.time, card: 'foot', namedOnCard: true },
      { id: 'again', header: 'Seen', value: (row) => row.time, card: 'foot', namedOnCard: true },
    ],
  },
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 720) return;
    const [, ...feet] = canvasElement.querySelectorAll('tbody tr:first-child > td');
    const boxes = feet.map((foot) => foot.getBoundingClientRect());
    await expect(boxes).toHaveLength(3);
    for (const [at, { bottom }] of boxes.slice(0, -1).entries()) {
      await expect(bottom).toBeLessThanOrEqual(boxes[at + 1]?.top ?? 0);
    }
  },
};
