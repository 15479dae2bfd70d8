import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { savePolicy } from '../../ledger/books/networkPolicy.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { readUnpaid } from '../../ledger/books/readUnpaid.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { releaseWithheldShares } from '../../views/referrals/releaseWithheldShares.ts';
import { createOrderService } from '../history/createOrderService.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from './bookStatement.ts';
import { withdrawStatement } from './withdrawStatement.ts';
import { previewWriteOff, writeOffExactly } from './writeOffExactly.ts';
import { type WrittenOff, writeOffNetwork } from './writeOffNetwork.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let network: string;
let member: bigint;
let clickId: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  network = `default ${count}`;
  member = await addMember(database);
  clickId = await addClick(database, member);
});
afterEach(async () => expect(await checkLedger(database)).toEqual(soundLedger));

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
/** An order of ₹1,000 at 5 %, for which the network pays ₹80. */
const report = (orderId: string, status: OrderReport['status'], given: Partial<OrderReport> = {}) =>
  receiveReport(
    database,
    sampleReport({ network, orderId, clickId, status, commissionPaise: 8_000n, occurredAt: day(1), ...given }),
  );
const pay = (statement: string, orderId: string, commission: number) =>
  bookStatement(database, {
    network,
    statement,
    settledAt: day(20).toISOString(),
    lines: [{ orderId, commission }],
  });
const writeOff = (members: 'pay' | 'decline', before = day(10)) =>
  writeOffNetwork(
    database,
    { network, before, members },
    { now: day(15), by: { who: 'cli:tester', action: 'books write-off' } },
  );
const wallet = async () => (await readBalances(database.orm, [member])).get(member);
const book = async () => (await readBooks(database)).networks.find((one) => one.network === network);
const waits = () => savePolicy(database, { network, pays: 'settlement', advanceLimitPaise: 0n, settlesAfterDays: 60 });
const orders = createOrderService({ database, findAccount: anyAccount });
async function story() {
  const { rows } = await orders.listOf(member, { page: 0, size: 5 });
  return orders.storyOf(member, rows[0]?.id ?? '');
}
async function news() {
  const statement = 'select kind, reason from notification where member_id = $1 order by id';
  const { rows } = await database.pool.query<{ kind: string; reason: string | null }>(statement, [member]);
  return rows;
}

test('the loss leaves the receivable, members keep what they have, and nothing more is advanced', async () => {
  await report('A', 'approved');
  await report('B', 'approved', { occurredAt: day(12) });
  await pay('S-1', 'A', 30);
  expect(await writeOffNetwork(database, { network, before: day(10), members: 'decline' })).toEqual({
    orders: 1,
    loss: 50,
    waiting: 0,
    given: 50,
  });
  expect(await book()).toMatchObject({ writtenOff: 0, advanced: 100, pays: 'approval' });
  expect(await writeOff('decline')).toEqual({ orders: 1, loss: 50, waiting: 0, given: 50 });
  expect(await book()).toMatchObject({
    receivable: 80,
    commission: 160,
    writtenOff: 50,
    cashback: 100,
    margin: 10,
    advanced: 50,
    pays: 'settlement',
  });
  expect(await wallet()).toMatchObject({ APPROVED: 10_000n, PENDING: 0n });
  expect((await readUnpaid(database, network, day(20))).map(({ orderId, open }) => [orderId, open])).toEqual([
    ['B', 80],
  ]);
  expect(await writeOff('decline')).toMatchObject({ orders: 0 });
  await report('C', 'approved', { occurredAt: day(16) });
  expect(await book()).toMatchObject({ waiting: 50, advanced: 50 });
});

