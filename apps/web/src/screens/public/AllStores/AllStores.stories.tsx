import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/AllStores',
  component: AppAt,
  args: { path: '/stores' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.stores, 'No stores available');

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

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;

export const Found: Story = {
  args: { path: '/stores?q=ban' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Results for “ban”' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Credit Cards' })).toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  args: { path: '/stores?q=zzzz' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No stores available')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Credit Cards' })).toBeNull();
  },
};
