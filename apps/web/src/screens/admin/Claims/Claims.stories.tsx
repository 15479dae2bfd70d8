import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Claims',
  component: AppAt,
  args: { path: '/admin/claims' },
  beforeEach: asSupport,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = '1–4 of 4 claims';

const table = tableStories({
  list: scenarios.adminClaims,
  title: 'Claims',
  newestBy: null,
  range: RANGE,
  mine: 'claims',
  empty: { title: 'No claim is open' },
});

async function unfold(page: HTMLElement, ticket: string) {
  await userEvent.click(await within(page).findByRole('button', { name: new RegExp(`^Claim ${ticket}`) }));
  return within(await within(page).findByRole('form', { name: `Answer claim ${ticket}` }));
}

/** The oldest come first. Whose claim it is, what was said, and what the order was stand below it. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(RANGE)).toBeVisible();
    await unfold(canvasElement, 'PT-2026-000005');
    await expect(page.getByText('The member filed this claim')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Claims'), 'Approved and rejected');
    await expect(await page.findByText('1–2 of 2 claims')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: /^Ticket number/ }), 'ASHA@potli.example{Enter}');
    await expect(await page.findByText('1–6 of 6 claims')).toBeVisible();
  },
};

/** A question and a rejection need words, a hold its end. What is decided leaves the list. */
export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await unfold(canvasElement, 'PT-2026-000005');
    const send = form.getByRole('button', { name: 'Send answer' });
    await expect(send).toBeDisabled();
    await userEvent.selectOptions(form.getByLabelText('Answer'), 'Wait until a day');
    await expect(send).toBeDisabled();
    await expect(form.getByLabelText(/^On hold until/)).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText('Answer'), 'Reject');
    await userEvent.type(form.getByLabelText(/^What the member reads/), 'The store says that you returned it.');
    await userEvent.click(send);
    await expect(await screen.findByText(/PT-2026-000005: Rejected/)).toBeVisible();
    await expect(await page.findByText('1–3 of 3 claims')).toBeVisible();
  },
};

/** Nothing changes where a colleague was faster, and what was typed stays. */
export const AnsweredMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminClaims.answeredMeanwhile()),
  play: async ({ canvasElement }) => {
    const form = await unfold(canvasElement, 'PT-2026-000005');
    await userEvent.type(form.getByLabelText(/^What the member reads/), 'Which size did you buy?');
    await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/was answered meanwhile/);
    await expect(form.getByLabelText(/^What the member reads/)).toHaveValue('Which size did you buy?');
  },
};

/** An order that has only the click of an approved claim counts when somebody has decided on it. */
export const OrderThatWaits: Story = {
  args: { path: '/admin/claims?list=orders' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Claim PT-2026-/ }));
    await userEvent.click(await page.findByRole('button', { name: 'BZ-20417 is another order' }));
    await expect(await screen.findByText('Order BZ-20417 counts by itself now.')).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'No claim is in this list' })).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminClaims.empty()) };

export const Failed: Story = table.failed;
