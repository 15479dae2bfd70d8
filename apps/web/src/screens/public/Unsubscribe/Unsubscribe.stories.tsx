import { MOCK_UNSUBSCRIBE_KEY, scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Login/Unsubscribe',
  component: AppAt,
  args: { path: `/unsubscribe?key=${MOCK_UNSUBSCRIBE_KEY}` },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reaches the button by keyboard and presses it. */
async function press(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const button = await page.findByRole('button', { name: 'Switch these mails off' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return { page, button };
}

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Switch off these mails' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch these mails off' })).not.toHaveAttribute('aria-busy');
  },
};

export const SwitchingOff: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.mailPreferences.unsubscribeSlow()),
  play: async ({ canvasElement }) => {
    const { button } = await press(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const SwitchedOff: Story = {
  play: async ({ canvasElement }) => {
    const { page } = await press(canvasElement);
    await expect(await page.findByText(/^Done\. You get no more mails/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to My Profile' })).toHaveAttribute(
      'href',
      '/user_dashboard/my_profile',
    );
  },
};

export const WrongLink: Story = {
  args: { path: '/unsubscribe?key=cut-off' },
  play: async ({ canvasElement }) => {
    const { page } = await press(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'This link is not complete. Please open it from the mail again, or log in and open My Profile.',
    );
  },
};

/** Nothing can be switched off with it: no button says so. */
export const WithoutKey: Story = {
  args: { path: '/unsubscribe' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('This link is not complete.');
    await expect(page.queryByRole('button', { name: 'Switch these mails off' })).toBeNull();
    await expect(page.getByRole('link', { name: 'Go to My Profile' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.mailPreferences.unsubscribeFails()),
  play: async ({ canvasElement }) => {
    const { page } = await press(canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch these mails off' })).toBeVisible();
  },
};
