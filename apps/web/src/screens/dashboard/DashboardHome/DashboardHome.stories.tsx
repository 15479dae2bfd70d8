import type { NextPayout } from '@potli/api/contract/wallet';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { refetch } from '../../../testing/refetch.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: AppAt,
  args: { path: '/user_dashboard' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const tilesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('main li')].map(({ textContent }) => textContent).filter((text) => /₹\d/.test(text));

const totals = {
  trackedAmount: 2184.4,
  walletBalance: 6539.5,
  bankTransferedAmount: 118_275,
  rejectedAmount: 320.49,
};
const figures = [createHandler('getMyWallet', () => totals)];

/** Whole rupees, with the exact amount in small (docs/product/money.md#wallet-tiles). */
export const Ready: Story = {
  beforeEach: ({ msw }) => msw.use(...figures),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Namaste, Asha' })).toBeVisible();
    await waitFor(() =>
      expect(tilesOf(canvasElement)).toEqual([
        'Cashback in Pending₹2,184₹2,184.40',
        'Approved₹6,540₹6,539.50',
        'Sent To User₹1,18,275\u00a0',
        'Declined₹320₹320.49',
      ]),
    );
    const lists = ['Cashback in Pending', 'Approved', 'Sent To User', 'Declined'].map((name) =>
      page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    );
    await expect(lists).toEqual([
      '/user_dashboard/orders?status=TRACKED,UNDER_REVIEW',
      '/user_dashboard/orders?status=CONFIRMED,PAYABLE',
      '/user_dashboard/transaction_history',
      '/user_dashboard/orders?status=REJECTED,REVERSED',
    ]);
    const banner = await page.findByRole('link', { name: /^Shaadi season/ });
    await expect(banner).toHaveAttribute('href', '/categories/apparel');
    await expect(page.getByRole('button', { name: 'Play video: How a click becomes cashback' })).toBeVisible();
    await expect(page.getByText(/^Log in, open a store/)).toBeVisible();
  },
};

/** A name of one long word breaks on a phone, so that the page is no wider than its window. */
export const LongName: Story = {
  beforeEach: ({ msw }) => msw.use(...figures, ...scenarios.profile.longName()),
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1, name: /^Namaste, Thiru/ });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Approved has what is on its way to the bank, so that the tiles add up. This host does not say when it arrives. */
export const OnItsWay: Story = {
  beforeEach: ({ msw }) => msw.use(createHandler('getMyWallet', () => ({ ...totals, heldAmount: 1_520.4 }))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('₹1,520.40 is on its way to your bank.')).toBeVisible();
    await expect(tilesOf(canvasElement)[1]).toBe('Approved₹6,540₹6,539.50');
    await expect(page.getByRole('link', { name: 'See every change and its cause' })).toHaveAttribute(
      'href',
      '/user_dashboard/my_cashback',
    );
  },
};

const nextPayout = (next: NextPayout) => createHandler('getMyWallet', () => ({ ...totals, nextPayout: next }));

/** The next payout has its date. */
export const PayoutDated: Story = {
  beforeEach: ({ msw }) =>
    msw.use(nextPayout({ amount: 6539.5, waitsFor: null, expectedBy: '2099-11-30T06:30:00.000Z' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sentence = await page.findByText(/^₹6,539.50 is expected in your bank by/);
    await expect(sentence).toHaveTextContent(/30.11.2099\.$/);
    await expect(page.getByRole('link', { name: 'Your payouts' })).toHaveAttribute(
      'href',
      '/user_dashboard/transaction_history',
    );
  },
};

/** Or its reason, with the way to end it. */
export const PayoutWaits: Story = {
  beforeEach: ({ msw }) => msw.use(nextPayout({ amount: 6539.5, waitsFor: 'ACCOUNT', expectedBy: null })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('₹6,539.50 waits for a bank account that we can send it to.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add your bank account' })).toHaveAttribute(
      'href',
      '/user_dashboard/bank_account',
    );
  },
};

