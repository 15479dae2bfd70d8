import { demoGiftCardOrders } from '@potli/api/fixtures';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Order History',
  component: AppAt,
  args: { path: '/user_dashboard/order_history' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.giftCardOrders,
  title: 'Order History',
  newestBy: null,
  range: '1–9 of 9 orders',
  mine: 'orders',
  empty: { title: 'No gift cards yet', link: { name: 'Browse gift cards', href: '/categories' } },
});

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody > tr')];

async function openOrders(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByText('1–9 of 9 orders');
  return page;
}

/** SUCCESS or FAILED, whatever else a status is (docs/product/gift-cards.md#order-history). */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await openOrders(canvasElement);
    await expect(rowsOf(canvasElement)).toHaveLength(9);
    const [newest, pending, , refunded] = rowsOf(canvasElement);
    await expect(newest).toHaveTextContent('Jhilmil Daughters');
    await expect(newest).toHaveTextContent('SUCCESS');
    await expect(newest).not.toHaveTextContent('FAILED');
    await expect(pending).toHaveTextContent('FAILED');
    await expect(refunded).toHaveTextContent('FAILED');
  },
};

/** A PIN is not in the page before Show PIN is pressed; each comes by a call of its own, and goes when the row is folded. */
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    const toggle = page.getByRole('button', { name: /^Jhilmil Daughters: details/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getAllByRole('img', { name: 'Hidden PIN' })).toHaveLength(2);
    await expect(page.queryByRole('button', { name: 'Copy PIN' })).toBeNull();
    await userEvent.click(page.getAllByRole('button', { name: 'Show PIN' })[0] as HTMLElement);
    await expect(await page.findByText(/^\d{6}$/)).toBeVisible();
    await expect(page.getAllByRole('img', { name: 'Hidden PIN' })).toHaveLength(1);
    await userEvent.click(toggle);
    await expect(page.queryByText(/^\d{6}$/)).toBeNull();
    await userEvent.click(toggle);
    await expect(page.getAllByRole('img', { name: 'Hidden PIN' })).toHaveLength(2);
  },
};

export const NotRevealed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.revealFails()),
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^Jhilmil Daughters: details/ }));
    await userEvent.click(page.getAllByRole('button', { name: 'Show PIN' })[0] as HTMLElement);
    await expect(await screen.findByText('Too many tries. Please wait a little and try again.')).toBeVisible();
    await expect(page.getAllByRole('img', { name: 'Hidden PIN' })).toHaveLength(2);
  },
};

/** The detail tells PENDING and REFUNDED apart (docs/product/gift-cards.md#order-history). */
export const ToldApart: Story = {
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    const toggles = page.getAllByRole('button', { name: /: details of order/ });
    await userEvent.click(toggles[1] as HTMLElement);
    await expect(page.getByText('Pending')).toBeVisible();
    await expect(page.getByText(/Your bank has not confirmed the payment yet/)).toBeVisible();
    await userEvent.click(toggles[3] as HTMLElement);
    await expect(page.getAllByText('Refunded')).toHaveLength(2);
    await expect(page.getByText(/^You paid, but the voucher could not be delivered/)).toHaveTextContent(
      /went back on 18-10-2026, to/,
    );
    await expect(page.getByText('Sent back')).toBeVisible();
  },
};

/** Opens the detail of the only order. */
async function openOnly(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /: details of order/ }));
  return page;
}

/** An order that waits is paid from here, in a document of its own. */
export const Unpaid: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.inStage('AWAITING_PAYMENT')),
  play: async ({ canvasElement }) => {
    const page = await openOnly(canvasElement);
    await expect(page.getByText(/^Not paid yet, and nothing was charged/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay ₹[\d,.]+ now$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\/GC-/),
    );
  },
};

/** Paid; its issuer has not handed out the vouchers yet. */
export const Issuing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.inStage('ISSUING')),
  play: async ({ canvasElement }) => {
    const page = await openOnly(canvasElement);
    await expect(page.getByText(/^Payment received\. The voucher is being issued/)).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Pay ₹/ })).toBeNull();
  },
};

export const Refunding: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.inStage('REFUNDING')),
  play: async ({ canvasElement }) => {
    const page = await openOnly(canvasElement);
    await expect(page.getByText(/goes back within 7 business days/)).toBeVisible();
    await expect(page.getByText('On its way')).toBeVisible();
    await expect(page.queryByRole('link', { name: /^Pay ₹/ })).toBeNull();
  },
};

/** The provider could not refund it, and the shop has sent the money itself. */
export const RefundedByHand: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.repaid()),
  play: async ({ canvasElement }) => {
    const page = await openOnly(canvasElement);
    await expect(page.getByText(/went back on .*, by a transfer of ours\./)).toBeVisible();
    await expect(page.getByText('N335260011223344')).toBeVisible();
  },
};

/** The PIN of a gift is its receiver's. */
export const OfAGift: Story = {
  beforeEach: ({ msw }) => msw.use(createHandler('listGiftCardOrders', () => giftOrders)),
  play: async ({ canvasElement }) => {
    const page = await openOnly(canvasElement);
    await expect(page.getByText('Payment received. Meera has got the link and has not opened it yet.')).toBeVisible();
    await expect(page.getAllByText('Only Meera sees it')).toHaveLength(2);
    await expect(page.queryByRole('button', { name: 'Show PIN' })).toBeNull();
  },
};

/** Three pages in view, ellipses for the others (docs/product/gift-cards.md#order-history). */
export const ManyPages: Story = {
  args: { path: '/user_dashboard/order_history?page=4' },
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCardOrders.manyPages()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('31–40 of 63 orders');
    const pages = page.getAllByRole('button', { name: /^Page \d/ });
    await expect(pages.map((button) => button.textContent)).toEqual(['3', '4', '5']);
    await expect(page.getAllByText('…')).toHaveLength(2);
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const Failed: Story = table.failed;

export const RefetchFailed: Story = table.refetchFailed;

const gift = {
  name: 'Meera',
  email: 'meera@potli.example',
  message: '',
  sendOn: '2026-11-19',
  sentAt: '2026-11-19T13:21:00.000Z',
  openedAt: null,
};

const giftOrders = {
  content: demoGiftCardOrders.slice(0, 1).map((order) => ({
    ...order,
    gift,
    purchaseOrders: order.purchaseOrders.map((line) => ({
      ...line,
      itemDetailsForUser: { data: line.itemDetailsForUser.data.map((voucher) => ({ ...voucher, voucher_id: null })) },
    })),
  })),
  totalPages: 1,
  totalElements: 1,
};
