import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading, showsMissingPage } from '../../../testing/plays.ts';
import { asVisitor } from '../../../testing/sessions.ts';
import { NO_REFUND } from './noRefund.ts';

const meta = {
  title: 'Screens/Public/Gift card details',
  component: AppAt,
  args: { path: '/gift_card_details/ghadigali-gift-card' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Ghadi Gali Gift Card' })).toBeVisible();
    await expect(page.getByText('3.5% off')).toBeVisible();
    await expect(page.getByRole('row', { name: '₹2,500 ₹87.50 ₹2,412.50' })).toBeVisible();
    await expect(page.getByText(NO_REFUND)).toBeVisible();
    await expect(page.getByText('Issued by Ghadi Gali Gift Cards, who owes its value.')).toBeVisible();
    await expect(page.getByText('Valid for 12 months from the day you buy it.')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
  },
};

export const ById: Story = {
  args: { path: '/gift_card_details/1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Prices' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCards.slow()),
  play: showsLoading,
};

/** A gift card with nothing but its name, sold at full value. */
export const Empty: Story = {
  args: { path: '/gift_card_details/naya' },
  beforeEach: ({ msw }) => msw.use(createHandler('getGiftCardBySlug', () => newGiftCard)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Full value')).toBeVisible();
    await expect(page.queryByRole('table')).toBeNull();
    await expect(page.getByText('This card cannot be bought here at the moment.')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    await expect(page.queryByRole('heading', { name: 'How it works' })).toBeNull();
  },
};

/** Goes to /404 (docs/product/site.md#detail-pages). */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCards.missing()),
  play: showsMissingPage,
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.giftCards.failing()),
  play: showsMissingPage,
};

const newGiftCard = {
  id: '900',
  urlSlug: 'naya',
  name: 'Nayadukaan Gift Card',
  brandName: 'Nayadukaan',
  finalBrandName: '',
  imageUrl: '',
  salesDiscount: 0,
  denominations: [],
  denominationRange: null,
  maxCount: 1,
  issuer: '',
  validityMonths: null,
  description: '',
  howItWorks: [],
  terms: [],
};
