import { scenarios } from '@potli/api/mock';
import { parseJson, verifyStatement } from '@potli/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/Payouts',
  component: AppAt,
  args: { path: '/user_dashboard/transaction_history' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = tableStories({
  list: scenarios.payouts,
  title: 'Payouts',
  newestBy: 'Date Time',
  range: '1–6 of 6 payouts',
  mine: 'payouts',
  empty: { title: 'No payouts yet', link: { name: 'Check your bank account', href: '/user_dashboard/bank_account' } },
});

const rowsOf = (page: HTMLElement) => [...page.querySelectorAll('tbody tr')];

/** Success is green, all others red with their own words, the failed one with its reason. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–6 of 6 payouts');
    const [newest, second, , failed] = rowsOf(canvasElement);
    await expect(newest).toHaveTextContent('Processing');
    await expect(newest).toHaveTextContent('On its way to your bank.');
    await expect(second).toHaveTextContent('UTR POTN326316884201');
    const [underWay, sent, refused] = [newest, second, failed].map(
      (row) => row?.querySelector('td:nth-child(3) svg')?.innerHTML,
    );
    await expect(new Set([underWay, sent, refused]).size).toBe(3);
    await expect(failed).toHaveTextContent('₹3,027.52');
    await expect(failed).toHaveTextContent('The bank did not find this account number.');
  },
};

/** The amounts are what the bank got. */
export const TaxWithheld: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.payouts.taxed()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–6 of 6 payouts');
    const [, sent, , failed] = rowsOf(canvasElement);
    await expect(sent).toHaveTextContent('UTR POTN326316884201₹30.00 withheld as tax');
    await expect(failed).toHaveTextContent('₹30.00 withheld as tax came back, too');
  },
};

/** Three pages in view (docs/product/orders-and-payouts.md#payouts). */
export const ManyPages: Story = {
  args: { path: '/user_dashboard/transaction_history?page=3' },
  beforeEach: ({ msw }) => msw.use(...scenarios.payouts.manyPages()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('21–30 of 48 payouts');
    const pages = page.getAllByRole('button', { name: /^Page \d/ });
    await expect(pages.map((button) => button.textContent)).toEqual(['2', '3', '4']);
    await userEvent.click(page.getByRole('button', { name: 'Page 4' }));
    await expect(await page.findByText('31–40 of 48 payouts')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows' }), '50');
    await expect(await page.findByText('1–48 of 48 payouts')).toBeVisible();
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

/** Payouts wait for the link in a mail, and that could not be sent again. */
export const EmailUnverified: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...scenarios.profile.emailUnverified(), ...scenarios.identity.sendVerificationFails()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Verify your e-mail before your first payout/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send it again' }));
    await expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  },
};

/** The shop's bank does not send to the UPI ID that the member chose. */
export const UpiWaits: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.bankDetails.upiWaits()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Your cashback waits: our bank sends to bank accounts only/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Add your bank account' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Bank Account' })).toBeVisible();
  },
};

/** A host that does not verify e-mails: no notice. */
export const EmailUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.profile.emailUnknown()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–6 of 6 payouts');
    await expect(within(canvasElement).queryByText(/^Verify your e-mail/)).toBeNull();
  },
};

export const Failed: Story = table.failed;

export const RefetchFailed: Story = table.refetchFailed;

/** All pages, for a spreadsheet. */
export const Downloaded: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–6 of 6 payouts');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download CSV' }));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-payouts-\d\d-\d\d-\d{4}\.csv$/);
    const lines = text.split('\r\n');
    await expect(lines[0]).toBe(
      'Payout Mode,Processed Amount (INR),Tax Withheld (INR),Payout Status,UTR,Reason,Date Time (IST)',
    );
    await expect(lines[4]).toContain('Bank transfer,3027.52,0,Failed,,');
    await expect(lines).toHaveLength(8);
  },
};

export const DownloadFailed: Story = {
  play: async ({ canvasElement, msw }) => {
    await within(canvasElement).findByText('1–6 of 6 payouts');
    msw.use(...scenarios.payouts.failing());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('The download failed. Please try again.')).toBeVisible();
    await expect(rowsOf(canvasElement)).toHaveLength(6);
  },
};

const statement = async (canvasElement: HTMLElement, name: string) => {
  await within(canvasElement).findByText('1–6 of 6 payouts');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Statement' }));
  return within(canvasElement).getByRole('button', { name });
};

/** What is saved is proven without the shop. */
export const StatementAsProof: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    await userEvent.click(await statement(canvasElement, 'Signed file (JSON)'));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-statement-\d\d-\d\d-\d{4}\.json$/);
    const verdict = await verifyStatement(parseJson(text));
    await expect(verdict).toMatchObject({ result: 'sound' });
    await expect(text).toMatch(/"PENDING":"[1-9]/);
    const roots: unknown = await (await fetch('/api/ledger/roots')).json();
    const proven = await verifyStatement(parseJson(text), { roots });
    await expect(proven.result === 'sound' && proven.facts.published?.owedPaise).toMatch(/^[1-9]/);
    const keys: unknown = await (await fetch('/api/receipt-keys')).json();
    const signed = await verifyStatement(parseJson(text), { keys });
    await expect(signed.result === 'sound' && signed.facts.keyId).toMatch(/^[\w-]{43}$/);
    const changed: unknown = JSON.parse(text.replace('"TRACKED"', '"CONFIRMED"'));
    await expect(await verifyStatement(changed)).toMatchObject({ result: 'broken', fault: 'changed' });
  },
};

/** By keyboard. */
export const StatementAsTable: Story = {
  beforeEach: savedFiles.watch,
  play: async ({ canvasElement }) => {
    (await statement(canvasElement, 'Spreadsheet (CSV)')).focus();
    await userEvent.keyboard('{Enter}');
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/-statement-.*\.csv$/);
    const lines = text.split('\r\n');
    await expect(lines[0]).toMatch(/^Line,Date Time \(IST\),What happened,Pending \(INR\)/);
    await expect(lines[1]).toMatch(/^1,\d\d-\d\d-\d{4}/);
  },
};

export const StatementFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.statement.failing()),
  play: async ({ canvasElement }) => {
    await userEvent.click(await statement(canvasElement, 'Signed file (JSON)'));
    await expect(await screen.findByText('The statement was not saved. Please try again.')).toBeVisible();
  },
};

/** One at a time. */
export const StatementSaving: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.statement.slow()),
  play: async ({ canvasElement }) => {
    const button = await statement(canvasElement, 'Signed file (JSON)');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Spreadsheet (CSV)' }));
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
