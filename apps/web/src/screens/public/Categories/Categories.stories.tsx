import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { listPageStories } from '../../../testing/listStories.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Categories',
  component: AppAt,
  args: { path: '/categories' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = listPageStories(scenarios.categories, 'categories');

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    const potlis = within(page.getByRole('main')).getAllByRole('article');
    await expect(potlis).toHaveLength(10);
    await userEvent.click(within(page.getByRole('main')).getByRole('link', { name: 'Travels' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Travels' })).toBeVisible();
  },
};

export const Loading: Story = list.loading;

export const Empty: Story = list.empty;

export const Failed: Story = list.failed;
