import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { storageKeys } from '../../features/session/tokenStorage.ts';
import { AppAt } from '../../testing/AppAt.tsx';
import { openHeader } from '../../testing/openHeader.ts';
import { asMember } from '../../testing/sessions.ts';
import { SERVER_SILENT } from '../serverSilent.ts';

const meta = {
  title: 'Screens/Frame/Session',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

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
