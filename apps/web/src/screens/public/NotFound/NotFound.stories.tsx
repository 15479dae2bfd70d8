import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Unknown address',
  component: AppAt,
  args: { path: '/no/such/page' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountsDown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // waiting for "5 seconds" would also accept a countdown from 8
    await expect(await page.findByText(/^Redirecting to Home in/)).toHaveTextContent('in 5 seconds...');
    await expect(page.getByRole('img', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home now' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(await page.findByText('Redirecting to Home in 4 seconds...')).toBeVisible();
  },
};
