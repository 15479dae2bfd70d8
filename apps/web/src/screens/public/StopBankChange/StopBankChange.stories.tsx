import { MOCK_STOP_KEY, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Login/Stop bank change',
  component: AppAt,
  args: { path: `/stop-bank-change?key=${MOCK_STOP_KEY}` },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reaches the button by keyboard and presses it. */
async function stop(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name: 'Stop this change' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return { page, button };
}

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Stop the change of your bank details' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop this change' })).not.toHaveAttribute('aria-busy');
  },
};

export const Stopping: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.stopSlow()),
  play: async ({ canvasElement }) => {
    const { button } = await stop(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    const { page } = await stop(canvasElement);
    await expect(await page.findByText(/^The change is stopped/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const LinkIsOver: Story = {
  args: { path: '/stop-bank-change?key=used-up' },
  play: async ({ canvasElement }) => {
    const { page } = await stop(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Please log in and check your bank details.',
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.stopFails()),
  play: async ({ canvasElement }) => {
    const { page } = await stop(canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop this change' })).toBeVisible();
  },
};
