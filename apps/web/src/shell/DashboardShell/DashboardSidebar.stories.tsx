import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { asMember } from '../../testing/sessions.ts';
import { isWide } from '../../testing/wide.ts';

const meta = {
  title: 'Screens/Frame/Dashboard sidebar',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The box around a text. */
function textBox(text: ChildNode): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

async function openDashboard(page: HTMLElement) {
  await within(page).findByRole('heading', { level: 1, name: 'My Clicks' });
  return within(page);
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = await openDashboard(canvasElement);
    if (!isWide()) return;
    await expect(page.getByRole('link', { name: 'My Clicks' })).toHaveAttribute('aria-current', 'page');
    await expect(page.queryByRole('link', { name: 'People You Refer' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Refer and Earn' }));
    await expect(page.getByRole('link', { name: 'People You Refer' })).toBeVisible();
  },
};

/** My Orders has two addresses. */
export const OrdersElsewhere: Story = {
  args: { path: '/user_dashboard/orders' },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const link = await within(canvasElement).findByRole('link', { name: 'My Orders' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The longest name keeps to one line, as do all others. */
export const LongestName: Story = {
  args: { path: '/user_dashboard/missing_cashback' },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const link = await within(canvasElement).findByRole('link', { name: 'Missing / Claim Cashback' });
    const { height } = link.firstChild ? textBox(link.firstChild) : link.getBoundingClientRect();
    await expect(height).toBeLessThan(30);
  },
};

/** Folding is remembered on this device. */
export const Folds: Story = {
  play: async ({ canvasElement }) => {
    const page = await openDashboard(canvasElement);
    if (!isWide()) return;
    await userEvent.click(page.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await expect(localStorage.getItem('sidebarToggle')).toBe('true');
  },
};

export const Collapsed: Story = {
  beforeEach: () => localStorage.setItem('sidebarToggle', 'true'),
  play: async ({ canvasElement }) => {
    const page = await openDashboard(canvasElement);
    if (!isWide()) return;
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  },
};

/** On phones the sidebar is in a drawer. */
export const MobileDrawer: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const page = await openDashboard(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
    await expect(drawer.getByRole('link', { name: 'My Clicks' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(drawer.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    const [first, ...others] = within(screen.getByRole('dialog')).getAllByRole('radio');
    const edgeOf = (radio: Element | undefined) => radio?.closest('label')?.getBoundingClientRect().right ?? 0;
    const row = first?.closest('fieldset')?.getBoundingClientRect();
    // the switch of themes has no empty end
    await expect((row?.right ?? 0) - edgeOf(others.at(-1))).toBeLessThan(6);
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvasElement }) => {
    await openDashboard(canvasElement);
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

export const LogsOut: Story = {
  play: async ({ canvasElement }) => {
    const page = await openDashboard(canvasElement);
    const boxes: Element[] = [];
    const watching = new MutationObserver(() => boxes.push(...document.querySelectorAll('[role="dialog"]')));
    watching.observe(document.body, { childList: true, subtree: true });
    if (!isWide()) await userEvent.click(page.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await expect(await screen.findByText('Logout Successful')).toBeVisible();
    await expect(await page.findByRole('heading', { name: 'Top Stores' })).toBeVisible();
    await expect(localStorage.getItem(storageKeys.access)).toBeNull();
    // the guard does not ask for a login on the way home
    watching.disconnect();
    await expect(boxes).toEqual([]);
  },
};

export const LogsOutOnAPhone: Story = { ...LogsOut, globals: { viewport: { value: 'mobile' } } };
