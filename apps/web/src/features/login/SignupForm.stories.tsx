import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../testing/AppAt.tsx';
import { fill, loginModal, openLoginModal } from '../../testing/loginModal.ts';
import { asVisitor } from '../../testing/sessions.ts';
import { invitation } from '../session/referral.ts';

const meta = {
  title: 'Screens/Login/Signup form',
  component: AppAt,
  args: { path: '/stores?q=voltaara' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openSignupForm(page: HTMLElement) {
  const modal = await openLoginModal(page);
  await fill(modal, 'Email', 'new@potli.example');
  await modal.findByRole('button', { name: 'Signup' });
  return modal;
}

async function signUp(page: HTMLElement) {
  const modal = await openSignupForm(page);
  await fill(modal, /^Password/, 'Potli@12345');
  await fill(modal, /^Name/, 'Meera Nair');
  await fill(modal, /^Mobile Number/, '9876543210');
  await userEvent.click(modal.getByRole('checkbox', { name: new RegExp(`^I am ${MIN_AGE_YEARS} or older`) }));
  await userEvent.click(modal.getByRole('button', { name: 'Signup' }));
  return modal;
}

export const Form: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openSignupForm(canvasElement);
    await expect(modal.getByRole('heading', { name: 'Stitch up your account' })).toBeVisible();
    await expect(modal.getByLabelText(/^Email/)).toHaveFocus();
    await expect(modal.getByRole('radio', { name: 'Male' })).toBeChecked();
    // what is typed stays while the terms are read
    await expect(modal.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('target', '_blank');
  },
};

/** A friend's link opens the box, and the code is there. */
export const Invited: Story = {
  args: { path: '/stores?q=voltaara&ref=ASHA42' },
  beforeEach: () => {
    invitation.forget();
    return invitation.forget;
  },
  play: async () => {
    const modal = await loginModal();
    await fill(modal, 'Email', 'new@potli.example');
    await expect(await modal.findByLabelText(/^Referral Code/)).toHaveValue('ASHA42');
  },
};

export const NothingFilled: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openSignupForm(canvasElement);
    await userEvent.click(modal.getByRole('button', { name: 'Signup' }));
    await expect(await modal.findByText('Mobile number is required')).toBeVisible();
    await expect(modal.getByText('Accept the terms to join.')).toBeVisible();
    for (const label of [/^Password/, /^Name/, /^Mobile Number/]) {
      await expect(modal.getByLabelText(label)).toBeInvalid();
    }
    await expect(modal.getByLabelText(/^Password/)).toHaveFocus();
  },
};

export const WrongNumbers: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openSignupForm(canvasElement);
    const mobile = modal.getByLabelText(/^Mobile Number/);
    await userEvent.type(mobile, 'a');
    await expect(await modal.findByText('Only numbers are allowed')).toBeVisible();
    await expect(mobile).toHaveValue('');
    await userEvent.type(mobile, '98765');
    await userEvent.tab();
    await expect(await modal.findByText('Phone number must be exactly 10 digits')).toBeVisible();
    const birthDate = modal.getByLabelText(/^Birth Date/);
    await userEvent.type(birthDate, '31022001');
    await userEvent.tab();
    await expect(birthDate).toHaveValue('31-02-2001');
    await expect(await modal.findByText('Write a date like 05-11-1998.')).toBeVisible();
    await userEvent.clear(birthDate);
    await userEvent.type(birthDate, `0101${new Date().getFullYear() - 5}`);
    await userEvent.tab();
    await expect(await modal.findByText(`You must be ${MIN_AGE_YEARS} or older to join.`)).toBeVisible();
  },
};

/** As an address book has it. */
export const PastesNumber: Story = {
  play: async ({ canvasElement }) => {
    const modal = await openSignupForm(canvasElement);
    const mobile = modal.getByLabelText(/^Mobile Number/);
    await userEvent.click(mobile);
    await userEvent.paste('+91 98765 43210');
    await expect(mobile).toHaveValue('9876543210');
    await expect(mobile).toBeValid();
  },
};

export const Taken: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.signupTaken()),
  play: async ({ canvasElement }) => {
    const modal = await signUp(canvasElement);
    await expect(await modal.findByRole('alert')).toHaveTextContent('An account with this email already exists.');
    await expect(modal.getByLabelText(/^Name/)).toHaveValue('Meera Nair');
  },
};

export const SigningUp: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.signupSlow()),
  play: async ({ canvasElement }) => {
    const modal = await signUp(canvasElement);
    await waitFor(() => expect(modal.getByRole('button', { name: 'Signup' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const SignedUp: Story = {
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await expect(await screen.findByText('Signup Successful')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await within(canvasElement).findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};
