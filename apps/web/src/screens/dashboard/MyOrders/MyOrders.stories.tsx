import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { isForced } from '../../../testing/forced.ts';
import { tableStories } from '../../../testing/listStories.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Orders',
  component: AppAt,
  args: { path: '/user_dashboard/orders' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: { slow: scenarios.transactions.slow, failing: scenarios.transactions.failingSilently },
  title: 'My Orders',
  newestBy: null,
  range: '1–10 of 40 orders',
  mine: 'orders',
  failure: 'Failed to fetch transactions.',
  empty: { title: 'No orders yet', link: { name: 'Browse stores', href: '/stores' } },
});

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')];

async function openOrders(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByText(/^1–\d+ of \d+ orders?$/);
  return page;
}

/** The five sentences of docs/product/orders-and-payouts.md#failures, in the place of the rows and as a toast. */
const showsFailure = (sentence: string, failure: keyof typeof scenarios.transactions): Story => ({
  beforeEach: ({ msw }) => msw.use(...scenarios.transactions[failure]()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: sentence })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await expect(page.getByText('1–10 of 40 orders')).toBeVisible();
    const [newest] = rowsOf(canvasElement);
    await expect(newest).toHaveTextContent('Juttigali');
    await expect(newest).toHaveTextContent('Pending');
    await expect(newest).toHaveTextContent('₹31.43');
    await expect(rowsOf(canvasElement)[5]).toHaveTextContent('Declined');
    await expect(page.getByRole('link', { name: /^Juttigali: the story/ })).toHaveAttribute(
      'href',
      '/user_dashboard/orders/1040',
    );
  },
};

/** The same screen, as the sidebar names it. */
export const UnderReports: Story = {
  args: { path: '/user_dashboard/reports/orders' },
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  },
};

/** The last page, with an order without a click. */
export const LastPage: Story = {
  args: { path: '/user_dashboard/orders?page=4' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('31–40 of 40 orders');
    const last = rowsOf(canvasElement).at(-1);
    await expect(last).toHaveTextContent('N/A');
    await expect(last).toHaveTextContent('Unknown');
  },
};

export const OnePage: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.transactions.onePage()),
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await expect(page.getByText('1–7 of 7 orders')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const OneStatus: Story = {
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Declined');
    // the list from before stays until the filtered one is there
    const areDeclined = () => rowsOf(canvasElement).every((row) => row.textContent?.includes('Declined'));
    await waitFor(() => expect(areDeclined()).toBe(true));
    await expect(page.getByText(/^1–\d+ of \d+ orders$/)).toBeVisible();
  },
};

/** What the wallet's first tile sums, and leads to. */
export const Pending: Story = {
  args: { path: '/user_dashboard/orders?status=TRACKED,UNDER_REVIEW' },
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
    for (const row of rowsOf(canvasElement)) await expect(row).toHaveTextContent('Pending');
  },
};

/** Cashback is green where it is earned, and nowhere else. */
export const GreenOnceApproved: Story = {
  args: { path: '/user_dashboard/orders?size=50' },
  play: async ({ canvasElement }) => {
    await openOrders(canvasElement);
    const colors = { earned: new Set<string>(), other: new Set<string>() };
    for (const row of rowsOf(canvasElement)) {
      const amount = row.querySelector('td:nth-child(4) span');
      const kind = /Approved|Sent/.test(row.textContent) ? 'earned' : 'other';
      if (amount) colors[kind].add(getComputedStyle(amount).color);
    }
    await expect([colors.earned.size, colors.other.size]).toEqual([1, 1]);
    if (!isForced()) await expect(colors.earned).not.toEqual(colors.other);
  },
};

export const NoneOfAStatus: Story = {
  args: { path: '/user_dashboard/orders?status=PAID' },
  beforeEach: ({ msw }) => msw.use(...scenarios.transactions.nonePaid()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No orders with this status')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all orders' }));
    await expect(await page.findByText('1–10 of 22 orders')).toBeVisible();
  },
};

export const UnknownStatus: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.transactions.unknownStatus()),
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await expect(page.getAllByText('ON_HOLD_AT_SHOP')).toHaveLength(10);
  },
};

export const Failed: Story = showsFailure('Something went wrong on our side. Please try again.', 'failing');
export const FailedSilently: Story = showsFailure('Failed to fetch transactions.', 'failingSilently');
export const SessionOver: Story = showsFailure('Authentication required. Please login again.', 'unauthorized');
export const Forbidden: Story = showsFailure('You do not have permission to access these transactions.', 'forbidden');
export const NoAnswer: Story = showsFailure(
  'No response from server. Please check your connection and try again.',
  'unreachable',
);
export const OutOfContract: Story = showsFailure(
  'An unexpected error occurred while fetching transactions.',
  'outOfContract',
);

export const RefetchFailed: Story = table.refetchFailed;

export const SlowPaging: Story = {
  play: async ({ canvasElement, msw }) => {
    const page = await openOrders(canvasElement);
    msw.use(...scenarios.transactions.slow());
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(page.getByRole('table', { name: 'My Orders' })).toHaveAttribute('aria-busy', 'true'));
    await expect(rowsOf(canvasElement)).toHaveLength(10);
  },
};

/** Page, size and sorting come from the address. */
export const KeptInTheAddress: Story = {
  args: { path: '/user_dashboard/orders?size=20&page=2&sort=cashbackAmount' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('21–40 of 40 orders');
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('₹20.00');
    await userEvent.click(page.getAllByRole('link', { name: /the story of this order/ })[0] as HTMLElement);
    await page.findByRole('heading', { level: 1, name: /^Your order at/ });
  },
};

/** All pages of the status that is chosen. */
export const Downloaded: Story = {
  args: { path: '/user_dashboard/orders?status=PAID' },
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Download CSV' }));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-orders-/);
    const lines = text.trimEnd().split('\r\n');
    await expect(lines).toHaveLength(19);
    for (const line of lines.slice(1)) await expect(line).toContain(',Sent,');
  },
};
