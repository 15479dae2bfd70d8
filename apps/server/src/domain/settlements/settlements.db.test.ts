import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { receiveReport } from '../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../testing/sampleMoney.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { CLAIMS } from '../books/claimsNetwork.ts';
import { type NetworkPolicy, savePolicy } from '../books/networkPolicy.ts';
import { readBooks } from '../books/readBooks.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { readBalances } from '../ledger/lockWallets.ts';
import { createOrderService } from '../orders/createOrderService.ts';
import type { OrderReport } from '../orders/OrderReport.ts';
import { reservePayout } from '../payouts/reservePayout.ts';
import { createUuidV7 } from '../shared/uuidV7.ts';
import { releaseWaiting } from './releaseWaiting.ts';
import { settleStatement } from './settleStatement.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let network: string;
let member: bigint;
let clickId: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  network = `network ${count}`;
  member = await addMember(database);
  clickId = await addClick(database, member);
});

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
/** An order of ₹1,000 at 5 %, for which the network pays ₹80. */
const report = (orderId: string, status: OrderReport['status'], given: Partial<OrderReport> = {}) =>
  receiveReport(
    database,
    sampleReport({ network, orderId, clickId, status, commissionPaise: 8_000n, occurredAt: day(1), ...given }),
  );
const setPolicy = (policy: Pick<NetworkPolicy, 'pays' | 'advanceLimitPaise'>) =>
  savePolicy(database, { network, settlesAfterDays: 60, ...policy });
const pay = (...lines: [orderId: string, commission: number][]) => payBy('S-1', ...lines);
const payBy = (statement: string, ...lines: [orderId: string, commission: number][]) =>
  settleStatement(database, {
    ...{ network, statement, settledAt: day(20).toISOString() },
    lines: lines.map(([orderId, commission]) => ({ orderId, commission })),
  });
const wallet = async (id = member) => (await readBalances(database.orm, [id])).get(id);
const book = async () => (await readBooks(database)).networks.find((one) => one.network === network);
const orders = createOrderService({ database, findAccount: anyAccount });
async function stories() {
  const { rows } = await orders.listOf(member, { page: 0, size: 50 });
  return Promise.all(rows.map(({ id }) => orders.storyOf(member, id)));
}

