import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createScriptedBank } from '../../../testing/createScriptedBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, anyTarget, sampleReport } from '../../../testing/sampleMoney.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { applyBankStatus } from './applyBankStatus.ts';
import type { BankPort, BankStatus } from './BankPort.ts';
import type { OpenTarget } from './openTarget.ts';
import { readPayouts } from './readPayouts.ts';
import { reservePayout } from './reservePayout.ts';
import { releaseLease, submitPayout } from './submitPayout.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
const uuidV7 = createUuidV7();
afterAll(() => database.close());

let member: bigint;
beforeEach(async () => {
  member = await addMember(database);
  const clickId = await addClick(database, member);
  await receiveReport(database, sampleReport({ clickId, orderId: `order ${clickId}`, status: 'approved' }));
});

const TIMEOUT_MS = 100;
const processor = (bank: BankPort, openTarget = anyTarget) =>
  createTestProcessor({ database, bank, openTarget, timeoutMs: TIMEOUT_MS });
const wallet = async () => (await readBalances(orm, [member])).get(member);
const payouts = async () => (await readPayouts(orm, member, { pageNumber: 0, pageSize: 50 })).rows;
const row = async () =>
  (await pool.query<Record<string, unknown>>('select * from payout where member_id = $1', [String(member)])).rows[0];

async function reserve(): Promise<string> {
  const payoutId = uuidV7(Date.now());
  const reservation = { payoutId, memberId: member, at: new Date(), findAccount: anyAccount };
  await orm.transaction((queries) => reservePayout(queries, reservation));
  return payoutId;
}

const sent = { result: 'sent', utr: 'UTR7' } as const;
const refused = { result: 'refused', reason: 'Duplicate request' } as const;
const returned = { result: 'returned', reason: 'Account closed' } as const;
const accepted = { result: 'accepted' } as const;
const unknown = { result: 'unknown' } as const;
const missing = { result: 'missing' } as const;

/** Where the 50 rupees are in the end. */
const WALLETS = {
  HELD: { APPROVED: 0n, HELD: 5_000n, SENT: 0n },
  SENT: { APPROVED: 0n, HELD: 0n, SENT: 5_000n },
  APPROVED: { APPROVED: 5_000n, HELD: 0n, SENT: 0n },
};

describe('news of a bank', () => {
  it.each<[name: string, news: BankStatus[], status: string, money: keyof typeof WALLETS, notices: string[]]>([
    ['settles', [accepted, unknown, missing, sent], 'SUCCESS', 'SENT', ['payout']],
    ['keeps it open', [accepted, missing, unknown], 'PROCESSING', 'HELD', []],
    ['counts once', [sent, sent, refused, accepted, missing], 'SUCCESS', 'SENT', ['payout']],
    ['fails it once', [refused, refused, sent, returned], 'FAILED', 'APPROVED', ['payoutFailed']],
    ['returns it once', [sent, returned, returned, sent], 'RETURNED', 'APPROVED', ['payout', 'payoutFailed']],
    ['returns before it is known as sent', [returned, sent, refused], 'RETURNED', 'APPROVED', ['payoutFailed']],
  ])('%s', async (_, news, status, money, notices) => {
    const payoutId = await reserve();
    await orm.transaction((queries) => submitPayout(queries, { payoutId, at: new Date() }));
    await pool.query('delete from notification where payout_id = $1', [payoutId]);
    for (const each of news)
      await orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status: each }));
    expect(await payouts()).toMatchObject([{ status }]);
    expect(await wallet()).toMatchObject(WALLETS[money]);
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from notification where payout_id = $1 order by id',
      [payoutId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(notices);
  });
});

describe('a bank that is asked at each run', () => {
  it.each<
    { name: string; asked: string; status: string; money: keyof typeof WALLETS } & Parameters<
      typeof createScriptedBank
    >[0]
  >([
    { name: 'sends at once', transfers: [sent], asked: 't', status: 'SUCCESS', money: 'SENT' },
    { name: 'refuses the first request', transfers: [refused], asked: 't', status: 'FAILED', money: 'APPROVED' },
    { name: 'tells later', transfers: [accepted], finds: [sent], asked: 'tf', status: 'SUCCESS', money: 'SENT' },
    {
      name: 'has it still',
      transfers: [accepted],
      finds: [accepted],
      asked: 'tf',
      status: 'PROCESSING',
      money: 'HELD',
    },
    { name: 'returns', transfers: [accepted], finds: [returned], asked: 'tf', status: 'RETURNED', money: 'APPROVED' },
    { name: 'fails later', transfers: ['hangs'], finds: [refused], asked: 'tf', status: 'FAILED', money: 'APPROVED' },
    {
      name: 'never heard of it',
      transfers: ['throws', sent],
      finds: [missing],
      asked: 'tft',
      status: 'SUCCESS',
      money: 'SENT',
    },
    {
      name: 'does not say',
      transfers: [unknown, sent],
      finds: ['hangs'],
      asked: 'tft',
      status: 'SUCCESS',
      money: 'SENT',
    },
    {
      name: 'refuses the second request, and does not say why',
      transfers: [unknown, refused],
      finds: [unknown, 'throws'],
      asked: 'tftf',
      status: 'IN_REVIEW',
      money: 'HELD',
    },
    {
      name: 'refuses the second request, and never heard of the first',
      transfers: [accepted, refused],
      finds: [missing, missing],
      asked: 'tftf',
      status: 'IN_REVIEW',
      money: 'HELD',
    },
    {
      name: 'refuses the second request, because it sent the first',
      transfers: ['throws', refused],
      finds: [unknown, sent],
      asked: 'tftf',
      status: 'SUCCESS',
      money: 'SENT',
    },
    {
      name: 'refuses both requests',
      transfers: ['throws', refused],
      finds: [missing, refused],
      asked: 'tftf',
      status: 'FAILED',
      money: 'APPROVED',
    },
  ])('$name', async ({ asked, status, money, ...script }) => {
    const bank = createScriptedBank(script);
    await processor(bank).pay(member);
    if (asked.length > 1) await processor(bank).pay(member);
    expect(bank.asked.map((each) => each.charAt(0)).join('')).toBe(asked);
    expect(await payouts()).toMatchObject([{ status }]);
    expect(await wallet()).toMatchObject(WALLETS[money]);
    expect(await row()).toMatchObject({ lease: null, leased_until: null });
  });
});