test('cashback that waits is declined with plain words, and comes back when the network pays after all', async () => {
  await waits();
  await report('A', 'tracked');
  await report('A', 'approved', { occurredAt: day(2) });
  expect(await writeOff('decline')).toEqual({ orders: 1, loss: 80, waiting: 50, given: 0 });
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 0n, DECLINED: 5_000n });
  expect(await book()).toMatchObject({
    receivable: 0,
    commission: 80,
    writtenOff: 80,
    cashback: 0,
    margin: 0,
    waiting: 0,
  });
  const shown = await story();
  expect(shown).toMatchObject({
    currentStatus: 'REJECTED',
    networkMoney: null,
    declineReason: expect.stringContaining('has not paid and will not') as string,
  });
  expect(shown.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'stopped']);
  expect(shown.steps.at(-1)?.at).toBe(day(15).toISOString());
  expect(await news()).toContainEqual({ kind: 'declined', reason: 'network in default' });
  // a part that does not pay the cashback recovers, and releases nothing
  await pay('S-1', 'A', 30);
  expect(await book()).toMatchObject({ receivable: 0, cash: 30, writtenOff: 50, cashback: 0 });
  await report('A', 'approved', { occurredAt: day(3), saleAmountPaise: 200_000n });
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 0n, DECLINED: 10_000n });
  await pay('S-2', 'A', 90);
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 10_000n, DECLINED: 0n });
  expect(await book()).toMatchObject({ cash: 120, cashback: 100, advanced: 0 });
  expect((await story()).currentStatus).toBe('CONFIRMED');
  expect(await news()).toContainEqual({ kind: 'approved', reason: null });
});

test('or the shop bears it: it is released, and a later payment is recovered', async () => {
  await waits();
  await report('A', 'approved');
  expect(await writeOff('pay')).toEqual({ orders: 1, loss: 80, waiting: 50, given: 0 });
  expect(await wallet()).toMatchObject({ PENDING: 0n, APPROVED: 5_000n });
  expect(await book()).toMatchObject({ receivable: 0, writtenOff: 80, margin: -50, advanced: 0, waiting: 0 });
  await pay('S-1', 'A', 80);
  expect(await book()).toMatchObject({ receivable: 0, writtenOff: 0, margin: 30, cash: 80 });
  // more than was lost is paid too much
  await pay('S-2', 'A', 5);
  expect(await book()).toMatchObject({ receivable: -5, writtenOff: 0 });
});

test('what the network says later counts: less, nothing, and more', async () => {
  await waits();
  await report('A', 'approved');
  await report('B', 'approved');
  await writeOff('decline');
  await report('A', 'approved', { occurredAt: day(16), commissionPaise: 6_000n });
  expect(await book()).toMatchObject({ commission: 140, writtenOff: 140, receivable: 0 });
  await report('A', 'rejected', { occurredAt: day(17) });
  expect(await book()).toMatchObject({ commission: 80, writtenOff: 80, receivable: 0 });
  expect(await wallet()).toMatchObject({ PENDING: 0n, DECLINED: 10_000n });
  await report('A', 'approved', { occurredAt: day(18), commissionPaise: 9_000n });
  expect(await book()).toMatchObject({ commission: 170, writtenOff: 160, receivable: 10 });
  expect(await wallet()).toMatchObject({ PENDING: 0n, DECLINED: 10_000n });
});

test('an order of which members have a part keeps it', async () => {
  await savePolicy(database, { network, pays: 'approval', advanceLimitPaise: 6_000n, settlesAfterDays: 60 });
  await report('A', 'approved');
  await report('A', 'approved', { occurredAt: day(2), saleAmountPaise: 200_000n, commissionPaise: 12_000n });
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
  await writeOff('decline');
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 0n });
  expect(await book()).toMatchObject({ receivable: 0, cashback: 50, waiting: 0, advanced: 0 });
  // and gets the rest with the line that pays it, without another report; not with one that does not
  await pay('S-1', 'A', 70);
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 0n });
  await pay('S-2', 'A', 50);
  expect(await wallet()).toMatchObject({ APPROVED: 10_000n, PENDING: 0n });
  expect(await book()).toMatchObject({ receivable: 0, writtenOff: 0, cashback: 100, cash: 120 });
});

test('a withdrawn payment takes back what it had brought as it does of other orders', async () => {
  await waits();
  await report('A', 'approved');
  await writeOff('decline');
  await pay('S-1', 'A', 80);
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, DECLINED: 0n });
  const by = { who: 'cli:tester', action: 'settle withdraw' };
  await withdrawStatement(database, { network, statement: 'S-1' }, { now: day(21), by });
  // members keep what they have
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, DECLINED: 0n });
  expect(await book()).toMatchObject({ cash: 0, writtenOff: 80, receivable: 0 });
});

