import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { flashDeal } from '../../../testing/flashDeal.ts';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/All stores',
  component: AppAt,
  args: { path: '/stores' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.stores, 'stores');

const stores = (page: HTMLElement) =>
  within(within(page).getByRole('main'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/stores_details/'));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
    await expect(stores(canvasElement)).toHaveLength(64);
    await expect(page.getByRole('link', { name: /^Every shop here gives some back/ })).toHaveAttribute(
      'href',
      '/categories',
    );
    await expect(page.queryByRole('link', { name: 'Previous' })).toBeNull();
  },
};

export const SecondPage: Story = {
  args: { path: '/stores?page=2' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Page 2 of 2')).toBeInTheDocument();
    await expect(stores(canvasElement)).toHaveLength(20);
    await userEvent.click(page.getByRole('link', { name: 'Previous' }));
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
  },
};

/** What is chosen stays in the address, and on all pages. */
export const ChosenAndSorted: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const choice = async (name: string) => within(await page.findByRole('navigation', { name }));
    await userEvent.click((await choice('Category')).getByRole('link', { name: 'Apparel' }));
    await waitFor(() => expect(stores(canvasElement)).toHaveLength(14));
    await userEvent.click((await choice('Sort')).getByRole('link', { name: 'Highest cashback' }));
    await waitFor(() => expect(stores(canvasElement)[2]).toHaveTextContent('Dhaaga Dept.'));
    await expect(stores(canvasElement)).toHaveLength(14);
    await expect((await choice('Category')).getByRole('link', { current: true })).toHaveTextContent('Apparel');
    const more = (await choice('Category')).getByRole('link', { name: 'All' });
    await expect(more).toHaveAttribute('href', '/stores?sort=cashback');
    await userEvent.click(more);
    await expect(await page.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/stores?sort=cashback&page=2',
    );
  },
};

/** Two stores in a row on phones, and nothing sticks out. */
export const InPairs: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Page 1 of 2');
    const [first, second] = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FindsByName: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole('searchbox', { name: 'Find a store by name or goods' }),
      'juttig{Enter}',
    );
    await expect(await page.findByRole('heading', { level: 1, name: 'Results for “juttig”' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('juttig');
  },
};

/** The list stays without its filters. */
export const WithoutCategories: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Page 1 of 2')).toBeInTheDocument();
    await expect(page.queryByRole('navigation', { name: 'Category' })).toBeNull();
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;

export const Found: Story = {
  args: { path: '/stores?q=ban' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Results for “ban”' })).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Credit Cards' })).toBeInTheDocument();
  },
};

/** A store that sells it says so, with its rate. */
export const FoundByGoods: Story = {
  args: { path: '/stores?q=sneakers' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Sneakers: 6%')).toBeVisible();
    await expect(stores(canvasElement)[0]).toHaveTextContent('Juttigali');
  },
};

/** No store has the name: deals are found by their words. */
export const FoundDeals: Story = {
  beforeEach: ({ msw }) =>
    msw.use(createHandler('listFlashDeals', () => ({ rows: [flashDeal], totalPages: 1, totalCount: 1 }))),
  args: { path: '/stores?q=headphone' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Flash Deals' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: /headphones at 62% off$/ })[0]).toBeVisible();
    await expect(page.queryByText('No stores available')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { path: '/stores?q=zzzz' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No stores available')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Credit Cards' })).toBeNull();
    const found = within(page.getByRole('main'));
    await expect(found.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await expect(found.getByRole('heading', { name: 'Popular stores' })).toBeVisible();
    await expect(stores(canvasElement)).toHaveLength(4);
  },
};
