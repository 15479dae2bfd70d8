import { demoMembers } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { fill, loginModal } from '../../testing/loginModal.ts';
import { asMember, asVisitor } from '../../testing/sessions.ts';
import { SERVER_SILENT } from '../serverSilent.ts';
import { SLOW_AFTER_MS, SLOW_LOAD } from '../slowLoad.ts';

const [{ email, password }] = demoMembers;

const meta = {
  title: 'Screens/Frame/Guard',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const findHome = (page: HTMLElement) => within(page).findByRole('heading', { name: 'Top Stores' });

export const Admits: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'My Clicks' })).toBeVisible();
  },
};

export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.sessionSlow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Loading...')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'My Clicks' })).toBeNull();
    await expect(await page.findByText(SLOW_LOAD, {}, { timeout: SLOW_AFTER_MS + 3_000 })).toBeVisible();
  },
};

/** A server that does not answer ends no session. */
export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.sessionSilent()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(SERVER_SILENT)).toBeVisible();
    await expect(localStorage.getItem(storageKeys.refresh)).not.toBeNull();
  },
};

/** A visitor logs in where they came to, and goes on there. */
export const VisitorLogsIn: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    const modal = await loginModal();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'My Clicks' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const VisitorTurnedAway: Story = {
  beforeEach: asVisitor,
  play: async ({ canvasElement }) => {
    await loginModal();
    await userEvent.keyboard('{Escape}');
    await expect(await findHome(canvasElement)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The session ends while the member is in, here in another tab: they are told, and go on where they were. */
export const SessionEnds: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'My Clicks' });
    for (const key of Object.values(storageKeys)) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.access, newValue: null }));
    const modal = await loginModal();
    await expect(modal.getByText('Your session has ended. Log in again to go on here.')).toBeVisible();
    await expect(page.queryByRole('heading', { level: 1, name: 'My Clicks' })).toBeNull();
    await fill(modal, 'Email', email);
    await fill(modal, 'Password', `${password}{Enter}`);
    await expect(await page.findByRole('heading', { level: 1, name: 'My Clicks' })).toBeVisible();
  },
};

export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.sessionOver()),
  play: async () => {
    await expect((await loginModal()).getByLabelText('Email')).toBeVisible();
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** The access token is over, the refresh token is not. */
export const SessionRenewed: Story = {
  beforeEach: () => localStorage.setItem(storageKeys.expiry, '1'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'My Clicks' })).toBeVisible();
    await expect(Number(localStorage.getItem(storageKeys.expiry))).toBeGreaterThan(Date.now());
  },
};
