import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Receivables',
  component: AppAt,
  args: { path: '/admin/receivables' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–2 of 2 networks';

const table = tableStories({
  list: scenarios.adminReceivables,
  title: 'Receivables',
  newestBy: null,
  range: RANGE,
  mine: 'networks',
  empty: { title: 'No network owes anything' },
});

async function unfold(page: HTMLElement, network: string) {
  await userEvent.click(await within(page).findByRole('button', { name: new RegExp(`^Unpaid orders of ${network}`) }));
  return within(await within(page).findByRole('form', { name: `Write off what ${network} owes` }));
}

/** Looks at what a write-off up to the last day of 2026 books. */
async function look(form: Awaited<ReturnType<typeof unfold>>) {
  await userEvent.type(form.getByLabelText(/^Orders approved up to/), '31-12-2026');
  await userEvent.click(form.getByRole('button', { name: 'Look what this books' }));
}

/** Networks by age; a row unfolds to its orders, page by page. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await unfold(canvasElement, 'cuelinks');
    await expect(await page.findByText('1–10 of 12 orders')).toBeVisible();
    const pages = within(page.getByRole('navigation', { name: 'Pages of orders' }));
    await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    await expect(await page.findByText('11–12 of 12 orders')).toBeVisible();
  },
};

/** It is shown first, and shown again once something else is asked for. */
export const WrittenOff: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await unfold(canvasElement, 'bazaar');
    await look(form);
    await expect(await form.findByText(/^3 orders: a loss of ₹1,380.50/)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: /^The shop pays it/ }));
    await expect(form.queryByText(/a loss of/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Look what this books' }));
    await expect(await form.findByText(/Cashback of ₹50.00 that waits is paid by the shop/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Write off ₹1,380.50' }));
    await expect(await screen.findByText('3 orders of bazaar written off: a loss of ₹1,380.50.')).toBeVisible();
    await expect(await page.findByText('1–1 of 1 network')).toBeVisible();
  },
};

/** Nothing is booked where a statement was faster. */
export const PaidMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminReceivables.paidMeanwhile()),
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, 'bazaar');
    await look(form);
    await userEvent.click(await form.findByRole('button', { name: 'Write off ₹1,380.50' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('it is another amount by now');
    await expect(form.getByRole('button', { name: 'Look what this books' })).toBeEnabled();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = {
  ...table.empty,
  beforeEach: ({ msw }) => msw.use(...scenarios.adminReceivables.empty()),
};

export const Failed: Story = table.failed;

/** Who answers members has no right to it. */
export const NotOpen: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Receivables is not open to you' })).toBeVisible();
  },
};
