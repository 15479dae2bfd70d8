import { demoMembers } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FAILED_TO_LOAD, NOT_AVAILABLE } from '../../../features/checkout/loadPaymentScript.ts';
import { AppAt } from '../../../testing/AppAt.tsx';
import { fill, loginModal } from '../../../testing/loginModal.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';
import { stubPaymentWindow } from '../../../testing/stubPaymentWindow.ts';

const [{ email, password }] = demoMembers;
const { giftCardOrders } = scenarios;

const meta = {
  title: 'Screens/Public/Checkout',
  component: AppAt,
  args: { path: '/checkout/GC-1' },
  beforeEach: ({ msw }) => {
    msw.use(...giftCardOrders.waiting());
    return asMember();
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of an order that waits, with its pay button. */
async function openPage(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  return { page, pay: await page.findByRole('button', { name: /^Pay ₹/ }) };
}

async function payThere(canvasElement: HTMLElement) {
  const { page, pay } = await openPage(canvasElement);
  await userEvent.click(pay);
  return page;
}

const historyLink = { name: /Order History$/ };

/** Nothing of the provider is loaded before the pay button. */
export const Form: Story = {
  play: async ({ canvasElement }) => {
    const { page, pay } = await openPage(canvasElement);
    await expect(pay).toHaveAccessibleName('Pay ₹1,920.00');
    await expect(page.getByText('You save')).toBeVisible();
    await expect(document.querySelector('script[src*="/dev/pay"]')).toBeNull();
    await expect(page.getByRole('link', { name: 'Pay later from Order History' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.openingSlow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

/** An order of somebody else, or of nobody. */
export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.openingFails()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
    msw.use(...giftCardOrders.inStage('DELIVERED'));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText(/^Paid\. Your vouchers are/)).toBeVisible();
  },
};

/** Of nobody, or of another member. */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.missing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('You have no such order.');
    await expect(page.getByRole('link', historyLink)).toBeVisible();
  },
};

/** An order is its member's own: a visitor logs in on the page. */
export const VisitorLogsIn: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Login / Signup' }));
    const modal = await loginModal();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await expect(await page.findByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  },
};

/** The window is open; a second press does nothing. */
export const Paying: Story = {
  beforeEach: () => stubPaymentWindow('hangs'),
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByText(/^Finish the payment in the window of/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Verifying: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.confirmingSlow());
    return stubPaymentWindow('pays');
  },
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByText('Asking the bank about your payment...')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

/** By keyboard, from the pay button to the vouchers. */
export const Done: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.waiting({ ends: 'DELIVERED' }));
    return stubPaymentWindow('pays');
  },
  play: async ({ canvasElement }) => {
    const { page, pay } = await openPage(canvasElement);
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Paid. Your vouchers are in Order History now.')).toBeVisible();
    await expect(page.getByText('You paid')).toBeVisible();
    await expect(page.getByRole('link', historyLink)).toHaveAttribute('href', '/user_dashboard/order_history');
    await expect(page.queryByRole('button', { name: /Pay|Try/ })).toBeNull();
  },
};

export const PaymentFailed: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.waiting({ ends: 'PAYMENT_FAILED' }));
    return stubPaymentWindow('fails');
  },
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'The payment did not go through. Nothing was charged.',
    );
    await expect(page.getByRole('button', { name: /^Try again to pay ₹/ })).toBeVisible();
  },
};

/** The member closes the window: the order waits. */
export const Cancelled: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.waiting({ ends: 'AWAITING_PAYMENT' }));
    return stubPaymentWindow('closes');
  },
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByText(/^You closed the payment window\. Nothing was charged\./)).toBeVisible();
    await expect(page.getByText(/until 21-11-2026 12:00\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Try again to pay ₹/ })).toBeVisible();
  },
};

/** A slow bank: nobody need wait here. */
export const Pending: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.inStage('VERIFYING'));
  },
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Your bank has not confirmed the payment yet\./)).toBeVisible();
    await expect(page.getByRole('link', historyLink)).toBeVisible();
    msw.use(...giftCardOrders.inStage('DELIVERED'));
    await userEvent.click(await page.findByRole('button', { name: 'Check again' }));
    await expect(await page.findByText(/^Paid\./)).toBeVisible();
  },
};

/** The answer about the payment is lost: the page asks by itself. */
export const AnswerLost: Story = {
  beforeEach({ msw }) {
    msw.use(...giftCardOrders.confirmingFails());
    return stubPaymentWindow('pays');
  },
  play: async ({ canvasElement, msw }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByText(/^Your bank has not confirmed the payment yet\./)).toBeVisible();
    msw.use(...giftCardOrders.inStage('DELIVERED'));
    await expect(await page.findByText(/^Paid\./, undefined, { timeout: 5000 })).toBeVisible();
  },
};

/** The issuer of the vouchers takes its time. */
export const Issuing: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.inStage('ISSUING')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Paid\. The voucher is being issued\./)).toBeVisible();
    await expect(page.queryByRole('button', { name: /Pay|Try/ })).toBeNull();
  },
};

export const NotPaidInTime: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.inStage('CANCELLED')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^This order was not paid in time\./)).toBeVisible();
  },
};

/** Paid, but not delivered: the money goes back by itself. */
export const Refunded: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.inStage('REFUNDING')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/₹1,920\.00 goes back within 7 business days/)).toBeVisible();
    await expect(page.queryByRole('button', { name: /Pay|Try/ })).toBeNull();
  },
};

/** A blocker keeps the script away. It is asked for again at the next press. */
export const ScriptBlocked: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.waiting({ scriptUrl: 'http://localhost:1/blocked.js' })),
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(FAILED_TO_LOAD);
    const remove = stubPaymentWindow('hangs');
    await userEvent.click(page.getByRole('button', { name: /^Try again to pay ₹/ }));
    await expect(await page.findByText(/^Finish the payment/)).toBeVisible();
    remove();
  },
};

/** The script comes, and does not bring its object. */
export const ScriptWithoutObject: Story = {
  beforeEach: ({ msw }) => msw.use(...giftCardOrders.waiting({ scriptUrl: 'data:text/javascript,' })),
  play: async ({ canvasElement }) => {
    const page = await payThere(canvasElement);
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(NOT_AVAILABLE));
  },
};
