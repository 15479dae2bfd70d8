import { demoMembers } from '@potli/api/fixtures';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { fill, openLoginModal } from '../../testing/loginModal.ts';
import { asVisitor } from '../../testing/sessions.ts';
import { storageKeys } from '../session/tokenStorage.ts';

const [{ email, password }] = demoMembers;

const meta = {
  title: 'Screens/Login/Login dialog',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openLoginForm(page: HTMLElement) {
  const modal = await openLoginModal(page);
  await fill(modal, 'Email', email);
  await modal.findByLabelText('Password');
  return modal;
}

async function submit(page: HTMLElement, typed: string) {
  const modal = await openLoginForm(page);
  await fill(modal, 'Password', `${typed}{Enter}`);
  return modal;
}

export const EmailStep: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await expect(modal.getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
    await expect(modal.getByText('Only logged in members will be able to get cashback benefits.')).toBeVisible();
    await expect(modal.getByLabelText('Email')).toHaveFocus();
    await expect(modal.queryByLabelText('Password')).toBeNull();
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await fill(modal, 'Email', 'asha@potli{Enter}');
    await expect(await modal.findByText('Invalid Email')).toBeVisible();
    await expect(modal.getByLabelText('Email')).toBeInvalid();
  },
};

/** Neither form shows before the check has answered. */
export const Checking: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.checkSlow()),
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await fill(modal, 'Email', email);
    await waitFor(() => expect(modal.getByLabelText('Email')).toHaveAttribute('aria-busy', 'true'));
    await expect(modal.queryByRole('button', { name: /^(Login|Signup)$/ })).toBeNull();
  },
};

export const CheckFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.checkFails()),
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await fill(modal, 'Email', email);
    await expect(await modal.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. Please try again.',
    );
  },
};

export const LoginForm: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginForm(canvasElement);
    await expect(modal.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(modal.getByLabelText('Email')).toHaveFocus();
    await expect(modal.getByLabelText('Remember me')).toBeInTheDocument();
    const mark = modal.getByText('Member');
    await expect(getComputedStyle(mark).fontSize).toBe('14px');
    const [disc] = mark.querySelectorAll('svg > *');
    await expect(disc && getComputedStyle(disc).fill).toBe(getComputedStyle(mark).color);
    await userEvent.click(modal.getByRole('button', { name: 'Show password' }));
    await expect(modal.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** The caret stays in the one email field, whatever the check answers; Enter moves it on. */
export const TypesOn: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    const field = modal.getByLabelText('Email');
    await userEvent.type(field, email.slice(0, -1));
    await modal.findByRole('button', { name: 'Signup' });
    await userEvent.keyboard(email.slice(-1));
    await expect(await modal.findByLabelText('Password')).toHaveValue('');
    await expect(modal.getByLabelText('Email')).toBe(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(email);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(modal.getByLabelText('Password')).toHaveFocus());
  },
};

/** Who presses Enter has done with the email. */
export const Enters: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await fill(modal, 'Email', `${email}{Enter}`);
    await waitFor(() => expect(modal.getByLabelText('Password')).toHaveFocus());
    await expect(modal.getByLabelText('Password')).toBeValid();
  },
};

export const OtherEmail: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginForm(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Use another email' }));
    await expect(await modal.findByLabelText('Email')).toHaveValue('');
    await expect(modal.getByLabelText('Email')).toHaveFocus();
    await expect(modal.queryByLabelText('Password')).toBeNull();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const modal = await submit(canvasElement, 'Potli@54321');
    await expect(await modal.findByRole('alert')).toHaveTextContent('Email or password is wrong.');
    await expect(modal.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
  },
};

export const LoggingIn: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.loginSlow()),
  play: async ({ canvasElement }) => {
    const modal = await submit(canvasElement, password);
    await waitFor(() => expect(modal.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ResetSent: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openLoginForm(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await expect(await modal.findByRole('status')).toHaveTextContent(/a link to set a new password is on its way/);
  },
};

/** Also before the check of the e-mail has answered. */
export const ResetSentAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.checkSlow()),
  play: async ({ canvasElement }) => {
    const modal = await openLoginModal(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('Invalid Email.');
    await fill(modal, 'Email', 'asha@potli.example');
    await userEvent.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await expect(await modal.findByRole('status')).toHaveTextContent(/a link to set a new password is on its way/);
    await expect(modal.getByRole('heading', { name: 'Login / Signup' })).toBeVisible();
  },
};

export const ResetFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.forgetFails()),
  play: async ({ canvasElement }) => {
    const modal = await openLoginForm(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Forgot password?' }));
    await expect(await modal.findByRole('alert')).toHaveTextContent('Forget Password failed.');
  },
};

/** The focus goes back to where it came from, by Escape and by the button. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: /^Login( \/ Signup)?$/ });
    await openLoginModal(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    const modal = await openLoginModal(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LoggedIn: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement, password);
    await expect(await screen.findByText('Login Success')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(await header.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    // the opener, Login, is gone
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
    for (const key of Object.values(storageKeys)) await expect(localStorage.getItem(key)).not.toBeNull();
  },
};
