import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { scenarios } from '@potli/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../testing/AppAt.tsx';
import { tableStories } from '../../../testing/listStories.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { asMember, asNewMember } from '../../../testing/sessions.ts';

const meta = {
  title: 'Screens/Dashboard/My Cashback',
  component: AppAt,
  args: { path: '/user_dashboard/my_cashback' },
  beforeEach: asMember,
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const RANGE = /^1–10 of \d+ entries$/;

const table = tableStories({
  list: scenarios.wallet,
  title: 'My Cashback',
  newestBy: null,
  range: '1–10 of 10 entries',
  mine: 'entries',
  empty: { title: 'No cashback yet' },
});

/** Each change leads to its order, or to the payouts. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(RANGE);
    const [link] = page.getAllByRole('link', { name: /reported your order$/ });
    await expect(link?.getAttribute('href')).toMatch(/^\/user_dashboard\/orders\/./);
    await expect(page.getAllByText(/^₹[\d,.]+ added to Pending$/)[0]).toBeVisible();
  },
};

/** A debt made and repaid, a friend's share taken back, payouts that failed. */
export const EveryCause: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.troubled()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('1–10 of 10 entries');
    const rows = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.textContent);
    await expect(rows[0]).toContain('₹80.00 moved from Sent to Approved');
    await expect(rows[1]).toContain('Your bank did not take it');
    await expect(rows[1]).toContain('₹40.00 of Approved');
    await expect(rows[2]).toContain('₹30.00 moved from Pending to Approved');
    await expect(rows[2]).toContain('₹20.00 repaid cashback that a shop took back after you had it');
    await expect(rows[4]).toContain('Your share of a friend’s cashback+₹2.50 Approved');
    await expect(rows[5]).toContain('₹12.41 taken out of Pending');
    await expect(rows[6]).toContain('₹20.00 had reached you already; your next cashback repays it');
    await expect(rows[7]).toContain(`Forfeited: nobody had logged in for ${forfeitSpan()}−₹65.00 Approved`);
    await expect(rows[8]).toContain('₹15.00 of it had been forfeited, so it is not taken from you again');
    await expect(rows[9]).toContain('Forfeited for a breach of our terms−₹30.00 Approved');
    await expect(page.queryByRole('link', { name: /friend|Forfeited/ })).toBeNull();
    await expect(page.getByRole('link', { name: /^Your bank returned it/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user_dashboard\/transaction_history\/[0-9a-f-]{36}$/),
    );
  },
};

/** Tax that was withheld from a payout came back with it. */
export const TaxWithheld: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.taxed()),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const withheld = await page.findByRole('link', { name: 'Tax withheld from your payout' });
    await expect(withheld).toHaveAttribute('href', expect.stringMatching(/[0-9a-f-]{36}$/));
    const rows = [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.textContent);
    await expect(rows[0]).toContain(
      'Tax withheld from a payout that did not arrive, so it is back in Approved+₹4.50 Approved',
    );
    await expect(rows[3]).toContain('−₹4.50 Approved');
  },
};

export const Loading: Story = table.loading;

export const Empty: Story = { ...table.empty, beforeEach: asNewMember };

export const Failed: Story = table.failed;

export const RefetchFailed: Story = {
  ...table.refetchFailed,
  beforeEach: ({ msw }) => msw.use(...scenarios.wallet.troubled()),
};

/** All pages, for a spreadsheet. */
export const Downloaded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.wallet.troubled());
    return savedFiles.watch();
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1–10 of 10 entries');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download CSV' }));
    const { name, text } = await savedFiles.next();
    await expect(name).toMatch(/^\w+-cashback-\d\d-\d\d-\d{4}\.csv$/);
    const lines = text.split('\r\n');
    await expect(lines[0]).toBe(
      'What happened,Pending (INR),Approved (INR),Sent (INR),Declined (INR),Repaid (INR),Forfeited (INR),Date Time (IST)',
    );
    await expect(lines[3]).toContain('Juttigali confirmed your order,-50,30,0,0,20,0,');
    await expect(lines[8]).toContain(`Forfeited: nobody had logged in for ${forfeitSpan()},0,-65,0,0,0,65,`);
  },
};
