import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { fillOrderFacts } from '../../../testing/claim.ts';
import { asMember } from '../../../testing/sessions.ts';
import { isWide } from '../../../testing/wide.ts';

const meta = {
  title: 'Screens/Dashboard/Dashboard/Question',
  component: AppAt,
  args: { path: '/user_dashboard' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = 'Did you buy at Dabbaraja on 17-11-2026?';
const YES = 'Yes, I bought at Dabbaraja on 17-11-2026';
const NO = 'No, I did not buy at Dabbaraja on 17-11-2026';
const THANKS = 'Thank you. We do not ask about this visit again.';

async function openQuestion(page: HTMLElement) {
  const region = await within(page).findByRole('region', { name: 'A visit without an order' });
  return { region, ...within(region) };
}

/** The newest visit without an order; the others wait. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await expect(card.region).toHaveTextContent(QUESTION);
    await expect(card.getByRole('button', { name: YES })).toBeEnabled();
    await expect(within(canvasElement).queryByText(/Pannaghar/)).toBeNull();
  },
};

/** By keyboard: thanks stand where the buttons were, with the focus. */
export const Denied: Story = {
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    card.getByRole('button', { name: YES }).focus();
    await userEvent.tab();
    await expect(card.getByRole('button', { name: NO })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const thanks = await card.findByRole('status');
    await expect(thanks).toHaveTextContent(THANKS);
    await expect(thanks.parentElement).toHaveFocus();
    await expect(card.region).not.toHaveTextContent(QUESTION);
    await expect(within(canvasElement).queryByText(/Pannaghar/)).toBeNull();
  },
};

/** From the question to the filed claim: store, time and type come from the click. Then Home asks about the next visit. */
export const Claimed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click((await openQuestion(canvasElement)).getByRole('button', { name: YES }));
    await page.findByRole('heading', { level: 1, name: 'Missing / Claim Cashback' });
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Store/ })).toHaveValue('Dabbaraja'));
    await expect(page.getByLabelText(/^Order time/)).toHaveValue('17-11-2026 20:48');
    await expect(page.getByRole('combobox', { name: /^Cashback Type/ })).toHaveValue('MISSING_CASHBACK');
    await fillOrderFacts(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    // on phones the sidebar is folded
    if (!isWide()) return;
    await userEvent.click(page.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await expect((await openQuestion(canvasElement)).region).toHaveTextContent(
      'Did you buy at Pannaghar on 14-11-2026?',
    );
  },
};

/** The member said yes and left the form. */
export const Unfinished: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.unfinished()),
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await expect(card.region).toHaveTextContent('You bought at Dabbaraja on 17-11-2026.');
    const link = card.getByRole('link', { name: 'Send the claim' });
    await expect(link).toHaveAttribute('href', '/user_dashboard/missing_cashback?click=6F27E5509C12');
    await expect(card.getByRole('button', { name: NO })).toHaveTextContent('I did not buy');
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.answerSlow()),
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await userEvent.click(card.getByRole('button', { name: NO }));
    await waitFor(() => expect(card.getByRole('button', { name: NO })).toHaveAttribute('aria-busy', 'true'));
    await expect(card.region).toHaveTextContent(QUESTION);
  },
};

/** The question stays, and can be answered again. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.answerFailing()),
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await userEvent.click(card.getByRole('button', { name: YES }));
    await expect(await card.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
    await expect(card.region).toHaveTextContent(QUESTION);
    await expect(card.getByRole('button', { name: YES })).toHaveFocus();
  },
};

/** The connection is lost: nothing waits unseen. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.answerUnreachable()),
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await userEvent.click(card.getByRole('button', { name: NO }));
    await expect(await card.findByRole('alert')).toHaveTextContent(/you seem to be offline/);
    await expect(card.region).toHaveTextContent(QUESTION);
  },
};

/** The order came while the question was on the screen. */
export const Arrived: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.arrived()),
  play: async ({ canvasElement }) => {
    const card = await openQuestion(canvasElement);
    await userEvent.click(card.getByRole('button', { name: YES }));
    await expect(await card.findByRole('status')).toHaveTextContent(
      'This order has arrived. You find it in My Orders.',
    );
    await expect(card.region).not.toHaveTextContent(QUESTION);
  },
};

/** A question that does not load is missed by nobody. */
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'FAQs' })).toBeVisible();
    await expect(page.queryByRole('region', { name: 'A visit without an order' })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** What is below waits for the question, which would push it down. */
export const Awaited: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.clickQuestions.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: /^Approved/ });
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'FAQs' })).toBeNull();
  },
};
