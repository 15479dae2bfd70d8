import { randomUUID } from 'node:crypto';
import { PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { HOUR_MS } from '@potli/api/units/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import type { OrderReport } from '../../orders/reports/OrderReport.ts';
import type { BankPort } from './BankPort.ts';
import { findPayoutAccount } from './findPayoutAccount.ts';
import { readPayouts } from './readPayouts.ts';
import { reservePayout } from './reservePayout.ts';
import { returnPayout, settlePayout } from './settlePayout.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let member: bigint;
beforeEach(async () => {
  member = await addMember(database);
});

const processor = (bank: BankPort, now = () => new Date()) => createTestProcessor({ database, bank, now });
const walletOf = async () => (await readBalances(database.orm, [member])).get(member);
const payouts = async () => (await readPayouts(database.orm, member, { pageNumber: 0, pageSize: 50 })).rows;

/** An order of 1,000 rupees, with 50 rupees of cashback. */
async function earn(given: Partial<OrderReport> = {}) {
  const clickId = await addClick(database, member);
  const order = sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved', ...given });
  await receiveReport(database, order);
  return order;
}

describe('a payout', () => {
  it('sends all approved money, to the last paisa', async () => {
    await earn();
    await earn({ saleAmountPaise: 12_345n });
    const bank = createFakeBank();
    await processor(bank).pay(member);
    expect(await walletOf()).toMatchObject({ APPROVED: 0n, HELD: 0n, SENT: 5_617n });
    expect(bank.sentTo(member)).toBe(5_617n);
    expect(await payouts()).toMatchObject([
      { amount: 56.17, pymtMode: 'BANK_TRANSFER', status: 'SUCCESS', utr: 'UTR0', failureReason: null },
    ]);
    const { rows: carried } = await database.pool.query<{ paise: string }>(
      `select payout_order.amount_paise as paise from payout_order join shop_order using (payout_id)
       where shop_order.id = order_id and member_id = $1 order by 1`,
      [String(member)],
    );
    expect(carried.map(({ paise }) => paise)).toEqual(['617', '5000']);
  });

  it('is not made without money or without a bank account', async () => {
    const bank = createFakeBank();
    expect(await processor(bank).pay(member)).toBe('nothing');
    await earn();
    const real = createTestProcessor({ database, bank, findAccount: findPayoutAccount });
    expect(await real.pay(member)).toBe('noAccount');
    await database.pool.query(
      `insert into bank_account (id, member_id, version, sealed, added_at)
       values ($1, $2, 1, '', now() - interval '2 days'), ($3, $2, 2, '', now() - interval '23 hours')`,
      [randomUUID(), String(member), randomUUID()],
    );
    expect(await real.pay(member)).toBe('resting');
    const suspend = 'update member set suspended_at = $2 where id = $1';
    await database.pool.query(suspend, [String(member), new Date()]);
    expect(await real.pay(member)).toBe('noAccount');
    await database.pool.query(suspend, [String(member), null]);
    const tomorrow = () => new Date(Date.now() + 2 * HOUR_MS);
    await createTestProcessor({ database, bank, findAccount: findPayoutAccount, now: tomorrow }).pay(member);
    expect(bank.sentTo(member)).toBe(5_000n);
  });

  it('waits until the e-mail is verified, and nothing is lost meanwhile', async () => {
    await earn();
    const verify = 'update member set email_verified_at = $2 where id = $1';
    await database.pool.query(verify, [String(member), null]);
    await database.pool.query(`insert into bank_account (id, member_id, version, sealed) values ($1, $2, 1, '')`, [
      randomUUID(),
      String(member),
    ]);
    const bank = createFakeBank();
    const real = createTestProcessor({ database, bank, findAccount: findPayoutAccount });
    expect(await real.pay(member)).toBe('unverified');
    expect(bank.calls).toEqual([]);
    expect(await payouts()).toEqual([]);
    expect(await walletOf()).toMatchObject({ APPROVED: 5_000n, HELD: 0n });
    await database.pool.query(verify, [String(member), new Date()]);
    expect(await real.pay(member)).toBeUndefined();
    expect(bank.sentTo(member)).toBe(5_000n);
  });

  it('never goes to a stopped version', async () => {
    await earn();
    const ids = [randomUUID(), randomUUID()];
    await database.pool.query(
      `insert into bank_account (id, member_id, version, sealed, added_at)
       select unnest($1::uuid[]), $2, generate_series(1, 2), '', now() - interval '${2 * PAYOUT_HOLD_HOURS} hours'`,
      [ids, String(member)],
    );
    await database.pool.query(
      `insert into bank_account_stop (bank_account_id, key_hash, expires_at, stopped_at)
       values ($1, $2, now(), now() - interval '${PAYOUT_HOLD_HOURS - 1} hours')`,
      [ids[1], randomUUID()],
    );
    const bank = createFakeBank();
    expect(await createTestProcessor({ database, bank, findAccount: findPayoutAccount }).pay(member)).toBe('resting');
    const now = () => new Date(Date.now() + 2 * HOUR_MS);
    await createTestProcessor({ database, bank, findAccount: findPayoutAccount, now }).pay(member);
    expect(bank.calls.map(({ bankAccountId }) => bankAccountId)).toEqual([ids[0]]);
  });

  it('fails when its account was stopped after the reservation, and the money is approved again', async () => {
    await earn();
    const account = randomUUID();
    await database.pool.query(
      `insert into bank_account (id, member_id, version, sealed, added_at)
       values ($1, $2, 1, '', now() - interval '3 days')`,
      [account, String(member)],
    );
    const payoutId = randomUUID();
    const reservation = { payoutId, memberId: member, at: new Date(), findAccount: findPayoutAccount };
    expect(await database.orm.transaction((queries) => reservePayout(queries, reservation))).toBe('reserved');
    expect(await payouts()).toMatchObject([{ status: 'PREPARING', amount: 50, utr: null }]);
    await database.pool.query(
      `insert into bank_account_stop (bank_account_id, key_hash, expires_at, stopped_at) values ($1, $2, now(), now())`,
      [account, randomUUID()],
    );
    const bank = createFakeBank();
    await createTestProcessor({ database, bank, findAccount: findPayoutAccount }).resume(payoutId);
    expect(bank.calls).toEqual([]);
    expect(await walletOf()).toMatchObject({ HELD: 0n, APPROVED: 5_000n });
    expect(await payouts()).toMatchObject([{ status: 'FAILED', failureReason: 'This bank account was stopped.' }]);
  });

  it('goes to the account that was valid at the reservation', async () => {
    await earn();
    const ids = [randomUUID(), randomUUID()];
    const add = (version: number) =>
      database.pool.query(`insert into bank_account (id, member_id, version, sealed) values ($1, $2, $3, '')`, [
        ids[version - 1],
        String(member),
        version,
      ]);
    await add(1);
    const bank = createFakeBank((call) => (call === 0 ? 'away' : 'sent'));
    const real = createTestProcessor({ database, bank, findAccount: findPayoutAccount });
    await real.pay(member);
    await add(2);
    await real.pay(member);
    expect(bank.calls.map(({ bankAccountId }) => bankAccountId)).toEqual([ids[0], ids[0]]);
  });

  it('to a UPI ID says so, also when the member has gone to an account meanwhile', async () => {
    const add = (version: number, kind: string) =>
      database.pool.query(
        `insert into bank_account (id, member_id, version, kind, sealed, added_at)
         values ($1, $2, $3, $4, '', now() - interval '2 days')`,
        [randomUUID(), String(member), version, kind],
      );
    await earn();
    await add(1, 'upi');
    const bank = createFakeBank((call) => (call === 0 ? 'away' : 'sent'));
    const real = createTestProcessor({ database, bank, findAccount: findPayoutAccount });
    await real.pay(member);
    await add(2, 'account');
    await real.pay(member);
    expect(await payouts()).toMatchObject([{ pymtMode: 'UPI', status: 'SUCCESS' }]);
    await earn();
    await real.pay(member);
    expect((await payouts()).map(({ pymtMode }) => pymtMode)).toEqual(['BANK_TRANSFER', 'UPI']);
  });

  it('that the bank refuses gives the money back, with the reason', async () => {
    await earn();
    await processor(createFakeBank(() => 'refused')).pay(member);
    expect(await walletOf()).toMatchObject({ APPROVED: 5_000n, HELD: 0n, SENT: 0n });
    expect(await payouts()).toMatchObject([
      { status: 'FAILED', failureReason: 'The bank did not find this account number.' },
    ]);
    const bank = createFakeBank();
    await processor(bank).pay(member);
    expect((await payouts()).map(({ status }) => status)).toEqual(['SUCCESS', 'FAILED']);
  });

  it('stays open when the answer is lost, and is requested again with the same key', async () => {
    await earn();
    const bank = createFakeBank((call) => (['away', 'lost', 'sent'] as const)[call] ?? 'sent');
    await processor(bank).pay(member);
    await processor(bank).pay(member);
    expect(await payouts()).toMatchObject([{ status: 'PROCESSING' }]);
    await earn();
    await processor(bank).pay(member);
    expect(new Set(bank.calls.map(({ payoutId }) => payoutId)).size).toBe(1);
    expect(bank.sentTo(member)).toBe(5_000n);
    expect(await walletOf()).toMatchObject({ APPROVED: 5_000n, HELD: 0n, SENT: 5_000n });
  });

  it('goes to review after a day without an answer, and can still succeed', async () => {
    await earn();
    const bank: BankPort = {
      ...createFakeBank((call) => (call < 2 ? 'lost' : 'sent')),
      worksOnHolidays: true,
      find: async () => ({ result: 'unknown' }),
    };
    await processor(bank).pay(member);
    const nextDay = () => new Date(Date.now() + 25 * HOUR_MS);
    await processor(bank, nextDay).pay(member);
    expect(await payouts()).toMatchObject([{ status: 'IN_REVIEW' }]);
    const duringTransfer: string[] = [];
    const watched: BankPort = {
      ...bank,
      async transfer(transfer) {
        duringTransfer.push(...(await payouts()).map(({ status }) => status));
        return bank.transfer(transfer);
      },
    };
    await processor(watched, nextDay).pay(member);
    expect(duringTransfer).toEqual(['IN_REVIEW']);
    expect(await payouts()).toMatchObject([{ status: 'SUCCESS' }]);
  });

  it('that is returned is approved again; a settled one stays settled', async () => {
    await earn();
    const bank = createFakeBank();
    await processor(bank).pay(member);
    const [sent] = await payouts();
    const returned = { payoutId: sent?.id ?? '', at: new Date(), reason: 'The account is closed.' };
    const inOne = <T>(work: (queries: Parameters<typeof settlePayout>[0]) => Promise<T>) =>
      database.orm.transaction(work);
    expect(await inOne((queries) => settlePayout(queries, { ...returned, result: 'refused' }))).toBe(false);
    expect(await inOne((queries) => returnPayout(queries, returned))).toBe(true);
    expect(await inOne((queries) => returnPayout(queries, returned))).toBe(false);
    expect(await walletOf()).toMatchObject({ APPROVED: 5_000n, SENT: 0n });
    expect(await payouts()).toMatchObject([
      { status: 'RETURNED', failureReason: 'The bank says that this account is closed or not in use.' },
    ]);
  });

  it('is one at a time per member, also with parallel processors', async () => {
    await earn();
    const bank = createFakeBank();
    await Promise.all(Array.from({ length: 9 }, () => processor(bank).pay(member)));
    expect(bank.sentTo(member)).toBe(5_000n);
    expect(await payouts()).toHaveLength(1);
    const open = { memberId: String(member), id: [randomUUID(), randomUUID()] };
    const insert = `insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at)
      select unnest($2::uuid[]), $1, gen_random_uuid(), 1, 'UPI', 'reserved', now()`;
    await expect(database.pool.query(insert, [open.memberId, open.id])).rejects.toThrow(/payout_one_open/);
  });

  it('survives a crash between the bank’s answer and the ledger', async () => {
    await earn();
    const bank = createFakeBank();
    const crashed: BankPort = {
      ...bank,
      async transfer(asked) {
        await bank.transfer(asked);
        return new Promise(() => {});
      },
    };
    // its timeout may end after the database was closed
    processor(crashed)
      .pay(member)
      .catch(() => {});
    await expect.poll(() => bank.sentTo(member)).toBe(5_000n);
    expect(await walletOf()).toMatchObject({ HELD: 5_000n, SENT: 0n });
    await processor(bank).pay(member);
    expect(await walletOf()).toMatchObject({ HELD: 5_000n, SENT: 0n });
    await database.pool.query(`update payout set leased_until = now() - interval '1 s' where member_id = $1`, [
      String(member),
    ]);
    await processor(bank).pay(member);
    expect(bank.sentTo(member)).toBe(5_000n);
    expect(await walletOf()).toMatchObject({ HELD: 0n, SENT: 5_000n });
  });
});

describe('money that is taken back', () => {
  it('after it was paid out is a debt, and the next cashback repays it', async () => {
    const order = await earn();
    await processor(createFakeBank()).pay(member);
    await receiveReport(database, { ...order, eventId: `${order.eventId} back`, status: 'rejected' });
    expect(await walletOf()).toMatchObject({ APPROVED: 0n, SENT: 5_000n, DEBT: 5_000n, DECLINED: 5_000n });
    await earn({ saleAmountPaise: 60_000n });
    expect(await walletOf()).toMatchObject({ APPROVED: 0n, DEBT: 2_000n });
    await earn();
    expect(await walletOf()).toMatchObject({ APPROVED: 3_000n, DEBT: 0n });
  });

  it('during a transfer is repaid when the transfer fails', async () => {
    const order = await earn();
    const payoutId = randomUUID();
    const at = new Date();
    await database.orm.transaction((queries) =>
      reservePayout(queries, { payoutId, memberId: member, at, findAccount: anyAccount }),
    );
    await receiveReport(database, { ...order, eventId: `${order.eventId} back`, status: 'rejected' });
    expect(await walletOf()).toMatchObject({ HELD: 5_000n, DEBT: 5_000n });
    await database.orm.transaction((queries) =>
      settlePayout(queries, { payoutId, at, result: 'refused', reason: 'Closed' }),
    );
    expect(await walletOf()).toMatchObject({ APPROVED: 0n, HELD: 0n, SENT: 0n, DEBT: 0n });
  });
});
