import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Orders',
  component: AppAt,
  args: { path: '/admin/orders' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–2 of 2 orders';

const table = tableStories({
  list: scenarios.adminOrders,
  title: 'Orders',
  newestBy: null,
  range: RANGE,
  mine: 'orders',
  empty: { title: 'No approval waits for a person' },
});

async function unfold(page: HTMLElement, order: string) {
  await userEvent.click(await within(page).findByRole('button', { name: new RegExp(`^Order ${order}`) }));
  return within(await within(page).findByRole('form', { name: `Accept order ${order}` }));
}

/** The oldest come first. An order that only costs more cannot be accepted: its member has the cashback. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Cost more' }));
    await expect(await page.findByText('1–1 of 1 order')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Order BZ-3090/ }));
    await expect(await page.findByText('₹5.00')).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
  },
};

/** What is accepted leaves the list. */
export const Accepting: Story = {
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, 'BZ-3107');
    await expect(form.getByText(/^The member gets ₹129.50, and the network pays ₹0.00/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Accept' }));
    await expect(await screen.findByText('The member has ₹129.50 for order BZ-3107 now.')).toBeVisible();
    await expect(await within(canvasElement).findByText('1–1 of 1 order')).toBeVisible();
  },
};

/** Nothing changes where a colleague or a report was faster. */
export const AcceptedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminOrders.acceptedMeanwhile()),
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, 'BZ-3121');
    await userEvent.click(form.getByRole('button', { name: 'Accept' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('The order does not wait for a person.');
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminOrders.empty()) };

export const Failed: Story = table.failed;

/** Who answers members has no right to it. */
export const NotOpen: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Orders is not open to you' })).toBeVisible();
  },
};
