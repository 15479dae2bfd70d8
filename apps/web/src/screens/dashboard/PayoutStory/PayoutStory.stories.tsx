import { demoPayoutStories } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { refetch } from '../../../testing/refetch.ts';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Payout story',
  component: AppAt,
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the newest payout in a state. */
function inStatus(wanted: string) {
  const story = demoPayoutStories.find(({ status }) => status === wanted);
  if (!story) throw new Error('There is no such payout in the demo.');
  return { path: `/user_dashboard/transaction_history/${story.id}` };
}

const sent = inStatus('SUCCESS');

/** Checks the texts of the step with this heading. */
const showsStep =
  (heading: string, ...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    const step = (await page.findByRole('heading', { name: heading })).closest('li');
    for (const text of texts) await expect(step).toHaveTextContent(text);
  };

const linesOf = (page: HTMLElement) =>
  within(within(page).getByRole('list', { name: 'What is in it' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Ready: Story = {
  args: sent,
  play: async (context) => {
    await showsStep('Done: Sent to your bank', 'UTR POTN326316884201')(context);
    const page = within(context.canvasElement);
    await expect(page.getByText(/^In your bank since/)).toHaveTextContent('In your bank since 12-11-2026.');
    await expect(page.getByRole('button', { name: 'Copy UTR' })).toBeVisible();
    const lines = linesOf(context.canvasElement);
    await expect(lines).toHaveLength(5);
    await expect(lines.at(-1)).toBe('Together₹2,315.86');
  },
};

/** Only set aside: not with the bank yet. */
export const Empty: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.preparing()),
  play: showsStep('Now: We give it to the bank', 'There is nothing for you to do.'),
};

export const Processing: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.processing()),
  play: async (context) => {
    await showsStep('Now: On its way to your bank', 'by 12-02-2100')(context);
    await expect(within(context.canvasElement).getByText(/^Expected in your bank by/)).toHaveTextContent('12-02-2100');
  },
};

/** No date that has passed is promised. */
export const Late: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.late()),
  play: async (context) => {
    await showsStep('Now: On its way to your bank')(context);
    await expect(within(context.canvasElement).getByText(/^It takes longer than usual/)).toBeVisible();
    await expect(within(context.canvasElement).queryByText(/\bby \d\d/)).toBeNull();
  },
};

export const InReview: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.inReview()),
  play: showsStep('Now: On its way to your bank', 'The bank has not said what became of it.'),
};

/** Its money went with the next payout. */
export const FailedAndSentAgain: Story = {
  args: inStatus('FAILED'),
  play: async (context) => {
    await showsStep('Ended: It could not be sent', 'did not find this account number', '29-10-2026')(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'See that payout' }));
    await expect(await page.findByText(/^The ₹3,027\.52 that did not arrive on/)).toHaveTextContent(
      '27-10-2026 is in it',
    );
  },
};

/** There is nothing to do but wait. */
export const FailedForNow: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.failedForNow()),
  play: async (context) => {
    await showsStep('Ended: It could not be sent', 'could not be reached', 'goes with your next payout')(context);
    await expect(within(context.canvasElement).queryByRole('link', { name: 'Check your bank account' })).toBeNull();
  },
};

/** Its money waited for bank details, until nobody had logged in for long. */
export const Forfeited: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.forfeited()),
  play: async (context) => {
    await showsStep('Ended: It could not be sent', 'It was forfeited on 12-11-2026')(context);
    await expect(within(context.canvasElement).queryByRole('link', { name: 'Check your bank account' })).toBeNull();
  },
};

/** The same, forfeited for a breach of the terms. */
export const ForfeitedForBreach: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.forfeitedForBreach()),
  play: showsStep('Ended: It could not be sent', 'It was forfeited on 12-11-2026: we found a breach of our terms.'),
};

export const Returned: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.returned()),
  play: async (context) => {
    await showsStep('Ended: Your bank sent it back', 'account is closed', 'Check your bank account')(context);
    await expect(within(context.canvasElement).getByText('Your bank sent it back on', { exact: false })).toBeVisible();
  },
};

export const OfAllKinds: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.ofAllKinds()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'What is in it' });
    await expect(linesOf(canvasElement)).toEqual([
      "Your share of friends' cashback3 orders₹37.50",
      'Your share link: order at Juttigali₹240.00',
      'Order at Thehro StaysThe shop corrected it. It had brought ₹180.00 before.₹62.50',
      'Order at a shopThe shop took it back after you had it.−\u2060₹120.00',
      '12 more orders₹1,232.25',
      'Together₹1,452.25',
    ]);
  },
};

/** Tax was withheld: what is in it, less that, is what the bank got. */
export const TaxWithheld: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.taxed()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'What is in it' });
    await expect(linesOf(canvasElement)).toEqual([
      'Order at Juttigali₹300.00',
      'Tax withheld−\u2060₹30.00',
      'Together₹270.00',
    ]);
    const bankGot = /^This is what your bank got, with ₹30\.00 withheld as tax\.$/;
    await expect(within(canvasElement).getByText(bankGot)).toBeVisible();
  },
};

/** What was withheld came back with it. */
export const TaxWithheldAndReturned: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.taxedAndReturned()),
  play: showsStep('Ended: Your bank sent it back', 'That includes the ₹30.00 withheld as tax.'),
};

export const Loading: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.slow()),
  play: showsLoading,
};

export const Missing: Story = {
  args: { path: '/user_dashboard/transaction_history/of-another-member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('There is no such payout')).toBeVisible();
    const back = page.getByRole('link', { name: 'Go to Payouts' });
    await expect(back).toHaveAttribute('href', '/user_dashboard/transaction_history');
  },
};

export const Failed: Story = {
  args: sent,
  beforeEach: ({ msw }) => msw.use(...scenarios.payoutStory.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This payout did not load. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RefetchFailed: Story = {
  args: sent,
  play: async ({ canvasElement, msw }) => {
    await within(canvasElement).findByText(/^In your bank/);
    msw.use(...scenarios.payoutStory.failing());
    refetch();
    await expect(await screen.findByText('This payout did not load. Please try again.')).toBeVisible();
    await expect(within(canvasElement).getByText(/^In your bank/)).toBeVisible();
  },
};

/** A row of Payouts leads here, by keyboard too. */
export const FromPayouts: Story = {
  args: { path: '/user_dashboard/transaction_history' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('link', { name: /what is in it$/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('heading', { level: 1, name: 'Your payout of 19-11-2026' })).toBeVisible();
  },
};
