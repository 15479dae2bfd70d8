import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, Landmark, LayoutDashboard, ReceiptIndianRupee, User, Users } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { alongLine } from '../../stories/direction.ts';
import { Heading } from '../Heading/Heading.tsx';
import { SidebarLayout } from './SidebarLayout.tsx';

const meta = {
  title: 'Components/Layout/SidebarLayout',
  component: SidebarLayout,
  // the story keeps it
  argTypes: { collapsed: { control: false } },
  args: {
    home: { href: '/', label: 'Home' },
    items: [
      { href: '/user_dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { href: '/user_dashboard/my_profile', label: 'My Profile', icon: User },
      { href: '/user_dashboard/bank_account', label: 'Bank Account', icon: Landmark },
      {
        label: 'Refer and Earn',
        icon: Users,
        links: [{ href: '/user_dashboard/refer_earn', label: 'Refer and Earn' }],
      },
      {
        label: 'Reports',
        icon: ReceiptIndianRupee,
        links: [
          { href: '/user_dashboard/reports/click', label: 'My Clicks', current: true },
          { href: '/user_dashboard/reports/orders', label: 'My Orders' },
        ],
      },
      { label: 'Support', icon: CircleHelp, links: [{ href: '/user_dashboard/support/faqs', label: 'FAQs' }] },
    ],
    logout: { label: 'Logout', onLogout: fn() },
    collapsed: false,
    onCollapsedChange: fn(),
    labels: {
      nav: 'Dashboard',
      collapse: 'Collapse sidebar',
      expand: 'Expand sidebar',
      openMenu: 'Open menu',
      closeMenu: 'Close menu',
    },
    children: <Heading level={1}>My Clicks</Heading>,
  },
  render: function Remembering(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed);
    return <SidebarLayout {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
  },
} satisfies Meta<typeof SidebarLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.matchMedia('(min-width: 1025px)').matches;

export const Playground: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };

/** A number leaves the name of its page as it is. */
export const Counts: Story = {
  args: {
    items: [
      { href: '/admin', label: 'Overview', icon: LayoutDashboard },
      { href: '/admin/claims', label: 'Claims', icon: User, current: true, count: { text: '12', label: '12 wait' } },
      { href: '/admin/payouts', label: 'Payouts', icon: Landmark, count: { text: '1,000+', label: '1,000+ wait' } },
    ],
  },
  play: async ({ canvas }) => {
    if (!wide()) return;
    // the first one is in the drawer
    await expect(canvas.getAllByText('1,000+')[1]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toHaveAccessibleDescription('1,000+ wait');
    await expect(canvas.getByRole('link', { name: 'Overview' })).not.toHaveAccessibleDescription();
  },
};
export const CountsCollapsed: Story = { args: { ...Counts.args, collapsed: true } };

export const SubmenusOpenAndClose: Story = {
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'My Clicks' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Reports' }));
    await expect(canvas.queryByRole('link', { name: 'My Clicks' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Support' }));
    await expect(canvas.getByRole('link', { name: 'FAQs' })).toBeVisible();
  },
};

export const SectionUnfoldsTheSidebar: Story = {
  args: { collapsed: true },
  play: async ({ canvasElement }) => {
    if (!wide()) return;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Support' }));
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'FAQs' })).toBeVisible();
  },
};

export const DrawerOnSmallScreens: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = canvas.getByRole('dialog', { name: 'Dashboard' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'My Clicks' })).toBeVisible());
    const stitch = drawer.querySelector('[aria-hidden]:has(> span:empty)') as HTMLElement;
    await expect(alongLine(drawer).end - alongLine(stitch).end).toBe(6);
    await expect(stitch.offsetHeight).toBe(drawer.offsetHeight);
    await userEvent.keyboard('{Escape}');
  },
};
