import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFakeBank } from '../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../testing/createTestProcessor.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../testing/sampleMoney.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { readBalances } from '../ledger/lockWallets.ts';
import type { BankPort } from './BankPort.ts';
import { readPayouts } from './readPayouts.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let member: bigint;
beforeEach(async () => {
  member = await addMember(database);
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
});

const walletOf = async () => (await readBalances(database.orm, [member])).get(member);
const payouts = async () => (await readPayouts(database.orm, member, { pageNumber: 0, pageSize: 50 })).rows;
const sends = (amountPaise: bigint): BankPort => ({
  ...createFakeBank(),
  transfer: async () => ({ result: 'sent', utr: 'UTR7', amountPaise }),
});

it('a bank that says it sent another amount is looked at: nothing counts as sent, and nothing is given back', async () => {
  await createTestProcessor({ database, bank: sends(5_001n) }).pay(member);
  expect(await payouts()).toMatchObject([{ status: 'IN_REVIEW', utr: null }]);
  expect(await walletOf()).toMatchObject({ HELD: 5_000n, SENT: 0n, APPROVED: 0n });
  await createTestProcessor({ database, bank: sends(5_000n) }).pay(member);
  expect(await payouts()).toMatchObject([{ status: 'SUCCESS', utr: 'UTR7' }]);
  expect((await checkLedger(database)).driftedAccounts).toBe(0);
});

it('nothing is reserved for a UPI ID where the bank sends to accounts only', async () => {
  const findAccount: typeof anyAccount = async (...asked) => {
    const account = await anyAccount(...asked);
    return account && { ...account, kind: 'upi' };
  };
  const bank = { ...createFakeBank(), sendsToUpi: false };
  expect(await createTestProcessor({ database, bank, findAccount }).pay(member)).toBe('noAccount');
  expect(await payouts()).toEqual([]);
  await createTestProcessor({ database, bank: createFakeBank(), findAccount }).pay(member);
  expect(await payouts()).toMatchObject([{ status: 'SUCCESS', pymtMode: 'UPI' }]);
});

it('less than the bank sends waits for more', async () => {
  const bank = { ...createFakeBank(), leastPaise: 5_001n };
  expect(await createTestProcessor({ database, bank }).pay(member)).toBe('nothing');
  expect(await walletOf()).toMatchObject({ APPROVED: 5_000n });
  await createTestProcessor({ database, bank: { ...bank, leastPaise: 5_000n } }).pay(member);
  expect(await payouts()).toMatchObject([{ status: 'SUCCESS', amount: 50 }]);
});
