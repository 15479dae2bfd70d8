import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, LayoutGrid, ShieldCheck, Store, Wallet } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { HeaderShell } from './HeaderShell.tsx';

const meta = {
  title: 'Components/Layout/HeaderShell',
  component: HeaderShell,
  args: {
    logo: <Logo href="/" label="Home" />,
    links: [
      { href: '/categories', label: 'All categories', icon: LayoutGrid },
      { href: '/stores', label: 'Stores', icon: Store, current: true },
      { href: '/credit_cards', label: 'Credit Cards', icon: CreditCard },
    ],
    search: (
      <SearchBox
        action="/stores"
        label="Search stores and credit cards"
        placeholder="Search stores and credit cards"
        clearLabel="Clear search"
        onQueryChange={fn()}
        groups={[]}
      />
    ),
    actions: <Button size="bar">Login</Button>,
    menu: {
      note: <Callout icon={ShieldCheck}>Only logged in members will be able to get cashback benefits.</Callout>,
      action: (
        <Button size="lg" block>
          Login / Signup
        </Button>
      ),
    },
    labels: { nav: 'Main', openMenu: 'Open menu', closeMenu: 'Close menu' },
  },
  decorators: [
    (Inner) => (
      <>
        <Inner />
        <main style={{ height: 1600 }} />
      </>
    ),
  ],
} satisfies Meta<typeof HeaderShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Member: Story = {
  args: {
    actions: (
      <>
        <Button size="bar" href="/user_dashboard">
          <Icon of={Wallet} />
          Dashboard
        </Button>
        <Button size="bar" variant="ghost">
          Logout
        </Button>
      </>
    ),
  },
};

export const FlushWithBand: Story = { args: { flush: true } };

/** After scrolling, everything that is needed anywhere can still be clicked: home, search, and on phones the menu. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThan(70));
    const search = canvas.getByRole('combobox');
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    const hit = (element: Element, across: number) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width * across, top + height / 2));
    };
    await waitFor(() => expect(hit(search, 0.5)).toBe(true));
    await expect(search.getBoundingClientRect().width).toBeGreaterThan(120);
    await waitFor(() => expect(hit(canvas.getByRole('link', { name: 'Home' }), 0.1)).toBe(true));
    if (menu) await waitFor(() => expect(hit(menu, 0.5)).toBe(true));
    window.scrollTo(0, 0);
  },
};

export const MenuOnSmallScreens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.queryByRole('button', { name: 'Open menu' });
    if (!opener) return;
    await userEvent.click(opener);
    const menu = canvas.getByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Stores' })).toBeVisible());
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await expect(menu).not.toBeVisible();
    await userEvent.click(opener);
    await waitFor(() => expect(menu).toBeVisible());
  },
};