/** Money that was lost is in no tile. */
export const Forfeited: Story = {
  beforeEach: ({ msw }) => msw.use(createHandler('getMyWallet', () => ({ ...totals, forfeitedAmount: 50 }))),
  play: async ({ canvasElement }) => {
    const told = await within(canvasElement).findByText(/₹50.00 was forfeited/);
    await expect(told).toHaveTextContent(/See every change and its cause. ₹50.00 was forfeited.$/);
  },
};

/** A shop reports while the member looks on: the tile rises by itself. */
export const MoneyMoves: Story = {
  beforeEach: ({ msw }) => msw.use(...figures),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await page.findByText('₹2,184');
    msw.use(createHandler('getMyWallet', () => ({ ...totals, trackedAmount: 2571.2 })));
    await expect(await page.findByText('₹2,571', undefined, { timeout: 6_000 })).toBeVisible();
    await expect(page.queryByText('₹2,184')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.slow(), ...scenarios.dashboardContent.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Loading...')).toBeVisible();
    await expect(await page.findByText('Loading your wallet')).toBeInTheDocument();
  },
};

/** Nothing earned, no content: three steps in place of tiles; empty parts are left out. */
export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.dashboardContent.empty());
    return asNewMember();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const title = await page.findByRole('heading', { name: 'Your first three steps' });
    const steps = title.closest('section') as HTMLElement;
    await waitFor(() =>
      expect(
        within(steps)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['1Complete your profile', '2Add your bank account or UPI ID', '3Shop for the first time']),
    );
    await expect(page.queryByText('₹0')).toBeNull();
    await expect(page.getByRole('heading', { level: 1, name: 'Namaste' })).toBeVisible();
    await waitFor(() => expect(page.queryByText('Loading...')).toBeNull());
    await expect(page.queryByRole('heading', { name: 'FAQs' })).toBeNull();
    await expect(page.queryByRole('heading', { name: 'Video tutorial' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.failing(), ...scenarios.dashboardContent.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your wallet could not be loaded')).toBeVisible();
    await expect(await page.findByText('FAQs and videos could not be loaded')).toBeVisible();
    msw.use(...figures);
    const [retryWallet] = page.getAllByRole('button', { name: 'Try again' });
    if (retryWallet) await userEvent.click(retryWallet);
    await expect(await page.findByText('₹6,540')).toBeVisible();
    await expect(page.getByText('FAQs and videos could not be loaded')).toBeVisible();
  },
};

/** The other parts stay when one fails. */
export const WalletFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Your wallet could not be loaded')).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'FAQs' })).toBeVisible();
  },
};

export const ContentFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...figures, ...scenarios.dashboardContent.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('FAQs and videos could not be loaded')).toBeVisible();
    await expect(await page.findByText('₹6,540')).toBeVisible();
  },
};

/** Figures stay when a later call fails. A toast says so. */
export const RefetchFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...figures),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await page.findByText('₹6,540');
    msw.use(...scenarios.wallet.failing());
    refetch();
    await expect(await screen.findByText('Your wallet could not be loaded')).toBeVisible();
    await expect(page.getByText('₹6,540')).toBeVisible();
  },
};

export const OtherQuestions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Gift Card' }));
    await expect(page.getByText(/^Under Order History/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Can I cancel or return a gift card?' }));
    await waitFor(() => expect(page.getByText(/non-refundable and non-cancellable/)).toBeVisible());
  },
};

/** With the first tracked click the tiles come, though there is no money yet; the steps stay until each is done. */
export const FirstClick: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.clicks.onePage());
    return asNewMember();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText('₹0')).toHaveLength(4));
    const steps = (await page.findByRole('heading', { name: 'Your first three steps' })).closest('section');
    await expect(steps).toHaveTextContent(
      '1Complete your profile2Add your bank account or UPI IDShop for the first time: Done',
    );
  },
};

/** A step that is done has a tick. */
export const StepsDone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.bankDetails.held());
    return asNewMember();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Add your bank account or UPI ID')).toBeVisible();
    await waitFor(() => expect(page.getByText(': Done')).toBeInTheDocument());
    await expect(page.getByRole('link', { name: 'Shop for the first time' })).toHaveAttribute('href', '/stores');
  },
};