describe('an approved order', () => {
  it('is paid in advance up to the limit of its network, and the next one waits', async () => {
    await setPolicy({ pays: 'approval', advanceLimitPaise: 5_000n });
    await report('A', 'approved');
    await report('B', 'approved', { occurredAt: day(2) });
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
    expect(await book()).toMatchObject({ advanced: 50, waiting: 50, receivable: 160, cashback: 100, margin: 60 });
    const [waiting, advanced] = (await stories()).toSorted((one, other) =>
      other.storeOrderId.localeCompare(one.storeOrderId),
    );
    expect(waiting).toMatchObject({
      currentStatus: 'UNDER_REVIEW',
      networkMoney: { paidAt: null, expectedBy: '2026-12-01T00:00:00.000Z' },
    });
    expect(waiting?.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'current']);
    expect(advanced).toMatchObject({ currentStatus: 'CONFIRMED', networkMoney: null });
  });

  it('that waits gets its money when another is paid or taken back, the oldest that fits first', async () => {
    await setPolicy({ pays: 'approval', advanceLimitPaise: 5_000n });
    await report('A', 'approved');
    await report('B', 'approved', { occurredAt: day(2), saleAmountPaise: 500_000n });
    await report('C', 'approved', { occurredAt: day(4) });
    await report('D', 'approved', { occurredAt: day(3) });
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 35_000n });
    await pay(['A', 80]);
    // B is larger than the limit, D is older than C
    const released = async () =>
      (
        await database.pool.query<{ id: string }>(
          `select network_order_id as id from shop_order where network = $1 and released_paise > 0 order by 1`,
          [network],
        )
      ).rows.map(({ id }) => id);
    expect(await released()).toEqual(['A', 'D']);
    await report('D', 'rejected', { occurredAt: day(5) });
    await releaseWaiting(database);
    expect(await released()).toEqual(['A', 'C']);
    await pay(['B', 80]);
    expect(await released()).toEqual(['A', 'B', 'C']);
    expect(await wallet()).toMatchObject({ APPROVED: 35_000n, PENDING: 0n, DECLINED: 5_000n });
    expect(await book()).toMatchObject({ advanced: 50, waiting: 0 });
  });

  it('shares the limit with those approved at the same moment, and none of them fails', async () => {
    await setPolicy({ pays: 'approval', advanceLimitPaise: 12_000n });
    const clicks = await Promise.all(
      Array.from({ length: 20 }, async () => addClick(database, await addMember(database))),
    );
    await Promise.all(clicks.map((each) => report(`of ${each}`, 'approved', { clickId: each })));
    expect(await book()).toMatchObject({ advanced: 100, waiting: 900, cashback: 1_000 });
  });

  it('that an operator granted waits for no network, and earns the shop nothing', async () => {
    network = CLAIMS;
    await report('1', 'approved', { saleAmountPaise: 1_000_000_000n, commissionPaise: null });
    expect(await wallet()).toMatchObject({ APPROVED: 50_000_000n, PENDING: 0n });
    expect(await book()).toMatchObject({
      receivable: 0,
      cashback: 500_000,
      margin: -500_000,
      waiting: 0,
      estimated: 0,
    });
  });

  it('of a network that is paid on settlement waits for its payment, and is in no payout before', async () => {
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 10_000_000n });
    await report('A', 'tracked');
    await report('A', 'approved', { occurredAt: day(2) });
    expect(await wallet()).toMatchObject({ APPROVED: 0n, PENDING: 5_000n });
    await report('X', 'approved', { network: `${network} of another` });
    const payoutId = createUuidV7()(Date.now());
    const payout = { payoutId, memberId: member, at: new Date(), findAccount: anyAccount };
    expect(await database.orm.transaction((queries) => reservePayout(queries, payout))).toBe('reserved');
    const carried = await database.pool.query(
      'select network_order_id as id from payout_order join shop_order on shop_order.id = order_id where payout_order.payout_id = $1',
      [payoutId],
    );
    expect(carried.rows).toEqual([{ id: 'X' }]);
    await pay(['A', 80]);
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 0n });
    const story = (await stories()).find(({ storeOrderId }) => storeOrderId === 'A');
    expect(story).toMatchObject({ networkMoney: { paidAt: day(20).toISOString(), expectedBy: null } });
  });

  it('that grows beyond the limit keeps what it had; the rest waits', async () => {
    await setPolicy({ pays: 'approval', advanceLimitPaise: 6_000n });
    await report('A', 'approved');
    await report('A', 'approved', { occurredAt: day(2), saleAmountPaise: 200_000n });
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
    expect(await book()).toMatchObject({ advanced: 50, waiting: 50 });
    await pay(['A', 160]);
    expect(await wallet()).toMatchObject({ APPROVED: 10_000n, PENDING: 0n });
  });

  it('the share of a referrer waits with it, and counts as advance', async () => {
    const host = await addMember(database, undefined, `WAITS${count}`);
    clickId = await addClick(database, await addMember(database, `WAITS${count}`));
    await setPolicy({ pays: 'approval', advanceLimitPaise: 5_249n });
    await report('A', 'approved');
    expect(await wallet(host)).toMatchObject({ APPROVED: 0n });
    await setPolicy({ pays: 'approval', advanceLimitPaise: 5_250n });
    await releaseWaiting(database);
    expect(await wallet(host)).toMatchObject({ APPROVED: 250n });
    expect(await book()).toMatchObject({ advanced: 52.5, cashback: 52.5, margin: 27.5 });
  });

  it('a limit is never lowered below what members have', async () => {
    await report('A', 'approved');
    await expect(setPolicy({ pays: 'approval', advanceLimitPaise: 4_999n })).rejects.toThrow(/more than this/);
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 5_000n });
    await report('B', 'approved');
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
  });
});

