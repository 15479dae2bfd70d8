import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt.tsx';
import { readToEnd } from '../../../stories/readToEnd.ts';
import { asMember, asVisitor } from '../../../stories/visitors.ts';

const meta = {
  title: 'Screens/Home',
  component: AppAt,
  args: { path: '/' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const headings = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await readToEnd(canvasElement);
    await waitFor(() =>
      expect(headings(canvasElement)).toEqual([
        'Categories',
        'Top Stores',
        'New Flash Deals',
        'Festive Getaways',
        'Kitchen & Home Picks',
        'Share link & Earn Money',
        'Credit Cards',
        'Popular Coupons',
        'Categories',
        'Quick links',
      ]),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.home.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};
