import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Changes',
  component: AppAt,
  args: { path: '/admin/changes' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.adminCatalogue,
  title: 'Changes',
  newestBy: null,
  range: '1–1 of 1 change',
  mine: 'changes',
  empty: { title: 'Nothing waits' },
});

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('1–1 of 1 change')).toBeVisible();
    await expect(page.getByText(/is raised from 3 % to 6 %/)).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Made' }));
    await expect(await page.findByText(/^1–\d of \d changes$/)).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminCatalogue.empty()) };

export const Failed: Story = table.failed;
