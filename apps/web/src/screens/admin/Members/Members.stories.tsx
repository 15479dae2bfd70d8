import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Members',
  component: AppAt,
  args: { path: '/admin/members' },
  beforeEach: asSupport,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.adminMembers,
  title: 'Members',
  newestBy: null,
  range: '1–1 of 1 member',
  mine: 'members',
  empty: { title: 'Nobody was found' },
});

/** Who is looked for is in the address. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Whom do you look for?')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: /^E-mail address/ }), 'Asha@potli.example{Enter}');
    const found = await page.findByRole('link', { name: 'asha@potli.example' });
    await expect(found).toHaveAttribute('href', '/admin/members/1');
    await expect(page.getByText('1–1 of 1 member')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, args: { path: '/admin/members?text=nobody' } };

export const Failed: Story = table.failed;
