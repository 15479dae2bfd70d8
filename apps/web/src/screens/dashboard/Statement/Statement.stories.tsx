import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Statement',
  component: AppAt,
  args: { path: '/user_dashboard/statement' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Statement' });
    throw new Error(
      'Say here what a member sees and does: apps/web/src/screens/dashboard/Statement/Statement.stories.tsx',
    );
  },
};