describe('a payout that a runner has', () => {
  it('is left alone by others until the lease ends, and stays with the one that took it then', async () => {
    const payoutId = await reserve();
    const submit = () => orm.transaction((queries) => submitPayout(queries, { payoutId, at: new Date() }));
    const bank = createFakeBank();
    const slow = await submit();
    await processor(bank).pay(member);
    expect(bank.calls).toEqual([]);
    expect(await row()).toMatchObject({ attempts: 1 });
    const { rows } = await pool.query<{ seconds: number }>(
      'select extract(epoch from leased_until - now())::float as seconds from payout where id = $1',
      [payoutId],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(50);
    await pool.query(`update payout set leased_until = now() - interval '1 s' where id = $1`, [payoutId]);
    const next = await submit();
    expect(next).toMatchObject({ wasSubmitted: true, row: { attempts: 2 } });
    await releaseLease(orm, payoutId, slow?.lease ?? '');
    expect(await submit()).toBeUndefined();
    await releaseLease(orm, payoutId, next?.lease ?? '');
    await processor(bank).pay(member);
    expect(await payouts()).toMatchObject([{ status: 'SUCCESS' }]);
  });

  it('is had by one of many', async () => {
    const payoutId = await reserve();
    const submit = () => orm.transaction((queries) => submitPayout(queries, { payoutId, at: new Date() }));
    const turns = await Promise.all(Array.from({ length: 8 }, submit));
    expect(turns.filter((turn) => turn)).toHaveLength(1);
  });
});

describe('what changed since the reservation', () => {
  const suspend = () => pool.query('update member set suspended_at = now() where id = $1', [String(member)]);
  async function stop() {
    const account = randomUUID();
    await pool.query(
      `insert into bank_account (id, member_id, version, sealed)
       select $1, $2::bigint, count(*) + 1, '' from bank_account where member_id = $2`,
      [account, String(member)],
    );
    await pool.query('update payout set bank_account_id = $1 where member_id = $2', [account, String(member)]);
    await pool.query(
      `insert into bank_account_stop (bank_account_id, key_hash, expires_at, stopped_at) values ($1, $2, now(), now())`,
      [account, randomUUID()],
    );
  }

  it.each([
    ['a suspended member', suspend, /suspended/, 'CONTACT_US'],
    ['a stopped account', stop, /stopped/, 'CHECK_BANK_DETAILS'],
  ])('%s gets nothing new, and nothing that is with the bank fails by it', async (_, change, reason, toDo) => {
    await reserve();
    await change();
    const bank = createScriptedBank({ transfers: [accepted], finds: [missing, sent] });
    await processor(bank).pay(member);
    expect(bank.asked).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'FAILED', toDo }]);
    expect((await payouts())[0]?.failureReason).toMatch(reason);
    expect(await wallet()).toMatchObject(WALLETS.APPROVED);

    await pool.query('update member set suspended_at = null where id = $1', [String(member)]);
    const payoutId = await reserve();
    await processor(bank).resume(payoutId);
    await change();
    await processor(bank).resume(payoutId);
    expect((await payouts())[0]).toMatchObject({ status: 'PROCESSING' });
    await processor(bank).resume(payoutId);
    expect((await payouts())[0]).toMatchObject({ status: 'SUCCESS' });
    expect(bank.asked).toEqual(['transfer', 'find', 'find']);
  });

  it('another amount than what is held is not sent, and an operator has to look', async () => {
    const payoutId = await reserve();
    await pool.query('update payout set amount_paise = amount_paise + 1 where id = $1', [payoutId]);
    const bank = createScriptedBank({});
    await processor(bank).pay(member);
    expect(bank.asked).toEqual([]);
    expect(await payouts()).toMatchObject([{ status: 'IN_REVIEW' }]);
    expect(await wallet()).toMatchObject(WALLETS.HELD);
  });
});

describe('a target that no key opens', () => {
  const locked: OpenTarget = () => Promise.reject(new Error('PII_KEY does not fit'));

  it('is no attempt, and waits for the key', async () => {
    const bank = createScriptedBank({ transfers: [sent] });
    await expect(processor(bank, locked).pay(member)).rejects.toThrow('PII_KEY');
    expect(await row()).toMatchObject({ state: 'reserved', attempts: 0, leased_until: null });
    await processor(bank).pay(member);
    expect(await payouts()).toMatchObject([{ status: 'SUCCESS' }]);
  });

  it('does not hide what became of an earlier request', async () => {
    const bank = createScriptedBank({ transfers: [accepted], finds: [missing, sent] });
    await processor(bank).pay(member);
    for (const status of ['PROCESSING', 'SUCCESS']) {
      await expect(processor(bank, locked).pay(member)).rejects.toThrow('PII_KEY');
      expect(await row()).toMatchObject({ attempts: 1, leased_until: null });
      expect(await payouts()).toMatchObject([{ status }]);
    }
    expect(bank.asked).toEqual(['transfer', 'find', 'find']);
  });
});
