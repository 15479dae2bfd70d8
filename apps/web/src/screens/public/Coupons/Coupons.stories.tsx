import { createHandler, MOCK_CLICK_ID, scenarios, toPage } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { flashDeal } from '../../../testing/flashDeal.ts';
import { listPageStories } from '../../../testing/listStories.ts';
import { departed, watchDepartures } from '../../../testing/navigation.ts';
import { asMember, asVisitor } from '../../../testing/sessions.ts';
import { readBrand } from '../../../testing/useBrand.ts';

const meta = {
  title: 'Screens/Public/Coupons',
  component: AppAt,
  args: { path: '/coupons' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.offers, 'coupons');

const getDeals = (page: HTMLElement) => within(page).getAllByRole('link', { name: /^Get Deal: / });

const coupons = Array.from({ length: 65 }, (_, index) => ({
  ...flashDeal,
  id: String(index + 1),
  offerName: `Coupon ${index + 1}`,
  couponCode: index === 1 ? '' : `CODE${index + 1}`,
}));

const inPages = createHandler('listOffers', ({ query }) => toPage(coupons, query));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Popular Coupons' })).toBeVisible();
    await expect(getDeals(canvasElement).length).toBeGreaterThan(10);
    await expect(page.getAllByText(/Cashback$/)).toHaveLength(getDeals(canvasElement).length);
  },
};

export const ManyPages: Story = {
  args: { path: '/coupons?page=2' },
  beforeEach: ({ msw }) => msw.use(inPages),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Page 2 of 2')).toBeInTheDocument();
    await expect(getDeals(canvasElement)).toHaveLength(1);
    await userEvent.click(page.getByRole('link', { name: 'Previous' }));
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
    await expect(getDeals(canvasElement)).toHaveLength(64);
    await expect(page.getByText('No code needed')).toBeInTheDocument();
  },
};

/** A member's click is recorded, and the shop opens in this tab with `utm_source` and `tag`. */
export const MemberGetsDeal: Story = {
  beforeEach: [asMember, watchDepartures, ({ msw }) => msw.use(inPages)],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Get Deal: Coupon 1' }));
    await waitFor(() => expect(departed).toHaveBeenCalled());
    const { searchParams } = new URL(departed.mock.lastCall?.[0] ?? '');
    await expect(searchParams.get('utm_source')).toBe(readBrand());
    await expect(searchParams.get('tag')).toBe(MOCK_CLICK_ID);
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;
