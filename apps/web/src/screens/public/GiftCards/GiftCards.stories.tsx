import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Gift cards',
  component: AppAt,
  args: { path: '/gift_cards' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.giftCards, 'gift cards');

/** Every gift card of the shop, of all categories. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
    const main = within(page.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(20);
    const link = main.getByRole('link', { name: 'Jhilmil Daughters Gift Card' });
    await expect(link).toHaveAttribute('href', '/gift_card_details/jhilmil-gift-card');
    await expect(link.closest('article')).toHaveTextContent('4% off');
  },
};

export const ManyPages: Story = {
  args: { path: '/gift_cards?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('listGiftCards', ({ query }) => ({
        rows: [
          { ...giftCard, name: `Rows ${query.pageSize}, page ${query.pageNumber}, of ${query.category ?? 'all'}` },
        ],
        totalPages: 3,
        totalCount: 130,
      })),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 64, page 1, of all')).toBeVisible();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/gift_cards');
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/gift_cards?page=3');
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;

const giftCard = {
  id: '901',
  urlSlug: 'nayadukaan-gift-card',
  name: 'Nayadukaan Gift Card',
  brandName: 'Nayadukaan',
  finalBrandName: 'Nayadukaan',
  imageUrl: '/demo/giftcards/voltaara.svg',
  salesDiscount: 2.5,
};
