import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type ClickRow, clickTable, fixedColumns, rows, wide } from '../../stories/clickTable.tsx';
import { VirtualTable, type VirtualTableProps } from './VirtualTable.tsx';

/** Ten thousand clicks. */
const many = Array.from({ length: 2000 }, (_, round) =>
  rows.map((row, at) => ({ ...row, id: `${String(round).padStart(4, '0')}-${at}` })),
).flat();

const meta = {
  title: 'Components/Content/VirtualTable',
  component: VirtualTable<ClickRow>,
  parameters: { layout: 'padded' },
  args: {
    ...clickTable,
    columns: fixedColumns,
    rows: many,
    footer: '10,000 clicks',
    initialSorting: { id: 'id', desc: false },
  },
} satisfies Meta<VirtualTableProps<ClickRow>>;
export default meta;
type Story = StoryObj<VirtualTableProps<ClickRow>>;

export const Playground: Story = {
  parameters: {
    clientOnly: 'its columns are functions of a row',
    quietControls: { loadingRows: 'is seen while rows load', rowHeight: 'counts until rows are measured' },
  },
};

const scrollerOf = (table: HTMLElement) => table.parentElement as HTMLElement;
const rendered = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
const indexesOf = (table: HTMLElement) => rendered(table).map((row) => Number(row.getAttribute('aria-rowindex')));

/** The page has the rows in view and a few around them; screen readers hear the place of each among all. */
export const InView: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'My Clicks' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(table.querySelector('thead tr')).toHaveAttribute('aria-rowindex', '1');
    await expect(indexesOf(table)[0]).toBe(2);
    await expect(rendered(table).length).toBeLessThan(30);
    await expect(table).toHaveTextContent('0000-0');

    const scroller = scrollerOf(table);
    await expect(scroller.clientHeight).toBeLessThanOrEqual(600);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(indexesOf(table).at(-1)).toBe(10_001));
    await waitFor(async () => {
      scroller.scrollTop = scroller.scrollHeight;
      const end = rendered(table).at(-1)?.getBoundingClientRect().bottom ?? 0;
      await expect(Math.abs(end - scroller.getBoundingClientRect().bottom)).toBeLessThan(16);
    });
    await expect(table).toHaveTextContent('1999-4');
    await expect(rendered(table).length).toBeLessThan(30);
    if (!wide()) return;
    // the head stays in view
    const head = canvas.getByRole('columnheader', { name: 'Cashback' }).getBoundingClientRect();
    await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);
  },
};

/** No row stands on another, and none is left out, wherever one stops. */
export const WithoutHoles: Story = {
  args: {
    rows: many.map((row, at) => (at % 3 === 0 ? { ...row, store: `${row.store}, festive offers for everybody` } : row)),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const scroller = scrollerOf(table);
    for (const place of [3000, 150_000, 90_000, 0]) {
      scroller.scrollTop = place;
      await waitFor(async () => {
        const room = scroller.getBoundingClientRect();
        const shown = rendered(table).map((row) => row.getBoundingClientRect());
        await expect(shown[0]?.top).toBeLessThanOrEqual(room.top + 50);
        await expect(shown.at(-1)?.bottom).toBeGreaterThanOrEqual(room.bottom);
        for (const [at, { top }] of shown.entries()) {
          const gap = at === 0 ? 0 : top - (shown[at - 1]?.bottom ?? 0);
          await expect(gap).toBeGreaterThan(-1);
          await expect(gap).toBeLessThan(13);
        }
      });
      const indexes = indexesOf(table);
      await expect(indexes).toEqual(indexes.map((_, at) => (indexes[0] ?? 0) + at));
    }
  },
};

/** Links in rows: Tab goes on from row to row, and the row with the focus stays on the page. */
export const ByKeyboard: Story = {
  args: { rowLink: ({ id, store }) => ({ href: `#${id}`, label: `${store}, click ${id}` }) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const first = canvas.getByRole('link', { name: 'Voltaara, click 0000-0' });
    first.focus();
    for (let at = 1; at <= 30; at++) await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Voltaara, click 0006-0'));
    scrollerOf(table).scrollTop = 200_000;
    await waitFor(() => expect(indexesOf(table).at(-1)).toBeGreaterThan(1000));
    await expect(document.activeElement).toHaveAccessibleName('Voltaara, click 0006-0');
    await expect(indexesOf(table)[0]).toBe(32);
    await userEvent.tab();
    await expect(document.activeElement?.getAttribute('aria-label')).toMatch(/click/);
  },
};

/** All rows are sorted, not those in view. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    if (!wide()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    const [, first] = canvas.getAllByRole('row').filter((row) => row.hasAttribute('aria-rowindex'));
    await expect(first).toHaveTextContent('₹45');
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Cashback' }));
    await expect(rendered(canvas.getByRole('table'))[0]).toHaveTextContent('₹1250');
  },
};

const choose = fn<(selected: ReadonlySet<string>) => void>();

/** The box in the head chooses all rows, rendered or not. */
export const WithSelection: Story = {
  args: {
    selection: {
      selected: new Set(['0000-1']),
      onSelectedChange: choose,
      label: ({ id }) => `Choose ${id}`,
      allLabel: 'Choose all',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Choose 0000-1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }));
    await expect(choose.mock.lastCall?.[0].size).toBe(10_000);
  },
};

export const Few: Story = { args: { rows: many.slice(0, 3) } };
export const Waiting: Story = { args: { rows: [], loading: true } };

export const OnAPhone: Story = { ...WithoutHoles, globals: { viewport: { value: 'mobile' } } };
