import { MOCK_VERIFICATION_KEY, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Login/Verify email',
  component: AppAt,
  args: { path: `/verify-email?key=${MOCK_VERIFICATION_KEY}` },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Happens by itself. */
export const Done: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Your e-mail is verified/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
};

export const Verifying: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.verifySlow()),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Verify e-mail' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LinkIsOver: Story = {
  args: { path: '/verify-email?key=used-up' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Please ask for a new one in your dashboard.',
    );
  },
};

/** A mail program cut the address. */
export const WithoutKey: Story = {
  args: { path: '/verify-email' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This link is not complete.');
  },
};

/** Tried again by keyboard. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.verifyFails()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await page.findByRole('alert');
    msw.use(...scenarios.identity.verifies());
    page.getByRole('button', { name: 'Verify e-mail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText(/^Your e-mail is verified/)).toBeVisible();
  },
};
