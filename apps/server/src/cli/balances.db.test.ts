import { expect, test } from 'vitest';
import type { MemberTotal } from '../domain/ledger/books/readMemberTotals.ts';
import type { TrialBalance } from '../domain/ledger/books/readTrialBalance.ts';
import { openCli } from '../testing/openCli.ts';
import { addOpenPayout } from '../testing/payouts/addOpenPayout.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';

const { database, run, file } = await openCli();

test('all accounts of a day sum to 0, and members are owed what the accounts say', async () => {
  const clickId = await addClick(database, await addMember(database));
  const approved = { clickId, status: 'approved', commissionPaise: 8_000n } as const;
  await run(['policy', 'late', 'settlement', '0', '60']);
  await receiveReport(database, sampleReport({ clickId, orderId: 'OD-tracked' }));
  await receiveReport(database, sampleReport({ ...approved, orderId: 'OD-approved' }));
  await receiveReport(database, sampleReport({ ...approved, orderId: 'OD-waits', network: 'late' }));
  await receiveReport(database, sampleReport({ ...approved, orderId: 'OD-held', commissionPaise: 0n, source: 'list' }));
  await addOpenPayout(database);
  await run(['settle', 'bazaar', file('october.csv', 'OD-approved,80'), '--date', '2026-10-20']);

  const balance = async (...more: string[]) =>
    JSON.parse((await run(['books', 'balance', '--json', ...more])).printed) as TrialBalance;
  const now = await balance();
  expect([now.members.sum, now.shop.sum, now.sum]).toEqual([0, 0, 0]);
  const of = ({ accounts }: TrialBalance['shop']) =>
    Object.fromEntries(accounts.map(({ account, balance: rupees }) => [account, rupees]));
  expect(of(now.members)).toMatchObject({ PENDING: 150, APPROVED: 50, HELD: 50, HOUSE_EXPECTED: -250 });
  expect(of(now.shop)).toMatchObject({ CASH: 80, CASHBACK: 200, MEMBERS: -100, WAITING: -100 });
  // the bank's day is before the orders were reported
  const october = await balance('--to', '2026-10-31');
  expect(october.members.accounts).toEqual([]);
  expect(of(october.shop)).toMatchObject({ CASH: 80, RECEIVABLE: -80 });
  expect(october.sum).toBe(0);
  expect((await run(['books', 'balance'])).printed).toMatch(/CASH +₹80\.00[\s\S]*Sum of all accounts: ₹0\.00$/);

  const totals = JSON.parse((await run(['books', 'members', '--json'])).printed) as MemberTotal[];
  expect(totals).toEqual([
    { account: 'PENDING', state: 'not decided', members: 1, total: 50 },
    { account: 'PENDING', state: 'waits for a person', members: 1, total: 50 },
    { account: 'PENDING', state: 'waits for the network', members: 1, total: 50 },
    { account: 'APPROVED', state: null, members: 1, total: 50 },
    { account: 'HELD', state: 'submitted', members: 1, total: 50 },
  ]);
  for (const account of ['PENDING', 'APPROVED', 'HELD']) {
    const parts = totals.filter((each) => each.account === account).map(({ total }) => total);
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(of(now.members)[account]);
  }
  expect((await run(['books', 'members'])).printed).toContain('Owed to members now (APPROVED and HELD): ₹100.00');
  expect(await run(['books', 'balance', '--to', 'today'])).toMatchObject({ code: 2 });
  expect(await run(['books', 'members', 'all'])).toMatchObject({ code: 2 });
});
