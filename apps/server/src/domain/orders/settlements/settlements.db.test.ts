import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, anyAccount, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { closeMonth } from '../../ledger/books/closedMonths.ts';
import { type NetworkPolicy, savePolicy } from '../../ledger/books/networkPolicy.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { reservePayout } from '../../payouts/transfers/reservePayout.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { createOrderService } from '../history/createOrderService.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { bookStatement } from './bookStatement.ts';
import { releaseWaiting } from './releaseWaiting.ts';
import { withdrawStatement } from './withdrawStatement.ts';

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
  bookStatement(database, {
    network,
    statement,
    settledAt: day(20).toISOString(),
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
    await report('B', 'approved', { occurredAt: day(2), saleAmountPaise: 500_000n, commissionPaise: 40_000n });
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
    await pay(['B', 400]);
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

  it('that grows beyond the limit has what it had; the rest waits', async () => {
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

  it.each(['approval', 'settlement'] as const)(
    'keeps what it had where the limit is lowered, and the next one waits (paid on %s)',
    async (pays) => {
      await report('A', 'approved');
      await setPolicy({ pays, advanceLimitPaise: 1_000n });
      await report('B', 'approved');
      await releaseWaiting(database);
      expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 5_000n });
      expect(await book()).toMatchObject({ advanced: 50, advanceLimit: 10, waiting: 50 });
    },
  );
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
      ['nothing', 0],
      ['fraction', 1.005],
      ['open', 80],
      ['stranger', 10],
    ];
    const answer = await pay(...lines);
    expect(answer).toEqual({
      settled: 4,
      paid: 242.5,
      differences: [
        { orderId: '', paid: 5, expected: null, settled: null, kind: 'BAD_LINE' },
        { orderId: 'less', paid: 72.5, expected: 80, settled: 72.5, kind: 'OTHER_AMOUNT' },
        { orderId: 'nothing', paid: 0, expected: null, settled: null, kind: 'BAD_LINE' },
        { orderId: 'fraction', paid: 1.005, expected: null, settled: null, kind: 'BAD_LINE' },
        { orderId: 'open', paid: 80, expected: 80, settled: 80, kind: 'NOT_APPROVED' },
        { orderId: 'stranger', paid: 10, expected: null, settled: null, kind: 'UNKNOWN_ORDER' },
      ],
    });
    // 7.50 of what it stated is owed, and 80 is paid for what it has not approved
    expect(await book()).toMatchObject({ cash: 232.5, commission: 160, receivable: -72.5, unmatched: 10 });
    // the same again is the same
    expect(await pay(...lines)).toEqual(answer);
    expect(await book()).toMatchObject({ cash: 232.5 });
    expect(await pay(['less', 80])).toMatchObject({
      settled: 0,
      differences: [{ orderId: 'less', kind: 'STATED_OTHERWISE', expected: 72.5 }],
    });
    expect(await payBy('S-2', ['less', 7.5])).toMatchObject({ settled: 1, differences: [] });
    expect(await book()).toMatchObject({ cash: 240, receivable: -80 });
  });

  it('that came before the report counts when the report comes', async () => {
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 0n });
    await pay(['early', 75]);
    await report('early', 'tracked');
    expect(await book()).toMatchObject({ unmatched: 0, receivable: -75, expected: 80 });
    await report('early', 'approved', { occurredAt: day(2) });
    expect(await book()).toMatchObject({ receivable: 5, commission: 80, cash: 75 });
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

