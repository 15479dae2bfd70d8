import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Unknown address',
  component: AppAt,
  args: { path: '/user_dashboard/no/such/screen' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsDown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // waiting for "5 seconds" would also accept a countdown from 8
    await expect(await page.findByText(/^Redirecting to Dashboard in/)).toHaveTextContent('in 5 seconds...');
    await expect(page.getByRole('link', { name: 'Go to Dashboard now' })).toHaveAttribute('href', '/user_dashboard');
    await expect(await page.findByText('Redirecting to Dashboard in 4 seconds...')).toBeVisible();
  },
};
