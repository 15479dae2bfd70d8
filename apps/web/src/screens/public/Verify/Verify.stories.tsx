import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { sampleReceipt, sampleReceiptKeys } from '../../../testing/sampleReceipt.ts';
import { sampleRoots, sampleStatement } from '../../../testing/sampleStatement.ts';
import { asVisitor } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Public/Verify',
  component: AppAt,
  args: { path: '/verify' },
  beforeEach: asVisitor,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const jsonFile = (name: string, content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });

const statement = jsonFile('potli-statement.json', sampleStatement);
const roots = jsonFile('potli-roots.json', sampleRoots);
const receipt = jsonFile('potli-receipt.json', sampleReceipt);
const keys = jsonFile('potli-receipt-keys.json', sampleReceiptKeys);

/** Chooses the file, and what it is compared with. */
async function choose(canvasElement: HTMLElement, file: File, others: File[] = []) {
  const page = within(canvasElement);
  await userEvent.upload(await page.findByLabelText(/^File to check/), file);
  if (others.length > 0) await userEvent.upload(page.getByLabelText(/^Compare it with/), others);
  return page;
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Check a statement or receipt' })).toBeVisible();
    await expect(page.getByText(/not sent anywhere/)).toBeVisible();
    await expect(page.queryByRole('region', { name: 'Result' })).toBeNull();
  },
};

export const Sound: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, statement);
    const result = within(await page.findByRole('region', { name: 'Result' }));
    await expect(result.getByText(/^Nothing was changed/)).toBeVisible();
    await expect(result.getByText('₹50.00')).toBeVisible();
    await expect(result.getByText(/A statement alone cannot show/)).toBeVisible();
  },
};

export const SoundUnderRoot: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, statement, [roots]);
    await expect(await page.findByText('Under the root of')).toBeVisible();
    await expect(page.getByText('Owed to you on that day')).toBeVisible();
  },
};

/** A receipt needs its keys. */
export const SoundReceipt: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, receipt);
    await expect(await page.findByText(/give the file with its keys, too/)).toBeVisible();
    await userEvent.upload(page.getByLabelText(/^Compare it with/), keys);
    const result = within(await page.findByRole('region', { name: 'Result' }));
    await expect(await result.findByText('The shop signed this, and nothing was changed.')).toBeVisible();
    await expect(result.getByText('Signed with the key')).toBeVisible();
  },
};

export const Broken: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('changed.json', { ...sampleStatement, memberId: '43' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('Do not trust this file. Line 1 was changed');
  },
};

export const Unreadable: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, jsonFile('photo.json', 'no statement'));
    await expect(await page.findByText('This cannot be checked.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove photo.json' }));
    await expect(page.queryByRole('region', { name: 'Result' })).toBeNull();
  },
};

/** A file that takes long to read. */
export const Checking: Story = {
  play: async ({ canvasElement }) => {
    const slow = Object.assign(jsonFile('long.json', sampleStatement), { text: () => new Promise<string>(() => {}) });
    const page = await choose(canvasElement, slow);
    await expect(await page.findByText('Checking your file')).toBeVisible();
  },
};

export const WithHead: Story = {
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, statement);
    const field = page.getByLabelText(/^A head that you noted/);
    await userEvent.type(field, 'abc');
    await expect(page.getByText('A head has 64 digits, 0 to 9 and a to f.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(` ${sampleStatement.journals[0]?.hash.toUpperCase()} `);
    await expect(await page.findByText('The same as before up to line')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('0a'.repeat(32));
    await expect(await page.findByRole('alert')).toHaveTextContent('No line has the head that you noted');
  },
};

export const RootsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.ledgerRoots.failing()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Published roots (JSON)' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('The roots were not saved.');
  },
};
