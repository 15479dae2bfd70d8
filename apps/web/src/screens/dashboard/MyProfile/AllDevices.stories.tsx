import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Profile/All devices',
  component: AppAt,
  args: { path: '/user_dashboard/my_profile' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

/** A press asks once more, and a member may stay. */
export const Stays: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log out on all devices');
    // a second press of the same key or place ends nothing
    await expect(within(canvasElement).getByRole('button', { name: 'No, stay logged in' })).toHaveFocus();
    await press(canvasElement, 'No, stay logged in');
    await expect(within(canvasElement).getByRole('button', { name: 'Log out on all devices' })).toHaveFocus();
  },
};

/** This device is logged out, too. */
export const LoggedOut: Story = {
  parameters: { leavesPage: true },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log out on all devices');
    await press(canvasElement, 'Yes, log out everywhere');
    await expect(await screen.findByText('Logout Successful')).toBeVisible();
    await waitFor(() => expect(within(canvasElement).queryByRole('heading', { name: 'My Profile' })).toBeNull());
  },
};

/** Nothing ended: the member is told. */
export const NotLoggedOut: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.identity.logoutEverywhereFails()),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Log out on all devices');
    await press(canvasElement, 'Yes, log out everywhere');
    await expect(await screen.findByText('You are still logged in. Please try again.')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'No, stay logged in' })).toBeVisible();
  },
};
