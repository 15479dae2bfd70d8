import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asAdmin, asSupport } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Admin/Member',
  component: AppAt,
  args: { path: '/admin/members/1' },
  beforeEach: asAdmin,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function suspend(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'Suspend this member' }));
  await expect(form.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await userEvent.selectOptions(form.getByLabelText(/^Reason/), 'abuse');
  await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
}

async function forfeit(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Forfeit ₹640.00' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Forfeit ₹640.00?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forfeit' }));
}

/** Account, wallet, payouts, journals and events. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
    for (const text of ['the bank account that ends in 7890', 'Claim PTL-2026-000012: We need more', '₹640.00'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Claim PTL-2026-000012/ })).toHaveAttribute(
      'href',
      '/admin/claims?find=PTL-2026-000012',
    );
    await expect(page.getByText('Same device as the one who invited them; the referral earns nothing')).toBeVisible();
    await expect(await page.findByText('1–5 of 5 events')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Last payouts' })).toHaveTextContent('N335260011223344');
    await expect(page.queryByRole('button', { name: /^Forfeit/ })).toBeNull();
  },
};

/** A suspension takes nothing; then what is Approved can be forfeited, and the suspension taken back. */
export const Suspended: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await suspend(canvasElement);
    await expect(await screen.findByText('asha@potli.example is suspended.')).toBeVisible();
    await forfeit(canvasElement);
    await expect(await screen.findByText(/^₹640.00 of asha@potli.example is forfeited/)).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Take the suspension back' }));
    await expect(await page.findByRole('form', { name: 'Suspend this member' })).toBeVisible();
  },
};

/** The password was entered long ago: it is asked for, and what was begun goes on. */
export const AsksForPassword: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminMembers.askingForPassword()),
  play: async ({ canvasElement }) => {
    await suspend(canvasElement);
    await userEvent.type(await screen.findByLabelText(/^Password/), 'Potli@12345{Enter}');
    await expect(await screen.findByText('asha@potli.example is suspended.')).toBeVisible();
  },
};

/** An order was reported since the amount was shown. */
export const OtherAmount: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminMembers.changedMeanwhile()),
  play: async ({ canvasElement }) => {
    await suspend(canvasElement);
    await forfeit(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/₹900.00 of this member/);
  },
};

/** Who answers members sees no payouts, and cannot change a colleague. */
export const OfAColleague: Story = {
  args: { path: '/admin/members/3' },
  beforeEach: asSupport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^The role of this member is ADMIN/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await expect(page.getByText(/^Payouts and journals are shown to those/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminMembers.slow()),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading...')).toBeVisible();
  },
};

/** Its address is misspelt. */
export const Empty: Story = {
  args: { path: '/admin/members/999' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('There is no such member')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a member' })).toHaveAttribute('href', '/admin/members');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.adminMembers.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('This member did not load')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
