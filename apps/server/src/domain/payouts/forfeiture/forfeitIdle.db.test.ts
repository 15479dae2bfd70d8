import { toBigPaise } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import pg from 'pg';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { MailRefused, type OutgoingMail } from '../../../adapters/mail/MailTransport.ts';
import { cleanUpMails } from '../../../jobs/mailQueue.ts';
import { sendMails } from '../../../jobs/sendMails.ts';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { openTestOutbox } from '../../../testing/openTestOutbox.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createCashbackService } from '../../ledger/cashback/createCashbackService.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { markSeen } from '../../members/identity/markSeen.ts';
import { createOrderService } from '../../orders/history/createOrderService.ts';
import type { ReportStatus } from '../../orders/reports/OrderReport.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { writeMoneyMails } from '../../views/moneyMails/writeMoneyMails.ts';
import { readPayoutStory } from '../../views/payoutStories/readPayoutStory.ts';
import { forfeitIdle } from './forfeitIdle.ts';
import { warnOrForfeit } from './warnOrForfeit.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const log = { error: (...line: unknown[]) => void lines.push(line) };
const lines: unknown[] = [];
const orders = createOrderService({ database, findAccount: anyAccount });

/** Days since the last login at which each stage is due. */
const DUE = { FIRST: 280, SECOND: 340, LAST: 362, FORFEITED: 380 };

let member: bigint;
let order: (orderId: string, status: ReportStatus, rupees: number) => Promise<unknown>;
let minute = 0;
beforeEach(async () => {
  await pool.query(`update member set suspended_at = now() where suspended_at is null`);
  member = await addMember(database);
  const clickId = await addClick(database, member);
  order = (orderId, status, rupees) => {
    minute += 1;
    const facts = { orderId: `${member}-${orderId}`, clickId, status, saleAmountPaise: toBigPaise(rupees) };
    return receiveReport(database, sampleReport({ ...facts, occurredAt: new Date(Date.UTC(2026, 9, 1, 0, minute)) }));
  };
  await order('A', 'approved', 1_000);
  await order('B', 'tracked', 400);
});

const seenDaysAgo = (days: number) =>
  pool.query('update member set last_seen_at = $2 where id = $1', [member, daysAgo(days)]);
const run = (at = NOW) => forfeitIdle({ database, log, now: () => at });
const wallet = async () => (await readBalances(orm, [member])).get(member);
const stages = async () =>
  (
    await pool.query<{ stage: string }>('select stage from forfeit_notice where member_id = $1 order by id', [member])
  ).rows.map(({ stage }) => stage);
const sealer = createSealer(testSettings.piiKey);
const write = async () => {
  const mail = openTestOutbox(database, sealer);
  const shop = { productName: 'Potli', siteUrl: 'http://potli.test' };
  const unsubscribeFor = () => ({ pageUrl: '', callUrl: '' });
  while ((await writeMoneyMails({ database, mail, shop, unsubscribeFor, log })) > 0);
};
/** What is mailed now, and handed to a mail server. */
async function mailed(deliver: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  await write();
  const mails: OutgoingMail[] = [];
  const transport = {
    deliver(mail: OutgoingMail) {
      mails.push(mail);
      return deliver(mail);
    },
  };
  while ((await sendMails({ database, sealer, transport, log: { ...log, warn: () => {} } })) > 0);
  return mails;
}
const forfeit = async () => {
  await seenDaysAgo(DUE.FORFEITED);
  await run(daysAgo(10));
  await mailed();
  await run(new Date());
};

const idOf = async (orderId: string) => {
  const name = `${member}-${orderId}`;
  const { rows } = await pool.query<{ id: string }>('select id from shop_order where network_order_id = $1', [name]);
  return rows[0]?.id ?? '';
};

