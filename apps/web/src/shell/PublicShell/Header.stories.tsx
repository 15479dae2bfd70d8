import { createHandler, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { MEMBERS_ONLY } from '../../features/session/login.ts';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { flashDeal } from '../../testing/flashDeal.ts';
import { loginModal } from '../../testing/loginModal.ts';
import { asMember, asVisitor } from '../../testing/sessions.ts';
import { isWide } from '../../testing/wide.ts';
import { SERVER_SILENT } from '../serverSilent.ts';

const meta = {
  title: 'Screens/Frame/Header',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openHeader(page: HTMLElement) {
  return within(await within(page).findByRole('banner'));
}

async function type(page: HTMLElement, text: string) {
  const header = await openHeader(page);
  const input = header.getByRole('combobox', { name: 'Search stores and credit cards' });
  await userEvent.type(input, text);
  return { header, input };
}

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    await expect(header.getByRole('button', { name: isWide() ? 'Login / Signup' : 'Login' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    if (!isWide()) return;
    await expect(header.getByRole('link', { name: 'Stores' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvasElement }) => {
    await openHeader(canvasElement);
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    // the header does not cover it
    const { left, top, width, height } = skip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(skip);
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

export const LogsOut: Story = {
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    if (!isWide()) await userEvent.click(header.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await expect(await screen.findByText('Logout Successful')).toBeVisible();
    await expect(await within(canvasElement).findByRole('heading', { name: 'Top Stores' })).toBeVisible();
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).toBeNull();
  },
};

const withExpiredToken: NonNullable<Story['beforeEach']> = () => localStorage.setItem(storageKeys.expiry, '1');

/** A renewal without an answer keeps the session, and the member is told. */
export const SessionSilent: Story = {
  beforeEach: [asMember, ({ msw }) => msw.use(...scenarios.identity.sessionSilent()), withExpiredToken],
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText(SERVER_SILENT)).toBeVisible();
    const header = await openHeader(canvasElement);
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).not.toBeNull();
  },
};

/** A renewal that is refused ends it. */
export const SessionOver: Story = {
  beforeEach: [asMember, ({ msw }) => msw.use(...scenarios.identity.sessionOver()), withExpiredToken],
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    await expect(await header.findByRole('button', { name: /^Login/ })).toBeVisible();
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).toBeNull();
  },
};

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
    await expect(within(header.getByRole('group', { name: 'Popular stores' })).getAllByRole('option')).toHaveLength(4);
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

export const MobileMenu: Story = {
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    if (isWide()) return;
    await userEvent.click(header.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog'));
    for (const name of ['All categories', 'Stores', 'Credit Cards']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(menu.getByRole('button', { name: 'Login / Signup' })).toBeVisible();
    await expect(menu.getByText(MEMBERS_ONLY)).toBeVisible();
  },
};

/** The menu makes way for the box; then the focus is back at the menu's button. */
export const LogsInFromMenu: Story = {
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    if (isWide()) return;
    const opener = header.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    const menu = await screen.findByRole('dialog');
    await userEvent.click(within(menu).getByRole('button', { name: 'Login / Signup' }));
    await expect(menu).not.toBeVisible();
    await expect((await loginModal()).getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A member is one already. */
export const MobileMenuOfMember: Story = {
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    if (isWide()) return;
    await userEvent.click(header.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog'));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu.getByText(MEMBERS_ONLY)).not.toBeVisible();
  },
};
