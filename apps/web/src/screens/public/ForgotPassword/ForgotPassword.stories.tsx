import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Login/Forgot password',
  component: AppAt,
  args: { path: '/forgot-password' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Writes the email and sends it with Enter. */
async function send(page: HTMLElement, email: string) {
  await userEvent.type(await within(page).findByLabelText(/^Email/), `${email}{Enter}`);
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByLabelText(/^Email/)).not.toHaveAttribute('aria-invalid');
    await expect(page.queryByLabelText(/^New password/)).toBeNull();
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'asha@potli');
    const page = within(canvasElement);
    await expect(await page.findByText('Invalid Email')).toBeVisible();
    await expect(page.getByLabelText(/^Email/)).toBeInvalid();
    await expect(page.getByLabelText(/^Email/)).toHaveValue('asha@potli');
    await expect(page.getByLabelText(/^Email/)).toHaveFocus();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.forgetSlow()),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'asha@potli.example');
    const button = within(canvasElement).getByRole('button', { name: 'Send reset link' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Shows the message of the answer. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, ' asha@potli.example');
    await expect(
      await within(canvasElement).findByText(
        'If there is an account with this email, a link to set a new password is on its way.',
      ),
    ).toBeVisible();
  },
};

export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.forgetFails()),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'asha@potli.example');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Forget Password failed.');
  },
};

export const AskedTooOften: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.throttled()),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'asha@potli.example');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Forget Password failed. Too many tries. Please wait a little and try again.',
    );
  },
};
