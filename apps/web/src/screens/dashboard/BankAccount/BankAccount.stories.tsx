import { holdRange } from '@potli/api/contract/holdRange';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Bank Account',
  component: AppAt,
  args: { path: '/user_dashboard/bank_account' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types the password where the host asks for it. */
async function confirm(canvasElement: HTMLElement, typed = 'Potli@12345') {
  const page = within(canvasElement);
  const password = await page.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, `${typed}{Enter}`);
}

async function startEditing(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Update' }));
  await page.findByRole('button', { name: 'Save' });
  return page;
}

/** Read-only, the number masked until it is revealed. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const number = await page.findByLabelText('Account Number');
    await expect(number).toHaveValue('••••••••7890');
    await userEvent.click(page.getByRole('button', { name: 'Show account number' }));
    await expect(number).toHaveValue('004512347890');
    await userEvent.click(page.getByRole('button', { name: 'Hide account number' }));
    await expect(number).toHaveValue('••••••••7890');
    await expect(page.getByLabelText('IFSC Code')).toHaveValue('PTLI0000042');
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.slow()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Bank Account' });
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};

/** No account saved: opens in edit mode. */
export const Empty: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page.getByLabelText(/^Account Number/)).toHaveValue('');
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** It is unknown whether there is an account: opens in edit mode, with Try again. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.failing()),
  play: async ({ canvasElement, msw }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Save' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveTextContent('We could not load your bank details.');
    msw.use(...scenarios.bankDetails.bankUnnamed());
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Update' })).toBeVisible();
  },
};

/** A UPI ID on file, masked until it is revealed, with the name of the person it pays. */
export const Upi: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.upi()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const vpa = await page.findByLabelText('UPI ID');
    await expect(vpa).toHaveValue('as••••@okdhanpetee');
    await userEvent.click(page.getByRole('button', { name: 'Show UPI ID' }));
    await expect(vpa).toHaveValue('asha.rao@okdhanpetee');
    await expect(page.getByLabelText('Name at the Bank')).toHaveValue('ASHA RAO');
    await expect(page.getByText(/^The bank pays this UPI ID to ASHA RAO\./)).toBeVisible();
    await expect(page.queryByLabelText('IFSC Code')).toBeNull();
  },
};

/** The bank could not be asked whom it pays. */
export const UpiUnnamed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.upiUnnamed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^We could not check the name of this UPI ID\./)).toBeVisible();
    await expect(page.getByLabelText('Name at the Bank')).toHaveValue('Not checked');
  },
};

/** The shop's bank sends to accounts only: a UPI ID that was saved before waits, until it is changed. */
export const UpiWaits: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.upiWaits()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Your cashback waits: our bank sends to bank accounts only\./)).toBeVisible();
    await startEditing(canvasElement);
    await expect(page.getByText(/^Our bank sends to bank accounts only\./)).toBeVisible();
    await expect(page.queryByText(/^Your cashback waits/)).toBeNull();
  },
};

/** Who chooses is told before anything is typed. */
export const NoUpi: Story = {
  beforeEach({ msw }) {
    msw.use(...scenarios.bankDetails.sendsToAccounts());
    return asNewMember();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/a UPI ID cannot be saved\.$/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Bank account' })).toBeChecked();
  },
};

/** From the account to a UPI ID, by keyboard; what was typed for the account stays. */
export const SwitchedToUpi: Story = {
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    page.getByRole('radio', { name: 'Bank account' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('radio', { name: 'UPI ID' })).toHaveFocus();
    await expect(page.queryByLabelText(/^IFSC Code/)).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await page.findByLabelText(/^IFSC Code/)).toHaveValue('PTLI0000042');
    await userEvent.keyboard('{ArrowRight}{Tab}{Tab}meera.iyer@okpotli{Enter}');
    await confirm(canvasElement);
    await expect(await screen.findByText('Bank details updated successfully!')).toBeVisible();
    await expect(await page.findByLabelText('UPI ID')).toHaveValue('me••••@okpotli');
    await expect(page.getByText(/^The bank pays this UPI ID to MEERA IYER\./)).toBeVisible();
    await expect(page.getByText(/^Your bank details were changed\./)).toBeVisible();
  },
};

