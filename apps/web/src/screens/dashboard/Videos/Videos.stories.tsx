import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { asAdmin, asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Videos',
  component: AppAt,
  args: { path: '/user_dashboard/tutorials/videos' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page's group is not listed; no other site gets a request before a video is played. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const video = await page.findByRole('button', { name: 'Play video: Shopping at stores, part 1' });
    await expect(video.clientHeight).toBe(150);
    const groups = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(groups).toEqual(['Store', 'Credit Card', 'Flash Deals', 'Miscellaneous']);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Member: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Play video: Shopping at stores, part 1' });
    await expect(page.queryByRole('button', { name: 'Add New Videos' })).toBeNull();
  },
};

export const Admin: Story = {
  beforeEach: asAdmin,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add New Videos' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.slow()),
  play: showsLoading,
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.empty()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No videos yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Videos could not be loaded')).toBeVisible();
    msw.use(...scenarios.dashboardContent.empty());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('No videos yet')).toBeVisible();
  },
};

/** An address that no player is known for. */
export const InvalidUrl: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dashboardContent.withStrangeVideo()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Invalid Video URL')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Offer' })).toBeVisible();
  },
};
