import { scenarios } from '@potli/api/mock';
import { parseJson, verifyFile } from '@potli/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Clicks/Receipt',
  component: AppAt,
  args: { path: '/user_dashboard/reports/click' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the receipt of the second click, on the store Juttigali. */
async function openReceipt(canvasElement: HTMLElement) {
  const opener = await within(canvasElement).findByRole('button', { name: 'Receipt of Juttigali' });
  await userEvent.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog', { name: 'Receipt of your click' })) };
}

const checked = 'Your browser has checked it: the shop signed this, and nothing was changed.';

/** What is saved is checked without the shop. */
export const Open: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText('19-11-2026 21:17')).toBeVisible();
    await expect(dialog.getByText('Juttigali')).toBeVisible();
    await expect(dialog.getByText('Juttis and mojaris')).toBeVisible();
    await expect(dialog.getAllByText('9%').length).toBeGreaterThan(0);
    await expect(await dialog.findByText(checked)).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Download receipt' }));
    const receipt = await savedFiles.next();
    await expect(receipt.name).toMatch(/^\w+-receipt-6F2A8E3305D1\.json$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Download keys of the shop' }));
    const keys = await savedFiles.next();
    await expect(keys.name).toMatch(/^\w+-receipt-keys\.json$/);
    await expect(parseJson(keys.text)).toMatchObject({ type: 'potli receipt keys 1' });
    await expect(await verifyFile(receipt.text, { keys: keys.text })).toMatchObject({ result: 'sound' });
    const changed = receipt.text.replace('"900"', '"950"');
    await expect(changed).not.toBe(receipt.text);
    await expect(await verifyFile(changed, { keys: keys.text })).toMatchObject({
      result: 'broken',
      fault: 'signature',
    });
  },
};

/** By keyboard: the focus comes back to the row. */
export const ReceiptByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole('button', { name: 'Receipt of Juttigali' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await within(await screen.findByRole('dialog')).findByText(checked);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const ReceiptLoading: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.slow()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(dialog.getByText('Loading...')).toBeInTheDocument();
  },
};

/** A new try loads it. */
export const ReceiptFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.failing()),
  play: async ({ canvasElement, msw }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText('The receipt did not load')).toBeVisible();
    msw.use(...scenarios.receipt.bare());
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByText('No cashback was promised at this click.')).toBeVisible();
  },
};

export const TooManyReceipts: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.tooMany()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText('Too many tries. Please wait a little and try again.')).toBeVisible();
  },
};

/** A host that gives no receipts. */
export const ReceiptMissing: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.missing()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText('There is no receipt')).toBeVisible();
  },
};

/** Of a click from before rates and terms were kept. */
export const ReceiptOfBefore: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.bare()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText('No cashback was promised at this click.')).toBeVisible();
    await expect(dialog.getByText('What terms were shown at this click is not known.')).toBeVisible();
    await expect(await dialog.findByText(checked)).toBeVisible();
  },
};

/** Signed with a key that the shop does not publish. */
export const ReceiptOfStranger: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.strangeKey()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('not signed with a key of the shop');
  },
};

export const KeysOfReceiptFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.receipt.keysFailing()),
  play: async ({ canvasElement }) => {
    const { dialog } = await openReceipt(canvasElement);
    await expect(await dialog.findByText(/^Your browser could not check it/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download keys of the shop' })).toBeDisabled();
  },
};
