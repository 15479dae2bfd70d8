import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MEMBERS_ONLY } from '../../features/session/login.ts';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { loginModal } from '../../testing/loginModal.ts';
import { openHeader } from '../../testing/openHeader.ts';
import { asMember, asVisitor } from '../../testing/sessions.ts';
import { isWide } from '../../testing/wide.ts';

const meta = {
  title: 'Screens/Frame/Header',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    await expect(header.getByRole('button', { name: isWide() ? 'Login / Signup' : 'Login' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    if (!isWide()) return;
    await expect(header.getByRole('link', { name: 'Stores' })).toHaveAttribute('aria-current', 'page');
  },
};

export const VisitorOnAPhone: Story = { ...Visitor, globals: { viewport: { value: 'mobile' } } };

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

export const LogsOutOnAPhone: Story = { ...LogsOut, globals: { viewport: { value: 'mobile' } } };

export const MobileMenu: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
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
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
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
  globals: { viewport: { value: 'mobile' } },
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const header = await openHeader(canvasElement);
    await userEvent.click(header.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog'));
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu.getByText(MEMBERS_ONLY)).not.toBeVisible();
  },
};
