import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Profile',
  component: AppAt,
  args: { path: '/user_dashboard/my_profile' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function startEditing(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Update' }));
  return { page, name: await page.findByLabelText(/^Name/), mobile: page.getByLabelText(/^Mobile Number/) };
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Read-only with Update. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Update' })).toBeVisible();
    for (const [label, value] of [
      ['Name', 'Asha Rao'],
      ['Mobile Number', '9845012345'],
      ['Birth Date', '17-08-1994'],
      ['Gender', 'Female'],
      ['Email', 'asha@potli.example'],
    ] as const) {
      await expect(page.getByLabelText(label)).toHaveValue(value);
      await expect(page.getByLabelText(label)).toHaveAttribute('readonly');
    }
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'My Profile' });
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};

/** No profile yet: opens in edit mode, with Save. */
export const Empty: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page.getByLabelText(/^Name/)).toHaveValue('');
    await expect(page.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    const retry = await page.findByRole('button', { name: 'Try again' });
    await expect(page.getByText('We could not load your profile.')).toBeVisible();
    msw.use(...scenarios.profile.otherGender());
    await userEvent.click(retry);
    await expect(await page.findByRole('button', { name: 'Update' })).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const { page, name } = await startEditing(canvasElement);
    await expect(name).toHaveFocus();
    await expect(page.getByRole('button', { name: 'Update Now' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(page.queryByRole('radio', { name: 'Other' })).toBeNull();
    await expect(page.getByLabelText('Email')).toHaveAttribute('readonly');
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const { page, name } = await startEditing(canvasElement);
    await retype(name, 'Somebody Else');
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(await page.findByRole('button', { name: 'Update' })).toHaveFocus();
    await expect(page.getByLabelText('Name')).toHaveValue('Asha Rao');
  },
};

export const InvalidPerField: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText(/^Mobile Number/), '+91 58450 12345');
    await userEvent.type(page.getByLabelText(/^Birth Date/), '1-1-2020');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const name = page.getByLabelText(/^Name/);
    await expect(name).toHaveAccessibleDescription('Name is required');
    await expect(name).toHaveFocus();
    await expect(page.getByLabelText(/^Mobile Number/)).toHaveAccessibleDescription(
      'Please enter a valid mobile number.',
    );
    await expect(page.getByLabelText(/^Birth Date/)).toHaveAccessibleDescription(
      `You must be ${MIN_AGE_YEARS} or older.`,
    );
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.savingSlow()),
  play: async ({ canvasElement }) => {
    const { page } = await startEditing(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Update Now' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Update Now' })).toHaveAttribute('aria-busy', 'true'));
    await expect(page.getByLabelText(/^Name/)).toHaveAttribute('readonly');
  },
};

export const Updated: Story = {
  play: async ({ canvasElement }) => {
    const { page, mobile } = await startEditing(canvasElement);
    await retype(mobile, '9000000001');
    await userEvent.click(page.getByRole('button', { name: 'Update Now' }));
    await expect(await screen.findByText('Profile details updated successfully!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update' })).toHaveFocus();
    await expect(page.getByLabelText('Mobile Number')).toHaveValue('9000000001');
  },
};

/** The whole form by keyboard. */
export const SavedByKeyboard: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByLabelText(/^Name/)).focus();
    await userEvent.keyboard('Ravi Menon{Tab}9876543210{Tab}');
    await expect(page.getByLabelText(/^Birth Date/)).toHaveFocus();
    page.getByRole('radio', { name: 'Male' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await userEvent.tab();
    await expect(page.getByLabelText('Email')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Profile details saved successfully!')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Update' })).toHaveFocus();
  },
};

export const SaveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.savingFailsSilently()),
  play: async ({ canvasElement }) => {
    const { page, name } = await startEditing(canvasElement);
    await retype(name, 'Asha R. Rao');
    await userEvent.click(page.getByRole('button', { name: 'Update Now' }));
    await expect(await screen.findByText('Failed to save Profile details.')).toBeVisible();
    await expect(page.getByLabelText(/^Name/)).toHaveValue('Asha R. Rao');
  },
};

/** From the signup. Stays until Male or Female is chosen. */
export const OtherGender: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.otherGender()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText('Gender')).toHaveValue('Other');
    await startEditing(canvasElement);
    await expect(page.getByText('You told us Other. It stays unless you choose here.')).toBeVisible();
    for (const name of ['Male', 'Female']) await expect(page.getByRole('radio', { name })).not.toBeChecked();
  },
};
