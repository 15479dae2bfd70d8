import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdapterFinder } from '../../../adapters/networks/createAdapterFinder.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { replayReports } from '../review/replayReports.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

let member: bigint;
let clickId: string;
let orderId: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  member = await addMember(database);
  clickId = await addClick(database, member);
  orderId = `OD-${count}`;
});

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const report = (given: Partial<OrderReport>) => sampleReport({ orderId, clickId, ...given });
const receive = (given: Partial<OrderReport>) => receiveReport(database, report(given));
const balancesOf = async (id = member) => (await readBalances(database.orm, [id])).get(id);

describe('a report of an order', () => {
  it('moves the cashback of the click’s rate, rounded down', async () => {
    expect(await receive({ saleAmountPaise: 123_459n })).toBe('applied');
    expect(await balancesOf()).toMatchObject({ PENDING: 6_172n });
    await receive({ status: 'approved', saleAmountPaise: 123_459n, occurredAt: day(40) });
    expect(await balancesOf()).toMatchObject({ PENDING: 0n, APPROVED: 6_172n });
    await receive({ status: 'rejected', saleAmountPaise: 123_459n, occurredAt: day(41) });
    expect(await balancesOf()).toMatchObject({ APPROVED: 0n, DECLINED: 6_172n, DEBT: 0n });
  });

  it('takes the fixed amount where the click has one', async () => {
    const fixed = await addClick(database, member, { basisPoints: 0, fixedPaise: 8_500n });
    await receive({ clickId: fixed, saleAmountPaise: 1n });
    expect(await balancesOf()).toMatchObject({ PENDING: 8_500n });
  });

  it('is applied once, and is a conflict with other content', async () => {
    const first = report({});
    expect(await receiveReport(database, first)).toBe('applied');
    expect(await receiveReport(database, first)).toBe('duplicate');
    expect(await receiveReport(database, { ...first, saleAmountPaise: 999_999n })).toBe('conflict');
    expect(await balancesOf()).toMatchObject({ PENDING: 5_000n });
  });

  it('that is older than the valid one changes nothing', async () => {
    await receive({ status: 'rejected', occurredAt: day(20) });
    expect(await receive({ status: 'approved', occurredAt: day(10) })).toBe('stale');
    expect(await balancesOf()).toMatchObject({ APPROVED: 0n, DECLINED: 5_000n });
  });

  it('of the same moment: what arrives later with other content wins, whatever it is', async () => {
    await receive({ status: 'rejected' });
    expect(await receive({ status: 'approved' })).toBe('applied');
    expect(await receive({ status: 'tracked' })).toBe('applied');
  });

  it('with the same moment as another one: the more final status wins', async () => {
    const now = new Date();
    const tell = (given: Partial<OrderReport>) => receiveReport(database, report({ ...given, source: 'list' }), now);
    await tell({ status: 'rejected' });
    expect(await tell({ status: 'approved' })).toBe('stale');
  });

  it('of an unknown click is parked, and applied when the click is known', async () => {
    const later = randomUUID();
    const parked = report({ clickId: later });
    expect(await receiveReport(database, parked)).toBe('parked');
    expect(await receiveReport(database, parked)).toBe('parked');
    expect(await receive({ clickId: 'mangled\u00e9', orderId: 'other' })).toBe('parked');
    expect(await replayReports(database, createAdapterFinder())).toMatchObject({ applied: 0, failed: [] });
    await database.pool.query('update click set id = $1 where id = $2', [later, clickId]);
    expect(await receiveReport(database, parked)).toBe('applied');
    expect(await balancesOf()).toMatchObject({ PENDING: 5_000n });
  });

  it('of a click that is known by now is found among the parked ones', async () => {
    const later = randomUUID();
    await receive({ clickId: later });
    await receive({ clickId: later, status: 'approved', occurredAt: day(9) });
    await database.pool.query('update click set id = $1 where id = $2', [later, clickId]);
    expect(await replayReports(database, createAdapterFinder())).toMatchObject({ applied: 2, failed: [] });
    expect(await balancesOf()).toMatchObject({ PENDING: 0n, APPROVED: 5_000n });
  });

  it('without a click waits for a report with one', async () => {
    const approved = report({ clickId: null, status: 'approved', occurredAt: day(30) });
    expect(await receiveReport(database, approved)).toBe('parked');
    expect(await receive({ occurredAt: day(3) })).toBe('stale');
    expect(await balancesOf()).toMatchObject({ PENDING: 0n, APPROVED: 5_000n });
    expect(await receiveReport(database, approved)).toBe('duplicate');
  });

  it.each(['', '{aff_sub}', '[[[subid]]]', '!!!clickRef!!!', '0199c3a2-6f1e', randomUUID()])(
    'with “%s” for its click belongs to the order that is known, and waits where none is',
    async (named) => {
      const approved = report({ clickId: named, status: 'approved', occurredAt: day(9) });
      expect(await receiveReport(database, approved)).toBe('parked');
      expect(await receive({})).toBe('stale');
      expect(await balancesOf()).toMatchObject({ PENDING: 0n, APPROVED: 5_000n });
      expect(await receive({ clickId: named, status: 'rejected', occurredAt: day(10) })).toBe('applied');
      expect(await balancesOf()).toMatchObject({ APPROVED: 0n, DECLINED: 5_000n });
    },
  );

  it('that cancels with an amount of 0 cancels what is known of the order, and waits until something is', async () => {
    const cancelled = report({ status: 'rejected', saleAmountPaise: 0n, occurredAt: day(9) });
    expect(await receiveReport(database, cancelled)).toBe('parked');
    expect(await receive({ saleAmountPaise: 200_000n })).toBe('stale');
    expect(await balancesOf()).toMatchObject({ PENDING: 0n, DECLINED: 10_000n });
    // whatever the order of arrival: the last amount before it
    expect(await receive({ status: 'approved', saleAmountPaise: 300_000n, occurredAt: day(5) })).toBe('stale');
    expect(await balancesOf()).toMatchObject({ APPROVED: 0n, DECLINED: 15_000n });
    expect(await receive({ status: 'approved', occurredAt: day(10) })).toBe('applied');
    expect(await balancesOf()).toMatchObject({ APPROVED: 5_000n, DECLINED: 0n });
  });

  it('that is dated before its click makes an order of the time of the click', async () => {
    const clickedAt = day(2);
    const own = await addClick(database, member, { clickedAt });
    await receive({ clickId: own, occurredAt: new Date('2010-01-01T00:00:00Z') });
    await receive({ clickId: own, occurredAt: day(1) });
    const { rows } = await database.pool.query('select reported_at from shop_order where network_order_id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ reported_at: clickedAt }]);
  });

  it('has a journal of its own, however its network and its id divide into words', async () => {
    const [one, other] = [
      { network: 'a', eventId: 'b c', orderId: `d ${orderId}` },
      { network: 'a b', eventId: 'c', orderId },
    ];
    expect(await receive(one)).toBe('applied');
    expect(await receive(other)).toBe('applied');
    expect(await balancesOf()).toMatchObject({ PENDING: 10_000n });
  });

  it('by the click of another member does not move the order there', async () => {
    await receive({});
    const thief = await addMember(database);
    expect(await receive({ clickId: await addClick(database, thief), occurredAt: day(9) })).toBe('conflict');
    expect(await balancesOf(thief)).toMatchObject({ PENDING: 0n });
    expect(await balancesOf()).toMatchObject({ PENDING: 5_000n });
  });

  it.each<[string, Partial<OrderReport>]>([
    ['from the future', { occurredAt: new Date(Date.now() + 6 * 60_000) }],
    ['without a time', { occurredAt: new Date(Number.NaN) }],
    ['of nothing', { saleAmountPaise: 0n }],
    ['of less than nothing', { saleAmountPaise: -1n }],
    ['of more than there is', { saleAmountPaise: 10n ** 11n }],
    ['without an id', { eventId: '' }],
  ])('%s is refused and leaves nothing', async (_, given) => {
    await expect(receive(given)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await balancesOf()).toMatchObject({ PENDING: 0n, APPROVED: 0n });
  });
});

describe('the referrer', () => {
  let referrer: bigint;
  beforeEach(async () => {
    referrer = await addMember(database, undefined, `INVITE${count}`);
    member = await addMember(database, `INVITE${count}`);
    clickId = await addClick(database, member, { basisPoints: 0, fixedPaise: 500_000n });
  });

  it('earns 250 of 5000 after the approval, and loses it with the reversal', async () => {
    await receive({});
    expect(await balancesOf(referrer)).toMatchObject({ PENDING: 0n, APPROVED: 0n });
    await receive({ status: 'approved', occurredAt: day(32) });
    expect(await balancesOf(referrer)).toMatchObject({ APPROVED: 25_000n });
    await receive({ status: 'rejected', occurredAt: day(33) });
    expect(await balancesOf(referrer)).toMatchObject({ APPROVED: 0n, DECLINED: 0n, DEBT: 0n });
  });

  it('earns nothing of a fraction of a paisa', async () => {
    const tiny = await addClick(database, member, { basisPoints: 0, fixedPaise: 19n });
    await receive({ clickId: tiny, status: 'approved' });
    expect(await balancesOf(referrer)).toMatchObject({ APPROVED: 0n });
  });
});

it('the ledger is correct', async () => {
  expect(await checkLedger(database)).toEqual(soundLedger);
});
