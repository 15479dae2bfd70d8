import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin, asMember, asSupport } from '../../../testing/sessions.ts';
import { isWide } from '../../../testing/wide.ts';

const meta = {
  title: 'Screens/Admin/Overview',
  component: AppAt,
  args: { path: '/admin' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
    await expect(page.getByText(/Shop Keeper \(admin@potli.example\), with the role ADMIN/)).toBeVisible();
    if (isWide()) await expect(page.getAllByRole('link', { name: 'Audit log' }).length).toBeGreaterThan(0);
    const wrong = within(await page.findByRole('table', { name: 'What looks wrong' }));
    await userEvent.click(wrong.getAllByRole('link', { name: /^Without an end/ })[0] as HTMLElement);
    await expect(await page.findByLabelText('Looks wrong')).toHaveValue('without-end');
    await expect(await page.findByText(/^1–\d+ of \d+ /)).toBeVisible();
  },
};

/** Nothing waits in the shop window. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Nothing waits, nothing is scheduled/)).toBeVisible();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

/** A role sees only the rooms that its rights open. */
export const Support: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/with the role SUPPORT/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Audit log' })).toBeNull();
    await expect(page.queryByText('Changes for a second person')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.staff.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Loading...')).toBeVisible();
    await expect(page.queryByRole('heading', { name: 'Admin' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.staff.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('We could not read your role.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getByText('We could not read your role.')).toBeVisible());
  },
};

/** The role is known, and what waits is not. */
export const Unread: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('What waits did not load.')).toBeVisible();
    await expect(page.getByText(/with the role ADMIN/)).toBeVisible();
  },
};

/** A member without a role finds no admin area. */
export const MemberTurnedAway: Story = {
  beforeEach: asMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Go to Dashboard now' })).toBeVisible();
    await expect(page.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  },
};
