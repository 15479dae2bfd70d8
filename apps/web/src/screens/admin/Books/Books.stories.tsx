import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Books',
  component: AppAt,
  args: { path: '/admin/books' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function close(canvasElement: HTMLElement, month: string) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'Close a month' }));
  await userEvent.clear(form.getByLabelText(/^Month/));
  await userEvent.type(form.getByLabelText(/^Month/), month);
  await userEvent.click(form.getByRole('button', { name: 'Close the month' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `Close the books to ${month}?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close the month' }));
  return form;
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Months of bazaar/ }));
    await expect(await page.findByText('On approval, at most ₹1,00,000.00 in advance')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Books of bazaar by month' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Books of the shop: sum ₹0.00' })).toBeVisible();
    const journal = within(page.getByRole('group', { name: 'Journal of a month' }));
    await userEvent.type(journal.getByLabelText(/^Month/), '2026-10');
    await userEvent.click(journal.getByRole('button', { name: 'Download for Tally' }));
    await expect(await screen.findByText('journal-2026-10.xml is saved, with 0 lines.')).toBeVisible();
    const invoice = within(page.getByRole('form', { name: 'Invoice to a network' }));
    await userEvent.selectOptions(invoice.getByLabelText(/^Network/), 'bazaar');
    await userEvent.type(invoice.getByLabelText(/^Month/), '2026-10{Enter}');
    await expect(await screen.findByText('invoice-bazaar-2026-10.txt is saved: ₹23,600.00 with GST.')).toBeVisible();
    const payouts = within(page.getByRole('form', { name: 'Payouts of a month' }));
    await userEvent.type(payouts.getByLabelText(/^Month/), '2026-10{Enter}');
    await expect(await screen.findByText('payouts-2026-10.csv is saved, with 0 lines.')).toBeVisible();
    const year = within(page.getByRole('form', { name: 'Tax of a financial year' }));
    await userEvent.click(year.getByRole('checkbox', { name: /^With whole PANs/ }));
    await userEvent.type(year.getByLabelText(/^April/), '2026{Enter}');
    await expect(await screen.findByText('tax-year-2026.csv is saved, with 0 lines.')).toBeVisible();
  },
};

/** A month is closed once; one that is closed, or not over, is refused with the reason. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const form = await close(canvasElement, '2020-11');
    await expect(await within(canvasElement).findByText('The books are closed to 2020-11.')).toBeVisible();
    await close(canvasElement, '2020-11');
    await expect(await form.findByRole('alert')).toHaveTextContent('The books are closed to 2020-11 already.');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminBooks.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminBooks.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No network has reported an order')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Gift cards' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminBooks.failing()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The books did not load')).toBeVisible();
  },
};
