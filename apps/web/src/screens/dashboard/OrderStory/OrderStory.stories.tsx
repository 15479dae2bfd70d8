import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { demoOrderStories } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { refetch } from '../../../testing/refetch.ts';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Order story',
  component: AppAt,
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the first order that `fits`. */
function at(fits: (story: (typeof demoOrderStories)[number]) => boolean) {
  const story = demoOrderStories.find(fits);
  if (!story) throw new Error('There is no such order in the demo.');
  return { path: `/user_dashboard/orders/${story.id}` };
}

const inStatus = (status: string) => at(({ currentStatus }) => currentStatus === status);

/** Checks the texts of the step with this heading. */
const showsStep =
  (heading: string | RegExp, ...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const page = within(canvasElement);
    const step = (await page.findByRole('heading', { name: heading })).closest('li');
    for (const text of texts) await expect(step).toHaveTextContent(text);
    await expect(page.getAllByRole('listitem').filter((item) => item.closest('ol[aria-label]'))).toHaveLength(5);
  };

export const Ready: Story = {
  args: at(({ currentStatus, steps }) => currentStatus === 'TRACKED' && steps[4]?.expectedBy !== null),
  play: showsStep('Now: Return period', 'waits, in case something is sent back', /by \d\d-\d\d-\d{4}/),
};

/** Only clicked and reported: no expected date yet. */
export const Empty: Story = {
  args: inStatus('TRACKED'),
  play: async (context) => {
    await showsStep('Now: Return period')(context);
    await expect(within(context.canvasElement).getByText(/has not said yet how long it takes/)).toBeVisible();
  },
};

export const UnderReview: Story = { args: inStatus('UNDER_REVIEW'), play: showsStep(/^Now: .* decides$/) };
export const Confirmed: Story = { args: inStatus('CONFIRMED'), play: showsStep('Now: Sent to your bank') };
export const Payable: Story = {
  args: at(({ payout }) => payout?.status === 'PROCESSING'),
  play: showsStep('Now: On its way to your bank', 'See this payout'),
};

/** What was Approved was lost: nobody had logged in for long. */
export const Forfeited: Story = {
  args: inStatus('REVERSED'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.forfeited()),
  play: showsStep(/^\S+: Forfeited$/, `Nobody had logged in for ${forfeitSpan()}`, 'We had written to you before'),
};

/** The same, for a breach of the terms. */
export const ForfeitedForBreach: Story = {
  args: inStatus('REVERSED'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.forfeitedForBreach()),
  play: async (context) => {
    await showsStep(/^\S+: Forfeited$/, 'We found a breach of our terms', 'We wrote to you why')(context);
    await expect(within(context.canvasElement).queryByText(/logged in/)).toBeNull();
  },
};

/** The shop confirmed it, and nothing of it is advanced. */
export const WaitingForNetwork: Story = {
  args: inStatus('PAYABLE'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.waitingForNetwork()),
  play: async (context) => {
    await showsStep(/^Done: .* confirmed it$/, 'Its network has not paid us yet, usually by 12-02-2100.')(context);
    await showsStep('Now: Sent to your bank', 'after the network has paid us')(context);
    const page = within(context.canvasElement);
    await expect(page.getByText(/confirmed your order\. Its network has not paid us yet/)).toHaveTextContent(
      /usually by 12-02-2100\.$/,
    );
    await expect(page.getByText('Cashback in Pending')).toBeVisible();
  },
};

export const PaidByNetwork: Story = {
  args: inStatus('PAYABLE'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.paidByNetwork()),
  play: showsStep(/^Done: .* confirmed it$/, 'We have the money for it, and your cashback'),
};

/** The amount of the network stands beside its rupees. */
export const InDollars: Story = {
  args: inStatus('PAYABLE'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.inDollars()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('In the shop’s currency')).toBeVisible();
    await expect(page.getByText('119.04 USD')).toBeVisible();
  },
};

export const RefusedByBank: Story = {
  args: inStatus('PAYABLE'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.refusedByBank()),
  play: showsStep('Now: Your bank sent it back', 'did not find this account number', 'Check your bank account'),
};

export const WithoutBankAccount: Story = {
  args: inStatus('PAYABLE'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.withoutBankAccount()),
  play: showsStep('Now: Sent to your bank', 'after you add a bank account', 'Check your bank account'),
};

export const Paid: Story = {
  args: inStatus('PAID'),
  play: async (context) => {
    await showsStep('Done: Sent to your bank', 'UTR POTN326316884201')(context);
    const page = within(context.canvasElement);
    await expect(page.getByText(/^In your bank since/)).toHaveTextContent('In your bank since 12-11-2026.');
    await expect(page.getByRole('button', { name: 'Copy UTR' })).toBeVisible();
  },
};

