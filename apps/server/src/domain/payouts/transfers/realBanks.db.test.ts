import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openCashfree, openRazorpay } from '../../../testing/banks/banksUnderTest.ts';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { applyBankStatus } from './applyBankStatus.ts';
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

it.each([
  ['rests is not awaited on a second Saturday and a Sunday', false, 'PROCESSING'],
  ['sends every day is', true, 'IN_REVIEW'],
])('a bank that %s', async (_, worksOnHolidays, status) => {
  const bank: BankPort = {
    ...createFakeBank(() => 'away'),
    worksOnHolidays,
    find: async () => ({ result: 'unknown' }),
  };
  const payAt = (time: string) => createTestProcessor({ database, bank, now: () => new Date(time) }).pay(member);
  await payAt('2026-11-13T11:00:00+05:30');
  await payAt('2026-11-16T10:00:00+05:30');
  expect(await payouts()).toMatchObject([{ status }]);
  await payAt('2026-11-16T12:00:00+05:30');
  expect(await payouts()).toMatchObject([{ status: 'IN_REVIEW' }]);
});

it('less than the bank sends waits for more', async () => {
  const bank = { ...createFakeBank(), leastPaise: 5_001n };
  expect(await createTestProcessor({ database, bank }).pay(member)).toBe('nothing');
  expect(await walletOf()).toMatchObject({ APPROVED: 5_000n });
  await createTestProcessor({ database, bank: { ...bank, leastPaise: 5_000n } }).pay(member);
  expect(await payouts()).toMatchObject([{ status: 'SUCCESS', amount: 50 }]);
});

describe.each([
  ['razorpayx', openRazorpay],
  ['cashfree', openCashfree],
] as const)('%s and the ledger', (_, open) => {
  it.each(['sent', 'failed', 'returned'] as const)('agree after a lost answer: %s', async (outcome) => {
    const { double, bank } = await open();
    const processor = createTestProcessor({ database, bank });
    double.faults.push('dropsAfter');
    await processor.pay(member);
    const [payout] = await payouts();
    if (!payout) throw new Error('no payout');
    expect(payout.status).toBe('PROCESSING');
    await processor.resume(payout.id);
    double.decide(payout.id, outcome);
    const tell = async () => {
      for (const { payoutId, status } of bank.readWebhook?.(double.webhookOf(payout.id), Date.now()) ?? []) {
        await database.orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status }));
      }
    };
    await tell();
    await tell();
    await processor.resume(payout.id);
    expect(double.countOf(payout.id)).toBe(1);
    const wallet = await walletOf();
    expect(wallet).toMatchObject({ HELD: 0n, SENT: double.paidFor(payout.id) });
    expect(wallet?.APPROVED).toBe(outcome === 'sent' ? 0n : 5_000n);
    expect((await payouts())[0]?.status).toBe({ sent: 'SUCCESS', failed: 'FAILED', returned: 'RETURNED' }[outcome]);
    await double.close();
  });

  it('disagree about the amount: an operator looks', async () => {
    const { double, bank } = await open();
    const processor = createTestProcessor({ database, bank });
    await processor.pay(member);
    const [payout] = await payouts();
    if (!payout) throw new Error('no payout');
    double.decide(payout.id, 'sent', 500_000n);
    await processor.resume(payout.id);
    expect((await payouts())[0]).toMatchObject({ status: 'IN_REVIEW', utr: null });
    expect(await walletOf()).toMatchObject({ HELD: 5_000n, SENT: 0n });
    await double.close();
  });
});