/** The first details are a UPI ID; mistakes show at its field. */
export const InvalidUpi: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'UPI ID' }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const vpa = page.getByLabelText(/^UPI ID/, { selector: 'input:not([type=radio])' });
    await expect(vpa).toHaveAccessibleDescription('Enter your UPI ID');
    await userEvent.type(page.getByLabelText(/^Account Holder Name/), 'Ravi Menon');
    await userEvent.type(vpa, 'ravi menon');
    await userEvent.tab();
    await expect(vpa).toHaveValue('ravimenon');
    await expect(vpa).toHaveAccessibleDescription('Invalid UPI ID. It looks like name@bank');
  },
};

/** Certainly nobody is paid by it: it is not saved. */
export const UpiRefused: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'UPI ID' }));
    await userEvent.type(page.getByLabelText(/^Account Holder Name/), 'Ravi Menon');
    await userEvent.keyboard('{Tab}nobody@okpotli{Enter}');
    await confirm(canvasElement);
    await expect(await screen.findByText('No bank knows this UPI ID. Please check it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

/** A host that names no kind knows accounts only, so there is nothing to choose. */
export const AccountsOnly: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.withoutKinds()),
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    await expect(page.getByLabelText(/^Account Number/)).toHaveValue('004512347890');
    await expect(page.queryByRole('radio', { name: 'UPI ID' })).toBeNull();
  },
};

/** Changed a short while ago: payouts are paused. */
export const PayoutsHeld: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.held()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('Your bank details were changed. Payouts begin on 21-11-2026 11:00.'),
    ).toBeVisible();
  },
};

/** Payouts wait for the link in a mail; it can be sent again by keyboard. */
export const EmailUnverified: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.emailUnverified()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Send it again' });
    await expect(page.getByText(/^Verify your e-mail before your first payout/)).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('A link to verify your e-mail is on its way.')).toBeVisible();
  },
};

/** The bank is known by the IFSC. */
export const BankByIfsc: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.bankUnnamed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText('Bank Name')).toHaveValue('Reserve Bank of India'));
    await startEditing(canvasElement);
    await expect(page.getByLabelText(/^IFSC Code/)).toHaveAccessibleDescription('Reserve Bank of India');
    await expect(page.getByLabelText(/^Bank Name/)).toHaveAttribute('placeholder', 'Reserve Bank of India');
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    await expect(page.getByLabelText(/^Account Holder Name/)).toHaveFocus();
    await expect(page.getByLabelText(/^Account Number/)).toHaveValue('004512347890');
    await expect(page.getByText(`After a change payouts pause for ${holdRange()}`, { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(await page.findByRole('button', { name: 'Update' })).toHaveFocus();
  },
};

export const NothingFilledIn: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Please fill all the fields')).toBeVisible();
    await expect(page.getByLabelText(/^Account Holder Name/)).toHaveFocus();
    await expect(page.getByText('Enter the name on the account')).toBeVisible();
    await expect(page.getByText('Enter the account number')).toBeVisible();
    await expect(page.getByText('Enter the IFSC')).toBeVisible();
  },
};

