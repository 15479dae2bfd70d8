import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

/** A PIN is not in the page before Show PIN is pressed. */
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const page = await openOrders(canvasElement);
    const toggle = page.getByRole('button', { name: /^Jhilmil Daughters: details/ });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const hidden = page.getAllByRole('img', { name: 'Hidden PIN' });
    await expect(hidden).toHaveLength(2);
    await userEvent.click(page.getAllByRole('button', { name: 'Show PIN' })[0] as HTMLElement);
    await expect(page.getAllByRole('img', { name: 'Hidden PIN' })).toHaveLength(1);
    await expect(page.getByText(/^\d{6}$/)).toBeVisible();
    await userEvent.click(toggle);
    await expect(page.queryByText(/^\d{6}$/)).toBeNull();
    await userEvent.click(toggle);
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
    await expect(page.getByText(/The vouchers are being issued/)).toBeVisible();
    await userEvent.click(toggles[3] as HTMLElement);
    await expect(page.getAllByText('Refunded')).toHaveLength(2);
    await expect(page.getByText(/The payment was refunded/)).toBeVisible();
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
