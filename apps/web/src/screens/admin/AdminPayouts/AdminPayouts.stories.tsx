import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Payouts',
  component: AppAt,
  args: { path: '/admin/payouts' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–3 of 3 payouts';

const table = tableStories({
  list: scenarios.adminPayouts,
  title: 'Payouts',
  newestBy: null,
  range: RANGE,
  mine: 'payouts',
  empty: { title: 'No payout is open' },
});

const unfold = async (page: HTMLElement, email: string) =>
  userEvent.click(await within(page).findByRole('button', { name: new RegExp(`to ${email}`) }));

/** Open ones, the oldest first; the bank can be asked about each. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await unfold(canvasElement, 'member2@mail.example');
    await userEvent.click(await page.findByRole('button', { name: 'Ask the bank again' }));
    await expect(await screen.findByText(/^The bank was asked/)).toBeVisible();
    await expect(page.queryByRole('form')).toBeNull();
    await userEvent.type(page.getByRole('textbox', { name: /^UTR/ }), 'ptli226329000101{Enter}');
    await expect(await page.findByText('1–1 of 1 payout')).toBeVisible();
  },
};

/** A payout in review is settled by what the bank says: sent with its UTR, or not at all. */
export const Settled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await unfold(canvasElement, 'member1@mail.example');
    const form = within(await page.findByRole('form', { name: /^Settle payout/ }));
    const settle = form.getByRole('button', { name: 'Settle by hand' });
    await expect(settle).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: /sent nothing/ }));
    await expect(form.getByLabelText(/^Why/)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'The bank has sent it' }));
    await userEvent.type(form.getByLabelText(/^UTR of the bank/), 'PTLI226329000999');
    await userEvent.click(settle);
    await expect(await screen.findByText('The payout is settled.')).toBeVisible();
    await expect(await page.findByText('1–2 of 2 payouts')).toBeVisible();
  },
};

/** Nobody is paid twice: the bank has the last word. */
export const Contradicted: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminPayouts.contradicted()),
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, 'member1@mail.example');
    const form = within(await within(canvasElement).findByRole('form', { name: /^Settle payout/ }));
    await userEvent.click(form.getByRole('radio', { name: /sent nothing/ }));
    await userEvent.type(form.getByLabelText(/^Why/), 'Account closed');
    await userEvent.click(form.getByRole('button', { name: 'Settle by hand' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/has this payout and has not decided/);
  },
};

/** The bank returned what it had sent. */
export const CameBack: Story = {
  args: { path: '/admin/payouts?list=sent' },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, 'member4@mail.example');
    const form = within(await within(canvasElement).findByRole('form', { name: /^Return payout/ }));
    await userEvent.type(form.getByLabelText(/^The bank returned it/), 'Account closed');
    await userEvent.click(form.getByRole('button', { name: 'It came back' }));
    await expect(await screen.findByText('The member has the money in the wallet again.')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminPayouts.empty()) };

export const Failed: Story = table.failed;

/** Who answers members has no right to it. */
export const NotOpen: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Payouts is not open to you' })).toBeVisible();
  },
};
