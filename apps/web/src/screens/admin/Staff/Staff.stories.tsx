import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { asAdmin } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Staff',
  component: AppAt,
  args: { path: '/admin/staff' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.adminStaff,
  title: 'Staff',
  newestBy: null,
  range: '1–4 of 4 people',
  mine: 'roles',
  empty: { title: 'Nobody has a role' },
});

const TOKENS = '/admin/staff?list=tokens';

async function unfold(canvasElement: HTMLElement, email: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: email }));
  return within(await within(canvasElement).findByRole('form', { name: `Role of ${email}` }));
}

async function fillToken(canvasElement: HTMLElement, name: string, right: RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Make a token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Name/), name);
  await userEvent.click(dialog.getByRole('checkbox', { name: right }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make the token' }));
  return dialog;
}

/** A role is given; nobody changes their own. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'admin@potli.example' }));
    await expect(await page.findByText(/^This is your own account/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Give a role' }));
    const dialog = within(await screen.findByRole('dialog'));
    const email = dialog.getByLabelText(/^E-mail address/);
    await userEvent.type(email, 'ravi@potli.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Give the role' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/has not confirmed the e-mail address/);
    await userEvent.clear(email);
    await userEvent.type(email, 'asha@potli.example');
    await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'FINANCE');
    await expect(dialog.getByText('Rights: money, export.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Give the role' }));
    await expect(await page.findByText('1–5 of 5 people')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Give a role' })).toHaveFocus());
  },
};

/** A role is changed, then taken away. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await unfold(canvasElement, 'support@potli.example');
    await expect(form.getByRole('button', { name: 'Change the role' })).toBeDisabled();
    await userEvent.selectOptions(form.getByLabelText(/^Role/), 'EDITOR');
    await userEvent.click(form.getByRole('button', { name: 'Change the role' }));
    await expect(await screen.findByText('support@potli.example is EDITOR now.')).toBeVisible();
    const again = within(await page.findByRole('form', { name: 'Role of support@potli.example' }));
    await expect(await page.findByText('Banner, FAQs and videos of the dashboard')).toBeVisible();
    await expect(again.getByLabelText(/^Role/)).toHaveFocus();
    await userEvent.selectOptions(again.getByLabelText(/^Role/), 'MEMBER');
    await userEvent.click(again.getByRole('button', { name: 'Take the role' }));
    await expect(await page.findByText('1–3 of 3 people')).toBeVisible();
  },
};

/** Tokens that are valid, one of which opens less than it names, and those that have ended. */
export const Tokens: Story = {
  args: { path: TOKENS },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'price-list' }));
    await expect(await page.findByText('Its member has not')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Revoke price-list' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await expect(await page.findByText('1–1 of 1 token')).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Ended' }));
    await expect(await page.findByText('1–3 of 3 tokens')).toBeVisible();
    for (const text of ['Revoked', 'Over']) await expect(page.getAllByText(text)[0]).toBeVisible();
  },
};

/** The password is asked for; the token is shown once, to copy. */
export const MakingAToken: Story = {
  args: { path: TOKENS },
  beforeEach: ({ msw }) => msw.use(...scenarios.adminStaff.askingForPassword()),
  play: async ({ canvasElement }) => {
    await fillToken(canvasElement, 'nightly', /^money/);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    const made = within(await screen.findByRole('dialog', { name: 'The token nightly' }));
    await expect(made.getByLabelText(/^Token/)).toHaveValue('potli_b4nyan-Tr33');
    await expect(made.getByRole('button', { name: 'Copy token' })).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue('potli_b4nyan-Tr33')).toBeNull());
  },
};

/** A name is used once; and where the answer with the token got lost, another has to be made. */
export const TokenLost: Story = {
  args: { path: TOKENS },
  play: async ({ canvasElement, msw }) => {
    const dialog = await fillToken(canvasElement, 'old-laptop', /^audit/);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There is, or was, a token with the name old-laptop.',
    );
    msw.use(...scenarios.adminStaff.answerLost());
    await userEvent.type(dialog.getByLabelText(/^Name/), '-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the token' }));
    await expect(await screen.findByText(/Revoke old-laptop-2, and make another/)).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: ({ msw }) => msw.use(...scenarios.adminStaff.empty()) };

export const Failed: Story = table.failed;
