import { describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { importRates } from '../../../domain/ledger/exchange/importRates.ts';
import { checkLedger } from '../../../domain/ledger/journals/checkLedger.ts';
import { receiveBodies } from '../../../domain/orders/apply/receiveBodies.ts';
import { readRefusedRows } from '../../../domain/orders/networks/pulledRows.ts';
import { pullReports } from '../../../domain/orders/networks/pullReports.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { day, openPulledNetwork } from '../../../testing/openPulledNetwork.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import type { FakeOrder } from '../../../testing/startFakeNetwork.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { admitad } from '../admitad.ts';
import { createPostbackAdapter } from '../postbackAdapter.ts';

const kinds = ['admitad', 'awin', 'cuelinks'] as const;
/** Three pages of those with the smallest. */
const [ORDERS, DAYS] = isWholeRun ? [230, 5] : [130, 3];

/** A day of the network: some orders are decided, some come back, some have another amount by now. */
function live(orders: FakeOrder[], random: (below: number) => number, now: Date): void {
  for (const order of orders) {
    const turn = random(10);
    const decide = (status: FakeOrder['status']) =>
      order.status !== status && Object.assign(order, { status, decidedAt: now });
    if (turn === 0) decide('approved');
    if (turn === 1) decide('declined');
    if (turn === 2) decide('pending');
    // amounts change without a word about the time
    if (turn === 3 && order.status !== 'declined')
      Object.assign(order, { sale: order.sale - 1, commission: order.commission - 0.5, amendedAt: now });
  }
}

/** Reports that say of an order what the one before has said. */
async function repeatedReports({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from (
       select (status, sale_paise, commission_paise) as said, lag((status, sale_paise, commission_paise))
         over (partition by network_order_id order by told_at, event_id) as said_before
       from order_report
     ) as told where said = said_before`,
  );
  return rows[0]?.count ?? -1;
}

/** What is asked for first, at 22:00 UTC: it is the next day in India and for Admitad. */
const ASKED = {
  admitad: '/statistics/actions/?date_start=25.06.2026&date_end=23.10.2026&order_by=datetime&limit=500&offset=0',
  awin: '/publishers/45628/transactions/?startDate=2026-06-24T22:00:00&endDate=2026-07-25T22:00:00&timezone=UTC&dateType=transaction',
  cuelinks: '/api/v2/transactions.json?start_date=2026-06-25&end_date=2026-10-23&page=1&per_page=100',
};

describe.each(kinds)('the list of %s', (kind) => {
  it('is booked as the network has it, day after day, and nothing changes when nothing changed', async () => {
    const { database, network, pullOf, booked, expected } = await openPulledNetwork(kind, ORDERS);
    const random = createRandom(7);
    const pull = pullOf();
    for (let today = 22; today < 22 + DAYS; today += 1) {
      const { rows, changed } = await pullReports(database, pull, { now: () => day(today, 12) });
      expect(rows).toBeGreaterThan(0);
      expect(changed).toBeGreaterThan(0);
      expect(await booked()).toEqual(expected());
      const again = await pullReports(database, pull, { now: () => day(today, 13) });
      expect(again).toMatchObject({ state: 'done', changed: 0, refused: 0 });
      live(network.orders, random, day(today, 20));
    }
    const events = await database.pool.query<{ outcome: string }>('select distinct outcome from order_report');
    expect(['applied', 'stale']).toEqual(expect.arrayContaining(events.rows.map(({ outcome }) => outcome)));
    expect(await checkLedger(database)).toEqual(soundLedger);
  }, 60_000);

  it('is the same after interruptions anywhere, on any host', async () => {
    const { database, network, pullOf, booked, expected } = await openPulledNetwork(kind, 130);
    const random = createRandom(11);
    let interruptions = 0;
    for (let today = 22; today < 25; today += 1) {
      for (let tries = 0; ; tries += 1) {
        expect(tries).toBeLessThan(60);
        const now = () => new Date(day(today, 12).getTime() + tries * 1_000);
        try {
          await pullReports(dying(database, 3 + random(12)), pullOf(), { now });
          break;
        } catch {
          interruptions += 1;
          // the lease of a host that died ends
          await database.pool.query('update network_pull set leased_until = null');
        }
      }
      expect(await booked()).toEqual(expected());
      live(network.orders, random, day(today, 20));
    }
    expect(interruptions).toBeGreaterThan(2);
    expect(await repeatedReports(database)).toBe(0);
    expect(await checkLedger(database)).toEqual(soundLedger);
  }, 60_000);

  it('is asked for in the words of its documentation', async () => {
    const { database, network, pullOf } = await openPulledNetwork(kind);
    await pullReports(database, pullOf(), { now: () => day(22, 22) });
    expect(decodeURIComponent(network.asked[0] ?? '')).toBe(ASKED[kind]);
  });

  it('goes on at the page where it stopped', async () => {
    const whole = await openPulledNetwork(kind, 130);
    await pullReports(whole.database, whole.pullOf(), { now: () => day(22) });
    const { asked } = whole.network;
    const { database, network, pullOf } = await openPulledNetwork(kind, 130);
    const ending = new AbortController();
    network.faults.push(
      () => false,
      () => {
        ending.abort();
        return false;
      },
    );
    const first = pullReports(database, pullOf(), { now: () => day(22), signal: ending.signal });
    await expect(first).rejects.toThrow();
    await pullReports(database, pullOf(), { now: () => day(23) });
    // only the page that was under way is asked for twice
    expect(network.asked).toEqual([...asked.slice(0, 2), ...asked.slice(1)]);
  });

  it('is read by one of several hosts', async () => {
    const { database, network, pullOf, booked, expected } = await openPulledNetwork(kind, 30);
    let left = 0;
    // the first list comes when the other hosts have given up
    network.faults.push(() =>
      expect
        .poll(() => left)
        .toBe(2)
        .then(() => false),
    );
    const hosts = [1, 2, 3].map(async () => {
      const { state } = await pullReports(database, pullOf(), { now: () => day(22) });
      left += 1;
      return state;
    });
    const states = await Promise.all(hosts);
    expect(states.toSorted()).toEqual(['busy', 'busy', 'done']);
    expect(new Set(network.asked).size).toBe(network.asked.length);
    expect(await booked()).toEqual(expected());
  });

  it('has rows that are not understood: they are named, stop nobody, and count when they are mended', async () => {
    const { database, network, pullOf, booked, expected } = await openPulledNetwork(kind, 12);
    const [foreign, negative] = network.orders;
    if (!foreign || !negative) throw new Error('no orders');
    Object.assign(foreign, { currency: 'USD' });
    Object.assign(negative, { sale: -5 });
    const pull = pullOf();
    const result = await pullReports(database, pull, { now: () => day(22) });
    expect(result.changed).toBe(10);
    await expect(readRefusedRows(database.orm, kind)).resolves.toEqual([
      { rowId: String(9_000 + foreign.number), problem: expect.stringContaining('USD') as string },
      { rowId: String(9_000 + negative.number), problem: expect.stringContaining('negative') as string },
    ]);
    Object.assign(foreign, { currency: 'INR' });
    Object.assign(negative, { sale: 5 });
    await pullReports(database, pull, { now: () => day(23) });
    await expect(readRefusedRows(database.orm, kind)).resolves.toEqual([]);
    expect(await booked()).toEqual(expected());
  });

  it('has rows in dollars that wait for a rate of their day, and count at it when it is imported', async () => {
    const { database, network, pullOf, booked } = await openPulledNetwork(kind, 2);
    for (const order of network.orders) Object.assign(order, { currency: 'USD', sale: 10, commission: 1 });
    const pull = pullOf({ rules: { reportCurrencies: new Set(['USD']) } });
    expect((await pullReports(database, pull, { now: () => day(22) })).changed).toBe(0);
    const [first] = await readRefusedRows(database.orm, kind);
    expect(first?.problem).toMatch(/^No rate of USD is known for 2026-10-01/);
    const rates = [{ currency: 'USD', day: '2026-10-01', rupees: '83.5' }];
    await importRates(database, { rates, source: 'RBI reference rates', replace: false, who: 'cli:tester' });
    await pullReports(database, pull, { now: () => day(23) });
    await expect(readRefusedRows(database.orm, kind)).resolves.toEqual([]);
    expect(await booked()).toMatchObject([
      { sale: 835, commission: 83.5 },
      { sale: 835, commission: 83.5 },
    ]);
  });

  it('of any time is read again when an operator asks', async () => {
    const { database, network, pullOf, booked } = await openPulledNetwork(kind, 40);
    const pull = pullOf();
    await pullReports(database, pull, { now: () => day(22) });
    for (const order of network.orders) order.sale += 1;
    await pullReports(database, pull, { between: { from: day(1), to: day(11) } });
    const sales = await booked();
    const clicks = network.orders.toSorted((one, other) => (one.clickId < other.clickId ? -1 : 1));
    for (const [index, { orderedAt, sale }] of clicks.entries()) {
      // some lists are read by the day, in the network's zone
      if (orderedAt < day(11)) expect(sales[index]?.sale).toBe(sale);
      if (orderedAt > day(12)) expect(sales[index]?.sale).toBe(sale - 1);
    }
  });
});

/** The database of a host that dies before one of its next queries. */
function dying({ orm }: Database, after: number): Pick<Database, 'orm'> {
  let left = after;
  const get = (target: Database['orm'], name: string) => {
    if (['select', 'insert', 'update', 'transaction'].includes(name)) left -= 1;
    if (left < 0) throw new Error('killed');
    return Reflect.get(target, name) as unknown;
  };
  return { orm: new Proxy(orm, { get }) };
}

it.each(['admitad', 'awin'] as const)('%s says what changed, and it is read on the same day', async (kind) => {
  const { database, network, pullOf, booked, expected } = await openPulledNetwork(kind, 3);
  const [decided, amended] = network.orders;
  if (!decided || !amended) throw new Error('no orders');
  await pullReports(database, pullOf(), { now: () => day(22, 6) });
  Object.assign(decided, { status: 'approved', decidedAt: day(22, 8) });
  // of amounts only Awin says so
  if (kind === 'awin') Object.assign(amended, { sale: 77, amendedAt: day(22, 8) });
  await pullReports(database, pullOf(), { now: () => day(22, 9) });
  expect(await booked()).toEqual(expected());
});

it('an approval in a call that is not signed counts when the list says the same', async () => {
  const { database, network, pullOf, booked, expected } = await openPulledNetwork('admitad', 1);
  const [order] = network.orders;
  if (!order) throw new Error('no order');
  order.status = 'approved';
  const form = { order_id: 'order-0', subid: order.clickId, status: 'approved', order_sum: '500', currency: 'INR' };
  const body = Buffer.from(String(new URLSearchParams({ ...form, payment_sum: '10', time: '2026-10-01 03:00:00' })));
  const call = { network: 'admitad', contentType: 'application/x-www-form-urlencoded', body };
  await receiveBodies(database, [call], createPostbackAdapter(admitad));
  expect(await booked()).toMatchObject([{ status: 'tracked' }]);
  await pullReports(database, pullOf(), { now: () => day(22) });
  expect(await booked()).toEqual(expected());
});
