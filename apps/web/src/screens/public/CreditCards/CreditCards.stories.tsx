import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Credit cards',
  component: AppAt,
  args: { path: '/credit_cards' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.creditCards, 'credit cards');

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Credit Cards' })).toBeVisible();
    const main = within(page.getByRole('main'));
    await expect(main.getByRole('link', { name: /^A card that earns/ })).toHaveAttribute(
      'href',
      '/creditcards_details/saptarang-bazaar',
    );
    await expect(main.getAllByRole('article')).toHaveLength(10);
    const [first] = main.getAllByRole('article');
    await expect(within(first ?? canvasElement).getByRole('link', { name: 'Saptarang Bank' })).toHaveAttribute(
      'href',
      '/creditcards_details/saptarang-bazaar',
    );
    await expect(main.getByText('5% back on groceries and bills')).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: { path: '/credit_cards?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      createHandler('listCreditCards', ({ query }) => ({
        rows: [{ ...card, subHeading: `Rows ${query.pageSize}, page ${query.pageNumber}` }],
        totalPages: 3,
        totalCount: 130,
      })),
    ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rows 64, page 1')).toBeVisible();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/credit_cards');
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/credit_cards?page=3');
  },
};

/** The slot has no banner: the list begins at once. */
export const WithoutBanner: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.withoutBanners()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('5% back on groceries and bills')).toBeVisible();
    await expect(page.queryByRole('link', { name: /^A card that earns/ })).toBeNull();
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;

const card = {
  id: '900',
  urlSlug: 'mayura-rozana',
  imageUrl: '/demo/cards/mayura.svg',
  from: 'Mayura Bank',
  heading: 'Mayura Bank Rozana Card',
  subHeading: '1% back every day, no joining fee',
};
