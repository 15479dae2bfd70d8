import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/BookStatement',
  component: AppAt,
  args: { path: '/admin/settlements/new' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const statement = (name: string, ...lines: string[]) =>
  new File([['Order,Paid', ...lines].join('\r\n')], name, { type: 'text/csv' });

async function look(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name: 'Look at the file' });
  await expect(button).toBeDisabled();
  await userEvent.upload(page.getByLabelText(/^File/), file);
  await userEvent.type(page.getByLabelText(/^Network/), 'bazaar');
  await userEvent.type(page.getByLabelText(/^Day in the bank account/), '20-10-2026');
  await userEvent.click(button);
  return page;
}

/** What differs is named before anything is booked. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, statement('december.csv', 'OD-1,80', 'X-9,12.50', 'OD-2,none'));
    await expect(await page.findByRole('heading', { name: 'What december.csv books' })).toHaveFocus();
    await expect(page.getByText('X-9: ₹12.50')).toBeVisible();
    await expect(page.getByText('Line 4: The amount is no amount.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Book 2 lines' }));
    await expect(await screen.findByText('2 lines of december.csv are booked.')).toBeVisible();
    await expect(await page.findByText('1–4 of 4 statements')).toBeVisible();
  },
};

/** Nothing is booked twice, unless the network has paid twice. What was looked at is gone once a field changes. */
export const Repeated: Story = {
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, statement('december twice.csv', 'X-1,80'));
    await expect(await page.findByRole('alert')).toHaveTextContent('has the same lines. Nothing is booked twice.');
    await userEvent.click(page.getByRole('checkbox', { name: /paid the same lines again/ }));
    await expect(page.queryByRole('alert')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Look at the file' }));
    await expect(await page.findByText(/The shop knows none of these orders/)).toBeVisible();
    await userEvent.type(page.getByLabelText(/^Invoice number/), 'INV-1');
    await expect(page.queryByRole('button', { name: /^Book/ })).toBeNull();
  },
};

/** A workbook under the name of a list. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const page = await look(canvasElement, new File(['PK\u{3}\u{4}'], 'book.csv', { type: 'text/csv' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('book.csv is a workbook');
  },
};
