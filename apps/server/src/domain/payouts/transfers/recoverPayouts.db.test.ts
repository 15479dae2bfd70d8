import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { addOpenPayout } from '../../../testing/payouts/addOpenPayout.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import type { BankRecord } from './BankPort.ts';
import { endPayoutsPause } from './payoutsPause.ts';
import { recoverPayouts } from './recoverPayouts.ts';
import { reservePayout } from './reservePayout.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-20T06:00:00Z');
const sent = { result: 'sent', utr: 'UTR-OF-THE-BANK' } as const;

/** A member with ₹50 approved, and the version of their bank details. */
async function addPayable() {
  const memberId = await addMember(database);
  const clickId = await addClick(database, memberId);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
  const bankAccountId = randomUUID();
  await database.pool.query(`insert into bank_account (id, member_id, version, sealed) values ($1, $2, 1, '\\x00')`, [
    bankAccountId,
    String(memberId),
  ]);
  return { memberId, bankAccountId };
}

const stateOf = async (payoutId: string) =>
  (await database.pool.query<{ state: string }>('select state from payout where id = $1', [payoutId])).rows[0]?.state;

it('after a restore no member is paid twice: what the bank knows is booked, and an unclear transfer stops everything', async () => {
  // as the backup has it: one that was asked for, and two who have money
  const open = await addOpenPayout(database);
  const paid = await addPayable();
  const other = await addPayable();
  await database.pool.query('update installation set payouts_paused_since = $1', [at]);

  const record = (given: Partial<BankRecord>): BankRecord => ({
    payoutId: randomUUID(),
    amountPaise: 5_000n,
    at,
    status: sent,
    ...given,
  });
  const fits = record({ bankAccountId: paid.bankAccountId });
  const anotherAmount = record({ bankAccountId: other.bankAccountId, amountPaise: 4_000n });
  const stranger = record({});
  const failed = record({ bankAccountId: other.bankAccountId, status: { result: 'refused', reason: 'no account' } });
  const bank = createFakeBank();
  const listing = {
    ...bank,
    find: async (payoutId: string) => (payoutId === open.payoutId ? sent : ({ result: 'missing' } as const)),
    listSince: async () => [fits, anotherAmount, stranger, failed],
  };
  const processor = createTestProcessor({ database, bank: listing });
  await expect(processor.pay(paid.memberId)).resolves.toBe('paused');

  const recover = () => recoverPayouts({ database, bank: listing, resume: processor.resume });
  const found = await recover();
  expect(found).toMatchObject({ isListed: true, asked: 1, booked: [fits.payoutId] });
  expect(found.unknown).toMatchObject([
    { payoutId: anotherAmount.payoutId, memberId: other.memberId, amountPaise: 4_000n },
    { payoutId: stranger.payoutId },
  ]);
  expect(await Promise.all([open.payoutId, fits.payoutId, failed.payoutId].map(stateOf))).toEqual([
    'sent',
    'sent',
    undefined,
  ]);
  await expect(recover()).resolves.toMatchObject({ asked: 0, booked: [], unknown: found.unknown });
  expect(bank.calls).toEqual([]);

  await endPayoutsPause(database, 'cli:test');
  await expect(endPayoutsPause(database, 'cli:test')).rejects.toThrow('not paused');
  await expect(processor.pay(paid.memberId)).resolves.toBe('nothing');
  await processor.pay(other.memberId);
  expect(bank.calls).toMatchObject([{ memberId: other.memberId, amountPaise: 5_000n }]);
});

it('what was not submitted before the backup is asked for, and sent only when members are paid again', async () => {
  const { memberId } = await addPayable();
  const bank = createFakeBank();
  const processor = createTestProcessor({ database, bank });
  const payoutId = randomUUID();
  await database.orm.transaction((queries) =>
    reservePayout(queries, { payoutId, memberId, at, findAccount: anyAccount }),
  );
  await database.pool.query('update installation set payouts_paused_since = $1', [at]);
  await processor.pay(memberId);
  expect(bank.calls).toEqual([]);
  await endPayoutsPause(database, 'cli:test');
  await processor.pay(memberId);
  expect(bank.calls).toMatchObject([{ payoutId }]);
  expect(await stateOf(payoutId)).toBe('sent');
});