/** What the bank got is less than the cashback. */
export const TaxWithheld: Story = {
  args: inStatus('PAID'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.taxed()),
  play: async (context) => {
    await showsStep('Done: Sent to your bank', /Its payout is ₹[\d,.]+, with ₹30\.00 withheld as tax\./)(context);
    const page = within(context.canvasElement);
    await expect(page.getByText(/^Sent in a payout on/)).toHaveTextContent('Sent in a payout on 12-11-2026.');
    await expect(page.queryByText(/^In your bank since/)).toBeNull();
  },
};

/** The shop reported a larger order after the cashback was sent. */
export const RestToCome: Story = {
  args: inStatus('PAID'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.restToCome()),
  play: async (context) => {
    await showsStep('Done: Sent to your bank', '₹62.50 more goes to your bank, usually by 26-11-2100.')(context);
    await expect(within(context.canvasElement).getByText(/₹62\.50 of it is still to come/)).toBeVisible();
  },
};

export const RestSent: Story = {
  args: inStatus('PAID'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.restSent()),
  play: showsStep('Done: Sent to your bank', 'corrected the order later: ₹62.50 more went to your bank on 14-11-2026.'),
};

export const Declined: Story = {
  args: at(({ currentStatus, storeName }) => currentStatus === 'REJECTED' && storeName === 'Baraf Appliances'),
  play: showsStep('Ended: Declined', 'The coupon that was used is not among those that earn cashback', 'Make a claim'),
};

/** The shop told later what was bought. */
export const CorrectedRate: Story = {
  args: at(({ earnedRate }) => earnedRate?.reason.includes(', not ') ?? false),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^This order earned .*, not .*\. The shop told us what it was/)).toBeVisible();
    await expect(page.queryByText('Earned for')).toBeNull();
  },
};

/** A card that was issued: a reward without a sale. */
export const Lead: Story = {
  args: at(({ clickSource }) => clickSource === 'CREDIT_CARD'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const amount = (await page.findByText('Sale amount')).nextElementSibling;
    await expect(amount).toHaveTextContent('N/A');
    await expect(page.getByText('Card issued and used once')).toBeVisible();
  },
};

export const TakenBack: Story = {
  args: inStatus('REVERSED'),
  play: showsStep('Ended: Taken back', 'The order was returned after the shop had confirmed it.'),
};

/** From a claim, at a shop that left the catalogue. */
export const WithoutClick: Story = { args: at(({ clickId }) => clickId === null), play: showsStep('Done: No click') };

export const Loading: Story = {
  args: inStatus('PAID'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.slow()),
  play: showsLoading,
};

export const Missing: Story = {
  args: { path: '/user_dashboard/orders/of-another-member' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('There is no such order')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to My Orders' })).toHaveAttribute('href', '/user_dashboard/orders');
  },
};

export const Failed: Story = {
  args: inStatus('PAID'),
  beforeEach: ({ msw }) => msw.use(...scenarios.orderStory.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This order did not load. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RefetchFailed: Story = {
  args: inStatus('PAID'),
  play: async ({ canvasElement, msw }) => {
    await within(canvasElement).findByText(/^In your bank/);
    msw.use(...scenarios.orderStory.failing());
    refetch();
    await expect(await screen.findByText('This order did not load. Please try again.')).toBeVisible();
    await expect(within(canvasElement).getByText(/^In your bank/)).toBeVisible();
  },
};

/** A row of My Orders leads here, by keyboard too. */
export const FromMyOrders: Story = {
  args: { path: '/user_dashboard/orders' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('link', { name: /the story of this order/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('heading', { level: 1, name: 'Your order at Juttigali' })).toBeVisible();
  },
};

/** A click with an order leads here, too. */
export const FromMyClicks: Story = {
  args: { path: '/user_dashboard/reports/click' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('link', { name: /^Thehro Stays/ })).toBeVisible());
    await userEvent.click(page.getByRole('link', { name: /^Thehro Stays/ }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Your order at Thehro Stays' })).toBeVisible();
  },
};

/** What was promised at the click of the order. */
export const Receipt: Story = {
  args: at(({ clickId, currentStatus }) => clickId !== null && currentStatus === 'TRACKED'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Receipt of the click' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt of your click' }));
    await expect(await dialog.findByText(/^Your browser has checked it: the shop signed this/)).toBeVisible();
  },
};