describe('a line of a statement', () => {
  const settledOf = async (orderId: string) =>
    (
      await database.pool.query<{ paise: string | null }>(
        'select settled_paise as paise from shop_order where network = $1 and network_order_id = $2',
        [network, orderId],
      )
    ).rows[0]?.paise;

  it('can be a part: what is left is owed, and money waits until the order costs no more than was paid', async () => {
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 0n });
    await report('parts', 'approved');
    expect(await payBy('S-1', ['parts', 30])).toMatchObject({ differences: [{ kind: 'OTHER_AMOUNT', settled: 30 }] });
    expect(await wallet()).toMatchObject({ APPROVED: 0n, PENDING: 5_000n });
    expect(await settledOf('parts')).toBe('3000');
    await payBy('S-2', ['parts', 25]);
    expect(await book()).toMatchObject({ cash: 55, receivable: 25, waiting: 0 });
    expect(await wallet()).toMatchObject({ APPROVED: 5_000n, PENDING: 0n });
    expect(await payBy('S-3', ['parts', 20], ['parts', 5])).toMatchObject({ settled: 2, differences: [] });
    expect(await book()).toMatchObject({ cash: 80, receivable: 0 });
  });

  it('can take back, before and after the network declines the order', async () => {
    await report('back', 'approved');
    await pay(['back', 80]);
    await payBy('S-2', ['back', -80]);
    expect(await book()).toMatchObject({ cash: 0, receivable: 80, advanced: 50 });
    await report('back', 'rejected', { occurredAt: day(25) });
    expect(await book()).toMatchObject({ cash: 0, receivable: 0, advanced: 0 });
    await report('more', 'approved');
    await payBy('S-3', ['more', 80]);
    await report('more', 'rejected', { occurredAt: day(25) });
    expect(await payBy('S-4', ['more', -80])).toMatchObject({ paid: -80, differences: [] });
    expect(await book()).toMatchObject({ cash: 0, receivable: 0, margin: 0 });
  });

  it('that was wrong is withdrawn: the network has not paid, members keep what they got, and it can be stated right', async () => {
    await setPolicy({ pays: 'settlement', advanceLimitPaise: 0n });
    await report('typed', 'approved');
    await report('right', 'approved');
    await pay(['typed', 999_999], ['right', 80]);
    const by = { who: 'cli:tester', action: 'withdrawSettlement' };
    const withdraw = (orderId?: string) => withdrawStatement(database, { network, statement: 'S-1', orderId }, { by });
    expect(await withdraw('typed')).toEqual({ lines: 1, paid: 999_999 });
    expect(await settledOf('typed')).toBeNull();
    expect(await wallet()).toMatchObject({ APPROVED: 10_000n });
    expect(await book()).toMatchObject({ cash: 80, receivable: 80, advanced: 50, advanceLimit: 0 });
    expect(await withdraw('typed')).toEqual({ lines: 0, paid: 0 });
    expect(await pay(['typed', 80], ['right', 80])).toMatchObject({ settled: 2, differences: [] });
    expect(await book()).toMatchObject({ cash: 160, receivable: 0, advanced: 0 });
    expect(await withdraw()).toEqual({ lines: 2, paid: 160 });
    expect(await book()).toMatchObject({ cash: 0, receivable: 160, advanced: 100 });
  });

  it('of a file that was booked by another name is refused, unless the network paid it again', async () => {
    await report('once', 'approved');
    await pay(['once', 30], ['twice', 2]);
    await expect(payBy('S-1 (1)', ['twice', 2], ['once', 30])).rejects.toThrow(/"S-1" of .* has the same lines/);
    expect(await payBy('S-2', ['once', 30], ['twice', 3])).toMatchObject({ settled: 2 });
    const again = { network, statement: 'S-3', settledAt: day(21).toISOString(), isRepeated: true };
    const lines = [{ orderId: 'once', commission: 30 }];
    expect(await bookStatement(database, { ...again, lines })).toMatchObject({ settled: 1 });
    expect(await book()).toMatchObject({ cash: 90, receivable: -10, unmatched: 5 });
  });

  it('is previewed without a trace', async () => {
    await report('seen', 'approved');
    const statement = { network, statement: 'S-1', settledAt: day(20).toISOString() };
    const lines = [{ orderId: 'seen', commission: 70 }];
    const preview = await bookStatement(database, { ...statement, lines }, { preview: true });
    expect(preview).toMatchObject({ settled: 1, differences: [{ kind: 'OTHER_AMOUNT', expected: 80, settled: 70 }] });
    expect(await book()).toMatchObject({ cash: 0, receivable: 80 });
    expect(await bookStatement(database, { ...statement, lines })).toEqual(preview);
  });

  it("counts on the bank's day, and after a month is closed in the next", async () => {
    const monthOf = async (month: string) => (await book())?.months.find((one) => one.month === month);
    await report('a', 'approved');
    await report('b', 'approved');
    const { orm } = database;
    await payBy('S-1', ['a', 80]);
    expect(await monthOf('2026-10')).toMatchObject({ cash: 80, receivable: -80 });
    const closing = { now: new Date('2026-11-01T00:00:00+05:30'), who: 'cli:tester' };
    await expect(orm.transaction((queries) => closeMonth(queries, '2026-11', closing))).rejects.toThrow(
      '2026-11 is not over yet.',
    );
    await orm.transaction((queries) => closeMonth(queries, '2026-10', closing));
    await expect(orm.transaction((queries) => closeMonth(queries, '2026-09', closing))).rejects.toThrow(
      'closed to 2026-10 already',
    );
    await payBy('S-2', ['b', 80]);
    await payBy('S-2b', ['early', 10]);
    await report('early', 'approved');
    expect(await monthOf('2026-10')).toMatchObject({ cash: 80 });
    expect(await monthOf('2026-11')).toMatchObject({ cash: 90 });
  });
});

it('commission that a network does not name is estimated until it pays', async () => {
  await report('told', 'approved', { commissionPaise: 8_000n });
  await report('told', 'approved', { commissionPaise: null, saleAmountPaise: 50_000n, occurredAt: day(2) });
  await report('untold', 'approved', { commissionPaise: null });
  // half of what was reported, and as much as the member earns
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