test('an approval that waited for a person waits for one when the network pays what it stated', async () => {
  await report('A', 'approved', { commissionPaise: 3_000n });
  expect(await wallet()).toMatchObject({ PENDING: 5_000n, APPROVED: 0n });
  await writeOff('decline');
  expect(await wallet()).toMatchObject({ PENDING: 0n, DECLINED: 5_000n });
  await pay('S-1', 'A', 30);
  expect(await wallet()).toMatchObject({ PENDING: 5_000n, APPROVED: 0n, DECLINED: 0n });
  const { rows } = await database.pool.query('select held_for from shop_order where network = $1', [network]);
  expect(rows).toEqual([{ held_for: 'low commission' }]);
});

test('a share that was withheld waits where the network of its order is written off, and the job ends', async () => {
  const inviter = await addMember(database, undefined, `INVITES${count}`);
  member = await addMember(database, `INVITES${count}`);
  clickId = await addClick(database, member);
  await database.orm.insert(selfDealing).values({ memberId: member, reasons: ['device'] });
  await report('A', 'approved');
  await writeOff('decline');
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 0n });
  await database.orm
    .update(selfDealing)
    .set({ allowedAt: day(16) })
    .where(eq(selfDealing.memberId, member));
  expect(await releaseWithheldShares(database)).toBe(0);
  expect((await readBalances(database.orm, [inviter])).get(inviter)?.APPROVED).toBe(0n);
  await pay('S-1', 'A', 80);
  expect((await readBalances(database.orm, [inviter])).get(inviter)?.APPROVED).toBe(250n);
  expect(await releaseWithheldShares(database)).toBe(0);
});

test('a look books nothing, and exactly what was looked at is written off in one go', async () => {
  const by = { who: 'member:1', action: 'writeOffReceivable' };
  const asked = { network, before: day(10), members: 'decline' } as const;
  const look = () => previewWriteOff(database.orm, asked);
  const exactly = (seen: WrittenOff) =>
    database.orm.transaction((queries) => writeOffExactly(queries, asked, { seen, by, now: day(15) }));
  await waits();
  await report('A', 'approved');
  await report('B', 'approved', { occurredAt: day(12) });
  const seen = await look();
  expect(seen).toEqual({ orders: 1, loss: 80, waiting: 50, given: 0 });
  await pay('S-1', 'A', 30);
  await expect(exactly(seen)).rejects.toMatchObject({
    kind: 'conflict',
    message: `For ${network} it is 1 order, a loss of ₹50.00, ₹50.00 that wait and ₹0.00 that members have by now, not 1 order, a loss of ₹80.00, ₹50.00 that wait and ₹0.00 that members have. Nothing was booked. Look at it again.`,
  });
  expect(await book()).toMatchObject({ writtenOff: 0, receivable: 130 });
  expect(await exactly(await look())).toEqual({ orders: 1, loss: 50, waiting: 50, given: 0 });
  expect(await book()).toMatchObject({ writtenOff: 50, receivable: 80 });
  expect(await wallet()).toMatchObject({ DECLINED: 5_000n });
  expect(await look()).toMatchObject({ orders: 0 });
  await expect(exactly(seen)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(previewWriteOff(database.orm, { ...asked, network: 'claims' })).rejects.toThrow('No network owes');
});

test('nothing is advanced for the network from the write-off on, and the shop pays what waits where it is asked to', async () => {
  await savePolicy(database, { network, pays: 'approval', advanceLimitPaise: 6_000n, settlesAfterDays: 60 });
  await report('A', 'approved');
  await report('B', 'approved', { occurredAt: day(2) });
  expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
  const asked = { network, before: day(10), members: 'pay' } as const;
  const seen = await previewWriteOff(database.orm, asked);
  expect(seen).toEqual({ orders: 2, loss: 160, waiting: 50, given: 50 });
  const by = { who: 'member:1', action: 'writeOffReceivable' };
  await database.orm.transaction((queries) => writeOffExactly(queries, asked, { seen, by, now: day(15) }));
  expect(await wallet()).toMatchObject({ APPROVED: 10_000n, PENDING: 0n });
  expect(await book()).toMatchObject({ receivable: 0, writtenOff: 160, advanced: 0, pays: 'settlement' });
});
