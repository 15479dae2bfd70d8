import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { filledClaim, invoice } from '../../../testing/claim.ts';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Missing Cashback/Submitting',
  component: AppAt,
  args: { path: '/user_dashboard/missing_cashback?source=STORE&id=1' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

type Claim = Awaited<ReturnType<typeof filledClaim>>;

const submit = (page: Claim) => userEvent.click(page.getByRole('button', { name: 'Submit' }));

/** A toast for each step, then the ticket number and an empty form. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement, [invoice]);
    await submit(page);
    await expect(await screen.findByText('Files uploaded successfully!')).toBeVisible();
    await expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    await expect(await page.findByText(/Its ticket number is PT-2026-000007/)).toBeVisible();
    await expect(page.getByLabelText(/^Store order ID/)).toHaveValue('');
    await expect(page.getByText('3 of 3 slots left')).toBeVisible();
  },
};

export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.slow()),
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement, [invoice]);
    await submit(page);
    await expect(await page.findByRole('progressbar', { name: 'Uploading files...' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByLabelText(/^Store order ID/)).toBeDisabled();
  },
};

/** Cancelled half-way: no claim is filed, and the form stays filled in. */
export const UploadCancelled: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.slow()),
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement, [invoice]);
    await submit(page);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(page.queryByRole('progressbar')).toBeNull());
    await expect(page.getByLabelText(/^Store order ID/)).toHaveValue('JG-2026-200001');
    await expect(page.getByText('2 of 3 slots left')).toBeVisible();
  },
};

export const UploadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.uploads.failing()),
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement, [invoice]);
    await submit(page);
    await expect(await screen.findByText('Failed to submit the form. Please try again.')).toBeVisible();
    await expect(await page.findByText('This file is no image and no PDF.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Remove ${invoice.name}` }));
    await expect(page.queryByText('This file is no image and no PDF.')).toBeNull();
  },
};

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.slow()),
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement);
    await submit(page);
    await waitFor(() => expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true'));
    await expect(page.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

/** A second claim for an order: the server refuses it, and the form stays filled in. */
export const SaveFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.dispute.taken()),
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement);
    await submit(page);
    await expect(await screen.findByText('Failed to submit the form. Please try again.')).toBeVisible();
    await expect(await page.findByText('You have filed a claim for this order already.')).toBeVisible();
    await expect(page.getByLabelText(/^Order amount/)).toHaveValue('1,299.50');
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const page = await filledClaim(canvasElement, [invoice]);
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(page.getByLabelText(/^Store order ID/)).toHaveValue(''));
    await expect(page.getByRole('radio', { name: 'Store' })).not.toBeChecked();
    await expect(page.getByText('3 of 3 slots left')).toBeVisible();
  },
};

/** The whole form by keyboard. */
export const SavedByKeyboard: Story = {
  args: { path: '/user_dashboard/missing_cashback' },
  play: async ({ canvas }) => {
    const clicks = await canvas.findByRole('combobox', { name: /^Start from a recent click/ });
    await waitFor(() => expect(clicks).toBeEnabled());
    clicks.focus();
    await userEvent.keyboard('juttigali 19-11{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Store/ })).toHaveValue('Juttigali'));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Store' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /^Store/ })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}JG-2026-200002{Tab}899');
    await expect(canvas.getByLabelText(/^Order amount/)).toHaveValue('899');
    canvas.getByRole('button', { name: 'Submit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
  },
};
