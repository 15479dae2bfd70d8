import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Clicks/Sorting',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const NEWEST = '6F2A91C4E07B';
const OLDEST = '6F24D3E20817';

const firstRow = (page: HTMLElement) => page.querySelector('tbody tr');
const hasTableHead = () => window.matchMedia('(min-width: 601px)').matches;

/** First press ascending, second descending, another column ascending again (docs/product/dashboard.md#tables). */
export const ByHead: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(NEWEST);
    if (!hasTableHead()) return;
    const head = (name: string) => page.getByRole('columnheader', { name });
    const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
    await expect(head('Click Date & Time')).toHaveAttribute('aria-sort', 'descending');

    await press('Cashback');
    await waitFor(() => expect(head('Cashback')).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(head('Click Date & Time')).not.toHaveAttribute('aria-sort'));
    await press('Cashback');
    await waitFor(() => expect(head('Cashback')).toHaveAttribute('aria-sort', 'descending'));

    await press('Click Date & Time');
    await waitFor(() => expect(head('Click Date & Time')).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(head('Cashback')).not.toHaveAttribute('aria-sort'));
    await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(OLDEST));
    await press('Click Date & Time');
    await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(NEWEST));
  },
};

/** Small screens show cards, and sort by a choice above them. */
export const ByChoice: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(NEWEST);
    const choice = page.getByRole('combobox', { name: 'Sort by' });
    const rows = () => Array.from(canvasElement.querySelectorAll('tbody tr'), ({ textContent }) => textContent);
    const newestFirst = rows();
    await userEvent.selectOptions(choice, 'cashback');
    await waitFor(() => expect(rows()).not.toEqual(newestFirst));
    await userEvent.selectOptions(choice, 'clickTime');
    await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(OLDEST));
    await userEvent.click(page.getByRole('button', { name: 'Sort descending' }));
    await waitFor(() => expect(firstRow(canvasElement)).toHaveTextContent(NEWEST));
  },
};

/** Back and reload keep what is in the address. */
export const FromTheAddress: Story = {
  args: { path: '/user_dashboard/reports/click?sort=clickTime' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(OLDEST);
    await expect(firstRow(canvasElement)).toHaveTextContent(OLDEST);
  },
};

/** A column that is not there sorts nothing. */
export const ByNoColumn: Story = {
  args: { path: '/user_dashboard/reports/click?sort=-price' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(NEWEST);
    await expect(firstRow(canvasElement)).toHaveTextContent(NEWEST);
  },
};
