import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { asMember } from '../../testing/sessions.ts';
import { isWide } from '../../testing/wide.ts';

/** On phones the sidebar is in a drawer. */
const meta = {
  title: 'Screens/Frame/Dashboard drawer',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MobileDrawer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'My Clicks' });
    if (isWide()) return;
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

export const LogsOut: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'My Clicks' });
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
