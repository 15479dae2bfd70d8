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
    const waits = within(await page.findByRole('region', { name: 'What waits' }));
    await expect(waits.getByRole('link', { name: /^Payouts in review\s*1\s*Oldest: / })).toHaveAttribute(
      'href',
      '/admin/payouts?list=review',
    );
    await expect(await waits.findByRole('link', { name: /^Missing in the installation/ })).toBeVisible();
    if (isWide()) {
      // a page has the same number in the sidebar
      const nav = within(page.getAllByRole('navigation', { name: 'Admin' }).at(-1) as HTMLElement);
      await expect(nav.getByRole('link', { name: 'Voucher stock' })).toHaveAccessibleDescription('3 wait');
    }
    const wrong = within(await page.findByRole('table', { name: 'What looks wrong' }));
    await userEvent.click(wrong.getAllByRole('link', { name: /^Without an end/ })[0] as HTMLElement);
    await expect(await page.findByLabelText('Looks wrong')).toHaveValue('without-end');
    await expect(await page.findByText(/^1–\d+ of \d+ /)).toBeVisible();
  },
};

/** Nothing waits, and nothing is wrong. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...scenarios.adminWaiting.empty(), ...scenarios.adminDoctor.sound(), ...scenarios.adminCatalogue.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Nothing waits for you.')).toBeVisible();
    await expect(await page.findByText(/nothing is scheduled .* and nothing looks wrong/)).toBeVisible();
    await expect(page.queryByRole('table')).toBeNull();
  },
};

/** A count ends at a thousand. */
export const Many: Story = {
  beforeEach: ({ msw }) => {
    asSupport();
    msw.use(...scenarios.adminWaiting.many());
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: /^Claims to answer\s*1,000\+\s*Oldest: 03-08-2026/ }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Claims' })).toHaveValue('RECEIVED');
  },
};

/** A role sees only what its rights open. */
export const Support: Story = {
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/with the role SUPPORT/)).toBeVisible();
    await expect(await page.findByRole('link', { name: /^Claims to answer/ })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Audit log' })).toBeNull();
    await expect(page.queryByRole('link', { name: /Changes for a second person|Payouts in review/ })).toBeNull();
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
  beforeEach: ({ msw }) => msw.use(...scenarios.adminWaiting.failing(), ...scenarios.adminCatalogue.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('What waits did not load')).toBeVisible();
    await expect(await page.findByText('What is scheduled did not load')).toBeVisible();
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
