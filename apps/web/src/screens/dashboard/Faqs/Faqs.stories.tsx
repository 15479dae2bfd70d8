import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { asAdmin, asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/FAQs',
  component: AppAt,
  args: { path: '/user_dashboard/support/faqs' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const FIRST = 'How do I earn cashback?';

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const question = await page.findByRole('button', { name: FIRST });
    const groups = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(groups).toEqual([
      'Store',
      'Credit Card',
      'Flash Deals',
      'Gift Card',
      'Miscellaneous',
      'Getting Started',
    ]);
    await userEvent.click(question);
    await waitFor(() => expect(page.getByText(/^Log in, open a store/)).toBeVisible());
  },
};

/** What an admin may do is not offered to members. */
export const Member: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: FIRST });
    await expect(page.queryByRole('button', { name: 'Add FAQ' })).toBeNull();
    await expect(page.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

export const Admin: Story = {
  beforeEach: asAdmin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Add FAQ' })).toBeVisible();
    await expect(await page.findByRole('button', { name: `Delete: ${FIRST}` })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.slow()),
  play: showsLoading,
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.empty()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('No questions yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('FAQs could not be loaded')).toBeVisible();
    msw.use(...scenarios.dashboardContent.empty());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('No questions yet')).toBeVisible();
  },
};

/** Without an answer about the role, admin buttons are not shown. */
export const RoleUnknown: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.role.failing());
    return asAdmin();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: FIRST });
    await expect(page.queryByRole('button', { name: 'Add FAQ' })).toBeNull();
  },
};
