import { mailKinds } from '@potli/api/contract/mailPreferences';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Profile/Mails',
  component: AppAt,
  args: { path: '/user_dashboard/my_profile' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findSwitch(canvasElement: HTMLElement, name = /^Cashback tracked/) {
  return within(canvasElement).findByRole('switch', { name });
}

/** All are on at first; those about the safety of the account have no switch. */
export const AllMails: Story = {
  play: async ({ canvasElement }) => {
    await findSwitch(canvasElement);
    const switches = within(canvasElement).getAllByRole('switch');
    await expect(switches).toHaveLength(mailKinds.length);
    for (const each of switches) await expect(each).toBeChecked();
  },
};

export const MailsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.mailPreferences.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Mails about your money and claims' });
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};

export const MailsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.mailPreferences.failing()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We could not load your mail choices.')).toBeVisible();
  },
};

/** By keyboard, and still so when the page is opened again. */
export const MailsSwitchedOff: Story = {
  play: async ({ canvasElement }) => {
    const tracked = await findSwitch(canvasElement);
    tracked.focus();
    await userEvent.keyboard(' ');
    await expect(tracked).not.toBeChecked();
    await waitFor(() => expect(tracked).not.toHaveAttribute('aria-busy', 'true'));
    await expect(tracked).not.toBeChecked();
    await expect(await findSwitch(canvasElement, /^Cashback approved/)).toBeChecked();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(tracked).not.toHaveAttribute('aria-busy', 'true'));
    await expect(tracked).toBeChecked();
  },
};

export const MailChoiceNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.mailPreferences.savingFails()),
  play: async ({ canvasElement }) => {
    const tracked = await findSwitch(canvasElement);
    await userEvent.click(tracked);
    await expect(await within(canvasElement).findByText('This could not be saved. Please try again.')).toBeVisible();
    await expect(tracked).toBeChecked();
  },
};