describe('a statement', () => {
  it('lists what differs, and a bad line stops no other', async () => {
    await report('good', 'approved');
    await report('less', 'approved');
    await report('open', 'tracked');
    const lines: [string, number][] = [
      ['good', 80],
      ['', 5],
      ['less', 72.5],
      ['negative', -1],
      ['fraction', 1.005],
      ['open', 80],
      ['stranger', 10],
    ];
    const answer = await pay(...lines);
    expect(answer).toEqual({
      settled: 4,
      paid: 242.5,
      differences: [
        { orderId: '', paid: 5, expected: null, kind: 'BAD_LINE' },
        { orderId: 'less', paid: 72.5, expected: 80, kind: 'OTHER_AMOUNT' },
        { orderId: 'negative', paid: -1, expected: null, kind: 'BAD_LINE' },
        { orderId: 'fraction', paid: 1.005, expected: null, kind: 'BAD_LINE' },
        { orderId: 'open', paid: 80, expected: 80, kind: 'NOT_APPROVED' },
        { orderId: 'stranger', paid: 10, expected: null, kind: 'UNKNOWN_ORDER' },
      ],
    });
    expect(await book()).toMatchObject({ cash: 232.5, commission: 152.5, receivable: -80, unmatched: 10 });
    // the same again is the same
    expect(await pay(...lines)).toEqual(answer);
    expect(await book()).toMatchObject({ cash: 232.5 });
    expect(await payBy('S-2', ['good', 80], ['less', 80])).toMatchObject({
      settled: 0,
      differences: [
        { orderId: 'good', kind: 'SETTLED_BEFORE', expected: 80 },
        { orderId: 'less', kind: 'SETTLED_BEFORE', expected: 72.5 },
      ],
    });
  });

  it('that came before the report counts when the report comes', async () => {
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 0n });
    await pay(['early', 75]);
    await report('early', 'tracked');
    expect(await book()).toMatchObject({ unmatched: 0, receivable: -75, expected: 75 });
    await report('early', 'approved', { occurredAt: day(2) });
    expect(await book()).toMatchObject({ receivable: 0, commission: 75, cash: 75 });
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n });
  });

  it('for an order that is taken back later is owed to the network', async () => {
    await report('back', 'approved');
    await pay(['back', 80]);
    await report('back', 'rejected', { occurredAt: day(25) });
    expect(await book()).toMatchObject({ receivable: -80, commission: 0, cashback: 0, cash: 80, advanced: 0 });
    expect(await wallet()).toMatchObject({ APPROVED: 0n, DECLINED: 5_000n });
  });
});

it('commission that a network does not name is estimated until it pays', async () => {
  await report('told', 'approved', { commissionPaise: 8_000n });
  await report('told', 'approved', { commissionPaise: null, saleAmountPaise: 50_000n, occurredAt: day(2) });
  await report('untold', 'approved', { commissionPaise: 0n });
  // half of what was told, and as much as the member earns
  expect(await book()).toMatchObject({ commission: 90, estimated: 90 });
  await pay(['told', 41], ['untold', 60]);
  expect(await book()).toMatchObject({ commission: 101, estimated: 0 });
});

it.each(['book_journal', 'book_entry', 'settlement_line'])('rows of %s are only added to', async (table) => {
  await report('kept', 'approved');
  await pay(['kept', 80]);
  for (const change of [`delete from ${table}`, `truncate ${table} cascade`]) {
    await expect(database.pool.query(change)).rejects.toThrow(/only added to|permission denied/);
  }
});

it('a journal out of balance is refused', async () => {
  await report('kept', 'approved');
  await expect(
    database.pool.query(`with new as (
      insert into book_journal (network, order_id, cause, kind, happened_at)
      select network, id, 'none', 'NONE', now() from shop_order limit 1 returning id
    ) insert into book_entry select id, 'CASH', 5 from new`),
  ).rejects.toThrow(/out of balance by 5 paise/);
});

it('the books and the ledger are correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('the check finds books that differ', async () => {
  await report('last', 'approved');
  await database.pool.query('update network_policy set advanced_paise = advanced_paise - 1 where network = $1', [
    network,
  ]);
  expect(await checkLedger(database)).toEqual({ ...soundLedger, driftedAdvances: 1 });
  await database.pool.query(`update shop_order set commission_paise = 1 where network = $1`, [network]);
  expect(await checkLedger(database)).toMatchObject({ driftedReceivables: 1 });
  await database.pool.query(`update shop_order set released_paise = 1 where network = $1`, [network]);
  expect(await checkLedger(database)).toMatchObject({ driftedCashback: 1 });
});
