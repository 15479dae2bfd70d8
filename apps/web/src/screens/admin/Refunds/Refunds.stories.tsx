import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Refunds',
  component: AppAt,
  args: { path: '/admin/refunds' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–5 of 5 refunds';

const table = tableStories({
  list: scenarios.adminRefunds,
  title: 'Refunds',
  newestBy: null,
  range: RANGE,
  mine: 'refunds',
  empty: { title: 'No refund is open' },
});

async function unfold(page: HTMLElement, order: string) {
  await userEvent.click(await within(page).findByRole('button', { name: new RegExp(`^Order ${order}`) }));
  return within(await within(page).findByRole('form', { name: `Refund order ${order} by hand` }));
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    for (const text of ['5 attempts failed', '₹100.00 went back', 'On its way as rfnd_4180'])
      await expect(page.getAllByText(text, { exact: false })[0]).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Closed by hand' }));
    await expect(await page.findByText('1–1 of 1 refund')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: /^Order 4009/ }));
    await expect(await page.findByText('N335260011223344')).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
  },
};

/** The attempts stop before anybody sends money; the reference of the transfer closes the refund. */
export const ByHand: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await unfold(canvasElement, '4107');
    const stop = form.getByRole('button', { name: 'Stop the attempts' });
    await expect(stop).toBeDisabled();
    await userEvent.type(form.getByLabelText(/^Why the provider/), 'Older than six months');
    await userEvent.click(stop);
    await expect(await screen.findByText(/makes no attempt to refund order 4107/)).toBeVisible();
    await waitFor(() => expect(form.getByText('Closes the refund. Its buyer gets it by mail.')).toBeVisible());
    await userEvent.type(form.getByLabelText(/^Reference/), 'N335260099887766');
    await userEvent.click(form.getByRole('button', { name: 'Close the refund' }));
    await expect(await page.findByText('1–4 of 4 refunds')).toBeVisible();
  },
};

/** Money must not be sent twice: while the provider has a refund on its way, it has to confirm that it sends nothing. */
export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, '4180');
    await userEvent.type(form.getByLabelText(/^Why the provider/), 'Account closed');
    await userEvent.click(form.getByRole('button', { name: 'Stop the attempts' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/on its way as rfnd_4180/);
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: 'Stop the attempts' }));
    await expect(await screen.findByText(/makes no attempt to refund order 4180/)).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminRefunds.empty()) };

export const Failed: Story = table.failed;

/** Who answers members has no right to it. */
export const NotOpen: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Refunds is not open to you' })).toBeVisible();
  },
};
