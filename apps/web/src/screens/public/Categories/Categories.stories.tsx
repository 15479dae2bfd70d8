import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';
import { showsLoading } from '../../../testing/showsLoading.ts';

const meta = {
  title: 'Screens/Categories',
  component: AppAt,
  args: { path: '/categories' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.slow()),
  play: showsLoading,
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.empty()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No categories available')).toBeVisible();
  },
};

/** A list that does not load leaves its place empty (docs/product/site.md#lists). */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.categories.failing()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No categories available')).toBeVisible();
  },
};
