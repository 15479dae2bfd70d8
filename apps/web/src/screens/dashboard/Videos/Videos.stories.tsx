import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { showsLoading } from '../../../testing/plays.ts';
import { pressInToast } from '../../../testing/pressInToast.ts';
import { asAdmin, asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Videos',
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

const titles = (page: HTMLElement) =>
  within(page)
    .getAllByRole('button', { name: /^Delete: / })
    .map((button) => button.getAttribute('aria-label'));

/** A video goes at once, and Undo brings it back to its place. */
export const DeletedAndUndone: Story = {
  beforeEach: asAdmin,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = await page.findByRole('button', { name: 'Delete: Shopping at stores, part 1' });
    const before = titles(canvasElement);
    await userEvent.click(first);
    await expect(titles(canvasElement)).toHaveLength(before.length - 1);
    await expect(page.getByRole('button', { name: 'Add New Videos' })).toHaveFocus();
    await expect(await screen.findByText('Video deleted successfully')).toBeVisible();
    await pressInToast('Undo');
    await expect(await screen.findByText('The video is back')).toBeVisible();
    await waitFor(() => expect(titles(canvasElement)).toEqual(before));
  },
};

/** It comes back where it could not be deleted. */
export const DeleteFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.dashboardContent.saveFails());
    return asAdmin();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Delete: Shopping at stores, part 1' }));
    await expect(await screen.findByText('An error occurred while deleting the video')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Delete: Shopping at stores, part 1' })).toBeVisible());
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