it('a member is warned three times, notified of the loss, and sees it in the wallet and at the order', async () => {
  await mailed();
  for (const days of Object.values(DUE)) {
    // only the clock moves
    await seenDaysAgo(DUE.FORFEITED);
    const at = new Date(NOW.getTime() - (DUE.FORFEITED - days) * DAY_MS);
    await Promise.all([run(at), run(at)]);
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('₹50.00');
    expect(mail).not.toHaveProperty('unsubscribeUrl');
    if (days !== DUE.FORFEITED) expect(mail?.subject).toMatch(/Log in before \d\d-\d\d-\d{4} to keep your ₹50\.00$/);
  }
  expect(await stages()).toEqual(Object.keys(DUE));
  expect(await wallet()).toMatchObject({ PENDING: 2_000n, APPROVED: 0n, FORFEITED: 5_000n, DEBT: 0n });
  expect(lines).toEqual([]);
  expect(await checkLedger(database)).toEqual(soundLedger);

  const { entries, forfeitedAmount } = await createCashbackService(database).cashbackOf(member, {
    pageNumber: 0,
    pageSize: 1,
  });
  expect(forfeitedAmount).toBe(50);
  expect(entries).toMatchObject([{ kind: 'FORFEITED', reference: null, storeName: null }]);
  const story = await orders.storyOf(member, await idOf('A'));
  expect(story.currentStatus).toBe('FORFEITED');
  expect(story.steps.at(-1)).toMatchObject({ kind: 'SENT_TO_BANK', state: 'stopped', expectedBy: null });
  const listed = await orders.listOf(member, { page: 0, size: 10, status: 'FORFEITED' });
  expect(listed.rows.map(({ id }) => id)).toEqual([story.id]);
});

it('an order that is taken back after that takes what was forfeited, and nothing of the member', async () => {
  await forfeit();
  await order('A', 'rejected', 1_000);
  expect(await wallet()).toMatchObject({ APPROVED: 0n, FORFEITED: 0n, DECLINED: 5_000n, DEBT: 0n });
  expect((await orders.storyOf(member, await idOf('A'))).currentStatus).toBe('REVERSED');
  // approved again, it is new money
  await order('A', 'approved', 1_000);
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, FORFEITED: 0n, DECLINED: 0n, DEBT: 0n });
  expect((await orders.storyOf(member, await idOf('A'))).currentStatus).toBe('CONFIRMED');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('the next payout has what came later only, a correction of a forfeited order too', async () => {
  await forfeit();
  await order('B', 'approved', 400);
  await order('A', 'approved', 1_200);
  await createTestProcessor({ database }).pay(member);
  const { rows } = await pool.query<{ id: string }>('select id from payout where member_id = $1', [member]);
  const story = await readPayoutStory(orm, { memberId: member, payoutId: rows[0]?.id ?? '', now: NOW });
  expect(story.amount).toBe(30);
  expect(story.parts.map(({ amount, before }) => [amount, before])).toEqual([
    [10, 0],
    [20, 0],
  ]);
  expect((await orders.storyOf(member, await idOf('A'))).currentStatus).toBe('PAID');
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('money that the bank did not take waits for the member, and can be forfeited; its payout says so', async () => {
  await createTestProcessor({ database, bank: createFakeBank(() => 'refused') }).pay(member);
  await forfeit();
  expect(await wallet()).toMatchObject({ APPROVED: 0n, HELD: 0n, FORFEITED: 5_000n });
  const { rows } = await pool.query<{ id: string }>('select id from payout where member_id = $1', [member]);
  const story = await readPayoutStory(orm, { memberId: member, payoutId: rows[0]?.id ?? '', now: NOW });
  expect(story).toMatchObject({ status: 'FAILED', carriedBy: null, forfeitedAt: expect.any(String) as string });
  expect((await orders.storyOf(member, await idOf('A'))).currentStatus).toBe('FORFEITED');
});

it.each<[string, () => Promise<unknown>]>([
  [
    'whose money is on its way',
    () => createTestProcessor({ database, bank: createFakeBank(() => 'away') }).pay(member),
  ],
  [
    'who is suspended and cannot log in',
    () => pool.query('update member set suspended_at = now() where id = $1', [member]),
  ],
  ['who has nothing approved', () => order('A', 'rejected', 1_000)],
])('nothing is forfeited of a member %s, and nobody is warned', async (_who, become) => {
  await become();
  const before = await wallet();
  await forfeit();
  expect(await orm.transaction((queries) => warnOrForfeit(queries, member, new Date()))).toBeUndefined();
  expect(await stages()).toEqual([]);
  expect(await wallet()).toEqual(before);
});

it('a login saves the balance, also one at the same moment, and starts the twelve months again', async () => {
  await seenDaysAgo(DUE.LAST);
  await run();
  await mailed();
  const other = new pg.Client(database.url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  // a login that has not committed yet
  await other.query('update member set last_seen_at = now() where id = $1', [member]);
  const next = new Date(NOW.getTime() + 8 * DAY_MS);
  expect(await run(next)).toEqual({ warned: 0, forfeited: 0, failed: 0 });
  await other.query('commit');
  expect(await run(next)).toEqual({ warned: 0, forfeited: 0, failed: 0 });
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n });
  expect(await stages()).toEqual(['LAST']);
  await seenDaysAgo(DUE.FIRST);
  await run();
  expect(await stages()).toEqual(['LAST', 'FIRST']);
});

it('is written at most once a day', async () => {
  const seen = async () =>
    (await pool.query<{ at: Date }>('select last_seen_at as at from member where id = $1', [member])).rows;
  await seenDaysAgo(0.9);
  const [before] = await seen();
  await markSeen(orm, member);
  expect(await seen()).toEqual([before]);
  await seenDaysAgo(1.1);
  await markSeen(orm, member);
  const { rows } = await pool.query("select from member where id = $1 and last_seen_at > now() - interval '1 minute'", [
    member,
  ]);
  expect(rows).toHaveLength(1);
});

it('a warning whose mail is not written does not count, and one to a member who has logged in since is not sent', async () => {
  await mailed();
  await seenDaysAgo(DUE.LAST);
  await run();
  const next = new Date(NOW.getTime() + 8 * DAY_MS);
  expect(await run(next)).toMatchObject({ forfeited: 0 });
  await markSeen(orm, member);
  expect(await mailed()).toEqual([]);
});

it('a warning that no mail server accepted does not count: another one comes, and its week starts again', async () => {
  await mailed();
  await seenDaysAgo(DUE.LAST);
  const refuse = () => Promise.reject(new MailRefused(new Error('550 no mailbox')));
  const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  await run();
  expect(await mailed(refuse)).toHaveLength(1);
  expect(await run(after(8))).toEqual({ warned: 1, forfeited: 0, failed: 0 });
  // given up because it expired
  await write();
  await pool.query(`update mail_outbox set expires_at = now() - interval '40 days' where sealed is not null`);
  expect(await run(after(16))).toEqual({ warned: 0, forfeited: 0, failed: 0 });
  await cleanUpMails(orm);
  await cleanUpMails(orm);
  expect(await run(after(16))).toEqual({ warned: 1, forfeited: 0, failed: 0 });
  expect(await mailed()).toHaveLength(1);
  // long sent, and still known
  await pool.query(`update mail_outbox set expires_at = now() - interval '40 days'`);
  await cleanUpMails(orm);
  expect(await run(after(22))).toEqual({ warned: 0, forfeited: 0, failed: 0 });
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n });
  expect(await run(after(24))).toEqual({ warned: 0, forfeited: 1, failed: 0 });
  expect(await stages()).toEqual(['LAST', 'LAST', 'LAST', 'FORFEITED']);
});

