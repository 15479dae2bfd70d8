import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Vouchers',
  component: AppAt,
  args: { path: '/admin/vouchers' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–5 of 5 values';

const table = tableStories({
  list: scenarios.adminVouchers,
  title: 'Voucher stock',
  newestBy: null,
  range: RANGE,
  mine: 'vouchers',
  empty: { title: 'No voucher is in stock' },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    for (const text of ['Low', 'Empty', 'Not on sale']) await expect(page.getAllByText(text)[0]).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Low or empty' }));
    await expect(await page.findByText('1–3 of 3 values')).toBeVisible();
  },
};

/** They are counted first, and exactly so many leave the stock. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Dhaaga gift card of ₹1,000/ }));
    const form = within(await page.findByRole('form', { name: /^Remove vouchers of dhaaga-gift-card/ }));
    await expect(form.getByRole('button', { name: 'Count them' })).toBeDisabled();
    await userEvent.type(form.getByLabelText(/^Why they leave/), 'Recalled by its issuer');
    const until = form.getByLabelText(/^Only those that end/);
    await userEvent.type(until, '2020-01-01');
    await userEvent.click(form.getByRole('button', { name: 'Count them' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('No such voucher of dhaaga-gift-card is in stock.');
    await userEvent.clear(until);
    await userEvent.click(form.getByRole('button', { name: 'Count them' }));
    await userEvent.click(await form.findByRole('button', { name: 'Remove 3 vouchers' }));
    await expect(await screen.findByText('3 vouchers removed from the stock.')).toBeVisible();
    await expect(await page.findByText('No voucher of this value is in stock.')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminVouchers.empty()) };

export const Failed: Story = table.failed;
