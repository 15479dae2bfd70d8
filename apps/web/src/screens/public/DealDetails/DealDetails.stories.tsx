import type { OfferDetails } from '@potli/api/contract/offers';
import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { flashDeal } from '../../../testing/flashDeal.ts';
import { showsLoading, showsMissingPage } from '../../../testing/plays.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const answering = (deal: OfferDetails) => createHandler('getFlashDealBySlug', () => deal);

const meta = {
  title: 'Screens/Public/Deal details',
  component: AppAt,
  args: { path: '/grabdeals/dhoom-900-headphones' },
  beforeEach: [asVisitor, ({ msw }) => msw.use(answering(flashDeal))],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: flashDeal.offerName })).toBeVisible();
    await expect(page.getByText('Ends 31-12-2099 23:59')).toBeVisible();
    await expect(page.getByText('Days')).toBeVisible();
    await expect(page.getByText('DHOOM62')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltaara' })).toHaveAttribute('href', '/stores_details/voltaara');
    await expect(page.getByText('Up to 4.5% Cashback')).toBeVisible();
    for (const name of ['About this Offer', 'Cashback Details', 'How to Get this Offer', 'About the Store', 'Terms']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Grab Deal' })).toHaveAttribute(
      'href',
      expect.stringContaining('url=https%3A%2F%2Fshop.voltaara.example%2Foffers%2Fdhoom-900%3Faff_id%3Dpotli&'),
    );
    await expect(page.queryByRole('link', { name: 'Claim Cashback' })).toBeNull();
  },
};

/** A deal that is over cannot be taken any more (docs/product/offers.md#deal-page). */
async function showsOver(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await expect(page.queryByRole('link', { name: 'Grab Deal' })).toBeNull();
  await expect(page.queryByRole('button', { name: /^Copy/ })).toBeNull();
  await expect(page.queryByText('Ends tonight')).toBeNull();
  await expect(page.getByRole('link', { name: 'More from Voltaara' })).toHaveAttribute(
    'href',
    '/stores_details/voltaara',
  );
  await expect(page.getByRole('link', { name: 'Other deals' })).toHaveAttribute('href', '/deals');
}

export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(answering({ ...flashDeal, expiryDate: '2026-01-01T00:00:00.000Z' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('EXPIRED')).toBeVisible();
    await expect(page.getByText('Ended 01-01-2026 05:30')).toBeVisible();
    await expect(page.queryByText('Days')).toBeNull();
    await showsOver(canvasElement);
  },
};

/** While its page is open. */
export const Expires: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('getFlashDealBySlug', () => ({
        ...flashDeal,
        expiryDate: new Date(Date.now() + 3000).toISOString(),
      })),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Grab Deal' })).toBeVisible();
    await expect(await page.findByText('EXPIRED', {}, { timeout: 6000 })).toBeVisible();
    await expect(page.getByText(/^Ended /)).toBeVisible();
    await showsOver(canvasElement);
  },
};

/** Without an end there is nothing to count (docs/product/offers.md#countdown). */
export const NoExpiry: Story = {
  beforeEach: ({ msw }) => msw.use(answering({ ...flashDeal, expiryDate: null })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Flash deal')).toBeVisible();
    await expect(page.queryByText(/^Ends \d/)).toBeNull();
    await expect(page.queryByText('Days')).toBeNull();
  },
};

export const NoCode: Story = {
  beforeEach: ({ msw }) => msw.use(answering({ ...flashDeal, couponCode: '' })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('N/A')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Copy' })).toBeNull();
  },
};

/** A deal of a shop that reports its sales by claim. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(answering({ ...flashDeal, isOffline: true })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Claim Cashback' })).toHaveAttribute(
      'href',
      '/user_dashboard/missing_cashback?source=FLASH_DEAL&id=901',
    );
    await expect(
      page.getByText('This shop reports sales by claim. Shop first, then claim your cashback with the order id.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.offers.slow()),
  play: showsLoading,
};

/** A deal with nothing but its name and link. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answering({
        ...flashDeal,
        offerImageUrl: '',
        offerHomePageCardTag: '',
        couponCode: '',
        expiryDate: null,
        aboutThisOffer: '',
        cashbackDetails: '',
        aboutStore: '',
        getThisOffer: '',
        termsAndConditions: [],
        store: undefined,
      }),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: flashDeal.offerName })).toBeVisible();
    await expect(within(page.getByRole('main')).queryByRole('heading', { level: 2 })).toBeNull();
  },
};

/** Goes to /404 (docs/product/site.md#detail-pages). */
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.offers.missing()),
  play: showsMissingPage,
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.offers.failing()),
  play: showsMissingPage,
};