it('after a forfeiture, what comes later has twelve months and warnings of its own', async () => {
  await forfeit();
  await order('B', 'approved', 400);
  const after = (days: number) => new Date(Date.now() + days * DAY_MS);
  expect(await run(after(30))).toEqual({ warned: 0, forfeited: 0, failed: 0 });
  expect(await run(after(DUE.FIRST))).toMatchObject({ warned: 1 });
  expect(await run(after(DUE.LAST))).toMatchObject({ warned: 1 });
  await mailed();
  expect(await run(after(DUE.FORFEITED))).toMatchObject({ forfeited: 1 });
  expect(await wallet()).toMatchObject({ APPROVED: 0n, FORFEITED: 7_000n });
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('an error of one member is logged and counted, and the notices stay', async () => {
  await forfeit();
  for (const change of [
    'delete from forfeit_notice',
    'update forfeit_notice set stage = stage',
    'truncate forfeit_notice cascade',
  ]) {
    await expect(pool.query(change)).rejects.toThrow(/only added to|permission denied/);
  }
  await seenDaysAgo(DUE.FIRST);
  await order('B', 'approved', 400);
  const broken = {
    orm: Object.assign(Object.create(orm) as typeof orm, { transaction: () => Promise.reject(new Error('away')) }),
  };
  expect(await forfeitIdle({ database: broken, log, now: () => new Date(NOW.getTime() + 500 * DAY_MS) })).toMatchObject(
    { failed: 1 },
  );
  expect(lines.splice(0)).toMatchObject([[{ member: String(member) }, 'a member could not be warned of a forfeiture']]);
  await expect(orm.transaction((queries) => warnOrForfeit(queries, 0n, NOW))).resolves.toBeUndefined();
});
