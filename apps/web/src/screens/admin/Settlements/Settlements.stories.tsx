import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Settlements',
  component: AppAt,
  args: { path: '/admin/settlements' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–3 of 3 statements';

const table = tableStories({
  list: scenarios.adminSettlements,
  title: 'Settlements',
  newestBy: null,
  range: RANGE,
  mine: 'statements',
  empty: { title: 'No statement is booked' },
});

async function unfold(page: HTMLElement) {
  await userEvent.click(await within(page).findByRole('button', { name: /^november\.csv of bazaar/ }));
  return within(await within(page).findByRole('form', { name: 'Withdraw november.csv of bazaar' }));
}

async function confirm(question: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await expect(page.getByText('3 of 2140 lines')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a statement' })).toHaveAttribute(
      'href',
      '/admin/settlements/new',
    );
    await userEvent.type(page.getByLabelText('Network'), 'cuelinks');
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    await expect(await page.findByText('1–1 of 1 statement')).toBeVisible();
  },
};

/** The lines of one order, then all of the statement; it has no form once nothing of it counts. */
export const Withdrawn: Story = {
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement);
    await userEvent.type(form.getByLabelText(/^Only this order/), 'OD-1');
    await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
    await confirm('Withdraw the lines of order OD-1?');
    await expect(await screen.findByText('1 line of november.csv of 120 are withdrawn.')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Only this order/));
    await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
    await confirm('Withdraw 119 lines of november.csv?');
    await expect(await screen.findByText('120 lines of november.csv of 120 are withdrawn.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('form', { name: /^Withdraw/ })).toBeNull();
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement);
    await userEvent.type(form.getByLabelText(/^Only this order/), 'X-1');
    await userEvent.click(form.getByRole('button', { name: 'Withdraw' }));
    await confirm('Withdraw the lines of order X-1?');
    await expect(await form.findByRole('alert')).toHaveTextContent('has no line of order X-1');
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = {
  ...table.empty,
  beforeEach: ({ msw }) => msw.use(...scenarios.adminSettlements.empty()),
};

export const Failed: Story = table.failed;
