import { randomUUID } from 'node:crypto';
import { PAYOUT_HOLD_HOURS, SENT_WITHIN_DAYS, TRANSFER_DAYS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { findPayoutAccount } from './findPayoutAccount.ts';
import { readNextPayout } from './readNextPayout.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let member: bigint;
beforeEach(async () => {
  member = await addMember(database);
  await database.pool.query('update installation set payouts_paused_since = null');
});

/** 50 rupees that are approved. */
async function earn() {
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
}
async function addAccount(hoursAgo: number) {
  await database.pool.query(
    `insert into bank_account (id, member_id, version, sealed, added_at, hold_hours, hold_reason)
     values ($1, $2, 1, '', now() - make_interval(hours => $3), $4, 'first')`,
    [randomUUID(), String(member), hoursAgo, PAYOUT_HOLD_HOURS],
  );
}
const next = (terms: { leastPaise?: bigint; now?: Date } = {}) =>
  readNextPayout(database.orm, { memberId: member, now: new Date(), findAccount: findPayoutAccount, ...terms });
const pay = (bank = createFakeBank()) =>
  createTestProcessor({ database, bank, findAccount: findPayoutAccount }).pay(member);
const daysFromNow = (iso: string | null | undefined) => (Date.parse(iso ?? '') - Date.now()) / DAY_MS;

it('is nothing where nothing is approved', async () => {
  expect(await next()).toBeUndefined();
});

it('says what it waits for, and sends no money meanwhile', async () => {
  await earn();
  expect(await next()).toEqual({ amount: 50, waitsFor: 'ACCOUNT', expectedBy: null });
  expect(await pay()).toBe('noAccount');
  await addAccount(PAYOUT_HOLD_HOURS - 1);
  await database.pool.query('update member set email_verified_at = null where id = $1', [String(member)]);
  expect(await next()).toEqual({ amount: 50, waitsFor: 'EMAIL', expectedBy: null });
  expect(await pay()).toBe('unverified');
  await database.pool.query('update member set email_verified_at = now() where id = $1', [String(member)]);
  const held = await next();
  expect(held).toMatchObject({ amount: 50, waitsFor: 'HOLD' });
  // the hold ends in an hour
  expect(daysFromNow(held?.expectedBy)).toBeCloseTo(SENT_WITHIN_DAYS + HOUR_MS / DAY_MS, 2);
  expect(await pay()).toBe('resting');
  expect(await next({ leastPaise: 5_001n })).toEqual({ amount: 50, waitsFor: 'MORE_MONEY', expectedBy: null });
  await database.pool.query('update installation set payouts_paused_since = now()');
  expect(await next()).toEqual({ amount: 50, waitsFor: 'SHOP', expectedBy: null });
  expect(await pay()).toBe('paused');
});

it('counts from the oldest cashback that has not been sent', async () => {
  await addAccount(2 * PAYOUT_HOLD_HOURS);
  await earn();
  await pay();
  expect(await next()).toBeUndefined();
  const { rows } = await database.pool.query<{ at: Date }>('select now() as at');
  await earn();
  await earn();
  const after = await next();
  expect(after).toMatchObject({ amount: 100, waitsFor: null });
  const { rows: oldest } = await database.pool.query<{ at: Date }>(
    `select min(happened_at) as at from journal where member_id = $1 and kind = 'CONFIRMED' and happened_at >= $2`,
    [String(member), rows[0]?.at],
  );
  expect(Date.parse(after?.expectedBy ?? '') - Number(oldest[0]?.at)).toBe(SENT_WITHIN_DAYS * DAY_MS);
});

it('is the payout that the bank has, though more was approved since; without a date once the bank does not answer', async () => {
  await addAccount(2 * PAYOUT_HOLD_HOURS);
  await earn();
  await pay(createFakeBank(() => 'lost'));
  await earn();
  const open = await next();
  expect(open).toMatchObject({ amount: 50, waitsFor: null });
  expect(daysFromNow(open?.expectedBy)).toBeCloseTo(TRANSFER_DAYS, 2);
  await database.pool.query(`update payout set state = 'review' where member_id = $1`, [String(member)]);
  expect(await next()).toEqual({ amount: 50, waitsFor: 'BANK', expectedBy: null });
});
