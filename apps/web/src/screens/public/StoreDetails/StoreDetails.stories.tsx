import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading, showsMissingPage } from '../../../testing/plays.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Store details',
  component: AppAt,
  args: { path: '/stores_details/juttigali' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const newStore = {
  id: '900',
  storeName: 'Nayadukaan',
  storeTitle: 'Nayadukaan cashback and offers',
  urlSlug: 'nayadukaan',
  storeImageUrl: '/demo/stores/juttigali.svg',
  baseUrl: 'https://nayadukaan.example',
  redirectionUrl: 'https://nayadukaan.example/?subid={clickId}',
  metaTitle: 'Nayadukaan offers',
  metaDescription: 'A shop that opened this morning.',
  isOffline: false,
  earnRewards: 'Up to 3% Cashback',
  termsTag: '',
  discountText: '',
  topCashbacks: [],
  storeDescription: '<p>A shop that opened this morning.</p>',
  importantTerms: [],
  faqs: [],
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Juttigali cashback and offers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      expect.stringContaining('url=https%3A%2F%2Fshop.juttigali.example%2Fin%3Faff_id%3Dpotli&'),
    );
    await expect(page.getByText(/^After the return period, usually 30 days/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Claim Cashback' })).toBeNull();
    for (const name of ['Top cashbacks', 'Deals', 'About Juttigali', 'FAQs', 'Terms']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Buy 1 get 1 on hand-embroidered juttis' })).toBeVisible();
  },
};

/** Coupons stand on their own ground; the page names the store, they do not. */
export const Coupons: Story = {
  args: { path: '/stores_details/tokrigo' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 2, name: 'Coupons' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Get Deal: ₹100 off on grocery orders/ })).toBeVisible();
    await expect(within(page.getByRole('main')).queryByRole('link', { name: 'Tokrigo' })).toBeNull();
  },
};

export const ById: Story = {
  args: { path: '/stores_details/1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Shop Now' })).toBeVisible();
  },
};

/** A shop that reports its sales by claim. */
export const Offline: Story = {
  args: { path: '/stores_details/bunkar' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Claim Cashback' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user_dashboard\/missing_cashback\?source=STORE&id=\d+$/),
    );
    await expect(
      page.getByText('This shop reports sales by claim. Shop first, then claim your cashback with the order id.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.slow()),
  play: showsLoading,
};

/** A store with nothing but its name and link. */
export const Empty: Story = {
  args: { path: '/stores_details/nayadukaan' },
  beforeEach: ({ msw }) => msw.use(createHandler('getStoreBySlug', () => newStore)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 2, name: 'About Nayadukaan' })).toBeVisible();
    for (const name of ['Top cashbacks', 'Deals', 'Coupons', 'FAQs', 'Terms']) {
      await expect(page.queryByRole('heading', { level: 2, name })).toBeNull();
    }
  },
};

/** The shop's network allows no cashback. */
export const OffersOnly: Story = {
  args: { path: '/stores_details/nayadukaan' },
  beforeEach: ({ msw }) =>
    msw.use(createHandler('getStoreBySlug', () => ({ ...newStore, earnRewards: 'Offers only', paysCashback: false }))),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No cashback at this shop')).toBeVisible();
    await expect(page.getByText('Offers only')).toBeVisible();
    // only wide windows have room for the note
    await expect(page.getByText(/^This shop pays no cashback/)).toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
  },
};

/** Goes to /404 (docs/product/site.md#detail-pages). */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.missing()),
  play: showsMissingPage,
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.failing()),
  play: showsMissingPage,
};
