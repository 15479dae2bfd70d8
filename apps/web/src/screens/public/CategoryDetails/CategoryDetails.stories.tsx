import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading, showsMissingPage } from '../../../testing/plays.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Category details',
  component: AppAt,
  args: { path: '/categories/apparel' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const linksTo = (page: HTMLElement, path: string) =>
  within(within(page).getByRole('main'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith(path));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible();
    await expect(page.getByText('14 stores and 2 gift cards')).toBeVisible();
    await expect(linksTo(canvasElement, '/stores_details/')).toHaveLength(14);
    await expect(linksTo(canvasElement, '/gift_card_details/')).toHaveLength(2);
    await expect(page.queryByRole('link', { name: 'Next' })).toBeNull();
  },
};

/** More than 64 of each: both lists have pages of their own, and turning one leaves the other where it is. */
export const ManyPages: Story = {
  args: { path: '/categories/apparel?page=2&giftPage=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('listStores', ({ query }) => ({
        rows: [{ ...store, storeName: `Store of page ${query.pageNumber + 1}` }],
        totalPages: 3,
        totalCount: 130,
      })),
      createHandler('listGiftCards', ({ query }) => ({
        rows: [{ ...giftCard, name: `Gift card of page ${query.pageNumber + 1}` }],
        totalPages: 2,
        totalCount: 65,
      })),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const stores = within(await page.findByRole('navigation', { name: 'Pages of stores' }));
    const giftCards = within(page.getByRole('navigation', { name: 'Pages of gift cards' }));
    await expect(stores.getByText('Page 2 of 3')).toBeVisible();
    await expect(stores.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/categories/apparel?page=3&giftPage=2',
    );
    await expect(giftCards.queryByRole('link', { name: 'Next' })).toBeNull();
    await userEvent.click(giftCards.getByRole('link', { name: 'Previous' }));
    await expect(await page.findByRole('link', { name: 'Gift card of page 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Store of page 2' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.slow()),
  play: showsLoading,
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.empty(), ...scenarios.giftCards.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No stores available in this category')).toBeVisible();
    await expect(page.getByText('No gift cards available in this category')).toBeVisible();
  },
};

/** Each list shows the server's message. */
export const ListingsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.failing(), ...scenarios.giftCards.failingSilently()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    await expect(page.getByText('Failed to fetch gift cards')).toBeVisible();
    await expect(page.queryByText(/available in this category$/)).toBeNull();
  },
};

export const StoresFailedSilently: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.failingSilently()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Failed to fetch stores')).toBeVisible();
    await expect(linksTo(canvasElement, '/gift_card_details/')).toHaveLength(2);
  },
};

/** A list is asked for again where it stands, and the other one stays. */
export const Retried: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.stores.failingSilently()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await page.findByText('Failed to fetch stores');
    msw.use(createHandler('listStores', () => ({ rows: [store], totalPages: 1, totalCount: 1 })));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('link', { name: 'Nayadukaan' })).toBeVisible();
    await expect(page.queryByText('Failed to fetch stores')).toBeNull();
    await expect(linksTo(canvasElement, '/gift_card_details/')).toHaveLength(2);
  },
};

/** No answer is not a missing category: the page says so and tries again. */
export const NoAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.unreachable()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You seem to be offline')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
};

/** Goes to /404 (docs/product/categories.md#category-page). */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.failing()),
  play: showsMissingPage,
};

export const Missing: Story = {
  args: { path: '/categories/nowhere' },
  play: showsMissingPage,
};

/** How some hosts say that there is no such category (docs/product/categories.md#category-page). */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.refused()),
  play: showsMissingPage,
};

const store = {
  id: '900',
  storeName: 'Nayadukaan',
  urlSlug: 'nayadukaan',
  storeImageUrl: '/demo/stores/juttigali.svg',
  isOffline: false,
  earnRewards: 'Up to 3% Cashback',
  termsTag: 'All users',
  discountText: 'Opened this morning',
};

const giftCard = {
  id: '901',
  urlSlug: 'nayadukaan-gift-card',
  name: 'Nayadukaan Gift Card',
  brandName: 'Nayadukaan',
  finalBrandName: 'Nayadukaan',
  imageUrl: '/demo/giftcards/voltaara.svg',
  salesDiscount: 2.5,
};
