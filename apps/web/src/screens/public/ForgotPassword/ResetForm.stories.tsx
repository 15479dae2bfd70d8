import { MOCK_RESET_KEY, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Login/Forgot password/Reset',
  component: AppAt,
  args: { path: `/forgot-password?key=${MOCK_RESET_KEY}` },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills both fields by keyboard and sends them with Enter; empty texts are left out. */
async function send(page: HTMLElement, newPassword: string, repeated: string) {
  (await within(page).findByLabelText(/^New password/)).focus();
  if (newPassword) await userEvent.keyboard(newPassword);
  await userEvent.tab();
  await userEvent.keyboard(`${repeated}{Enter}`);
}

const says =
  (message: string): Story['play'] =>
  async ({ canvasElement }) => {
    await send(canvasElement, 'Amaltas 2026', 'Amaltas 2026');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(message);
  };

export const Form: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(page.queryByLabelText(/^Email/)).toBeNull();
  },
};

/** One tick covers both fields. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Show passwords' }));
    for (const label of [/^New password/, /^Repeat the new password/]) {
      await expect(page.getByLabelText(label)).toHaveAttribute('type', 'text');
    }
    await userEvent.keyboard(' ');
    await expect(page.getByLabelText(/^New password/)).toHaveAttribute('type', 'password');
  },
};

export const OneMissing: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Amaltas 2026', '');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Please fill in both password fields.',
    );
    await expect(within(canvasElement).getByLabelText(/^Repeat the new password/)).toHaveFocus();
  },
};

export const Different: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Amaltas 2026', 'Amaltas 2027');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Passwords do not match!');
    await expect(within(canvasElement).getByLabelText(/^Repeat the new password/)).toHaveFocus();
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'chai', 'chai');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Password must be at least 8 characters.',
    );
  },
};

export const Resetting: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.resetSlow()),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Amaltas 2026', 'Amaltas 2026');
    const button = within(canvasElement).getByRole('button', { name: 'Reset password' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** First entry of the answer's errors. */
export const LinkIsOver: Story = {
  args: { path: '/forgot-password?key=used-up' },
  play: says('This reset link is no longer valid. Please ask for a new one.'),
};

export const Unexplained: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.resetFails()),
  play: says('Reset failed, please try again.'),
};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Amaltas 2026', 'Amaltas 2026');
    await expect(await screen.findByText('Password Reset Successfully')).toBeVisible();
    await expect(await within(canvasElement).findByRole('region', { name: 'Top Stores' })).toBeInTheDocument();
  },
};
