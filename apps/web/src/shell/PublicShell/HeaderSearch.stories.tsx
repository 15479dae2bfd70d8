import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { flashDeal } from '../../testing/flashDeal.ts';
import { openHeader } from '../../testing/openHeader.ts';
import { asVisitor } from '../../testing/sessions.ts';

const meta = {
  title: 'Screens/Frame/Header search',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function type(page: HTMLElement, text: string) {
  const header = await openHeader(page);
  const input = header.getByRole('combobox', { name: 'Search stores and credit cards' });
  await userEvent.type(input, text);
  return { header, input };
}

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const { header } = await type(canvasElement, 'ban');
    const list = within(await header.findByRole('listbox'));
    await expect(within(list.getByRole('group', { name: 'Credit Cards' })).getAllByRole('option')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/credit_card_details\//),
    );
    await userEvent.click(document.body);
    await waitFor(() => expect(header.queryByRole('listbox')).toBeNull());
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const { header } = await type(canvasElement, 'qqq');
    await expect(await header.findByText('Nothing found for “qqq”')).toBeVisible();
    await expect(within(header.getByRole('group', { name: 'Categories' })).getAllByRole('option')).toHaveLength(4);
    await expect(within(header.getByRole('group', { name: 'Popular stores' })).getAllByRole('option')).toHaveLength(4);
  },
};

/** Found by what it sells: the second line says so, and the keyboard leads to it. */
export const FindsGoods: Story = {
  play: async ({ canvasElement }) => {
    const { header } = await type(canvasElement, 'sneakers');
    const found = await header.findByRole('option', { name: /Sneakers: 6%/ });
    await expect(found).toHaveAttribute('href', '/stores_details/juttigali');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: /^Juttigali/ })).toBeVisible();
  },
};

export const FindsDealsAndCategories: Story = {
  beforeEach: ({ msw }) =>
    msw.use(createHandler('listFlashDeals', () => ({ rows: [flashDeal], totalPages: 1, totalCount: 1 }))),
  play: async ({ canvasElement }) => {
    const { header, input } = await type(canvasElement, 'headphone');
    const deals = within(await header.findByRole('group', { name: 'Flash Deals' }));
    await expect(deals.getByRole('option')).toHaveAttribute('href', '/grabdeals/dhoom-900-headphones');
    await userEvent.clear(input);
    await userEvent.type(input, 'appar');
    const categories = within(await header.findByRole('group', { name: 'Categories' }));
    await expect(categories.getByRole('option', { name: 'Apparel' })).toHaveAttribute('href', '/categories/apparel');
  },
};

/** Before typing: popular stores, and what was searched until it is cleared. */
export const RecentSearches: Story = {
  play: async ({ canvasElement }) => {
    const { header, input } = await type(canvasElement, 'kulhad{Enter}');
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Results for “kulhad”' });
    await userEvent.clear(input);
    const recent = within(await header.findByRole('group', { name: 'Recent searches' }));
    await expect(recent.getByRole('option', { name: 'kulhad' })).toHaveAttribute('href', '/stores?q=kulhad');
    await expect(header.getByRole('group', { name: 'Popular stores' })).toBeVisible();
    await userEvent.click(header.getByRole('button', { name: 'Clear recent searches' }));
    await waitFor(() => expect(header.queryByRole('group', { name: 'Recent searches' })).toBeNull());
    await expect(localStorage.getItem('recentSearches')).toBeNull();
  },
};

/** What is logged of listings that did not load. */
const failures = fn();

/** Search errors are an empty list, silently (docs/product/site.md#search): nothing opens, and no message appears. */
export const SearchFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...scenarios.stores.failing(),
      ...scenarios.creditCards.failing(),
      ...scenarios.giftCards.failing(),
      ...scenarios.categories.failing(),
      ...scenarios.offers.failing(),
    );
    failures.mockReset();
    spyOn(console, 'warn').mockImplementation(failures);
  },
  play: async ({ canvasElement }) => {
    const { header } = await type(canvasElement, 'jut');
    await waitFor(() => expect(failures).toHaveBeenCalled());
    await expect(header.queryByRole('listbox')).toBeNull();
    await expect(header.queryByText(/^Nothing found/)).toBeNull();
  },
};

export const PickByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { header, input } = await type(canvasElement, 'juttig');
    await header.findByRole('option', { name: /^Juttigali/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: /^Juttigali/ })).toBeVisible();
    await expect(header.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SearchSubmitted: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'kulhad{Enter}');
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Results for “kulhad”' }),
    ).toBeVisible();
  },
};