export const InvalidPerField: Story = {
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    const number = page.getByLabelText(/^Account Number/);
    await userEvent.clear(number);
    await userEvent.type(number, '12ab3');
    await expect(number).toHaveValue('123');
    const ifsc = page.getByLabelText(/^IFSC Code/);
    await userEvent.clear(ifsc);
    await userEvent.type(ifsc, 'ptli1000042');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(ifsc).toHaveValue('PTLI1000042');
    await expect(ifsc).toHaveAccessibleDescription('Invalid IFSC code. Please enter a valid code');
    await expect(number).toHaveAccessibleDescription('Account number is too short');
    await expect(number).toHaveFocus();
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.savingSlow()),
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The whole form by keyboard. */
export const SavedByKeyboard: Story = {
  beforeEach: asNewMember,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByLabelText(/^Account Holder Name/)).focus();
    await userEvent.keyboard('Ravi Menon{Tab}0099887766{Tab}rbis0bgpa01{Tab}{Tab}{Tab}');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await confirm(canvasElement);
    await expect(await screen.findByText('Bank details saved successfully!')).toBeVisible();
    await expect(await page.findByRole('button', { name: 'Update' })).toHaveFocus();
    await waitFor(() => expect(page.getByLabelText('Bank Name')).toHaveValue('Reserve Bank of India'));
  },
};

export const Updated: Story = {
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    const number = page.getByLabelText(/^Account Number/);
    await userEvent.clear(number);
    await userEvent.type(number, '0099887766');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await confirm(canvasElement);
    await expect(await screen.findByText('Bank details updated successfully!')).toBeVisible();
    await expect(await page.findByText(/^Your bank details were changed\. Payouts begin on/)).toBeVisible();
  },
};

export const SaveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.throttled()),
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('You changed your account a moment ago. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByLabelText(/^Account Number/)).toHaveValue('004512347890');
  },
};

/** An old member's account was saved by a browser that we do not know: payouts wait longer, and the page says why. */
export const HeldForNewDevice: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.held('DEVICE')),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const text = 'Your bank details were saved by a device that is new to us. Payouts begin on 21-11-2026 11:00.';
    await expect(await page.findByText(text)).toBeVisible();
  },
};

/** Opens the question who it is. */
async function ask(canvasElement: HTMLElement) {
  const page = await startEditing(canvasElement);
  const number = page.getByLabelText(/^Account Number/);
  await userEvent.clear(number);
  await userEvent.type(number, '0099887766{Enter}');
  await page.findByRole('heading', { name: 'Confirm that it is you' });
  return page;
}

/** Before the money goes elsewhere the host asks for the password. */
export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await expect(page.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText('Enter your password')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await confirm(canvasElement, 'not this one');
    await expect(await page.findByText('This password is wrong.')).toBeVisible();
    await userEvent.clear(page.getByLabelText('Password'));
    await confirm(canvasElement);
    await expect(await screen.findByText('Bank details updated successfully!')).toBeVisible();
  },
};

/** Who does not know the password gets a code by mail. */
export const CodeByMail: Story = {
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Mail me a code' }));
    await expect(await screen.findByText('A code is on its way to your e-mail address.')).toBeVisible();
    const code = await page.findByLabelText('Code');
    await expect(code).toHaveFocus();
    const again = page.getByRole('button', { name: 'Send it again' });
    await userEvent.click(again);
    await waitFor(() => expect(screen.getAllByText('A code is on its way to your e-mail address.')).toHaveLength(2));
    // a browser takes the focus from a disabled button with the next frame
    await new Promise(requestAnimationFrame);
    await expect(again).toHaveFocus();
    await userEvent.type(code, '111111{Enter}');
    await expect(await page.findByText('This code is wrong or no longer valid. Ask for a new one.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '402817{Enter}');
    await expect(await screen.findByText('Bank details updated successfully!')).toBeVisible();
  },
};

export const CodeSending: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.codeSlow()),
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Mail me a code' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const CodeFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.codeFails()),
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Mail me a code' }));
    await expect(await screen.findByText('Too many tries. Please wait a little and try again.')).toBeVisible();
    await expect(page.getByLabelText('Password')).toBeVisible();
  },
};

/** Back to the form, with what was typed. */
export const NotConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(page.getByLabelText(/^Account Number/)).toHaveValue('0099887766');
  },
};

/** A host that asks nobody saves at once. */
export const NothingAsked: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.trusting()),
  play: async ({ canvasElement }) => {
    const page = await startEditing(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Bank details updated successfully!')).toBeVisible();
  },
};
