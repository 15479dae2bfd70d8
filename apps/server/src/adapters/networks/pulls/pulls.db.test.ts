import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { checkLedger } from '../../../domain/ledger/checkLedger.ts';
import { readRefusedRows } from '../../../domain/networks/pulledRows.ts';
import { pullReports } from '../../../domain/networks/pullReports.ts';
import type { ReportPull } from '../../../domain/networks/ReportPull.ts';
import { receiveBodies } from '../../../domain/orders/receiveBodies.ts';
import type { NetworkPullSettings } from '../../../settings/networkPulls.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addClicks, addMember } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import {
  type FakeNetwork,
  type FakeOrder,
  fakeCredentials,
  startFakeNetwork,
} from '../../../testing/startFakeNetwork.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { admitad } from '../admitad.ts';
import { createPostbackAdapter } from '../postbackAdapter.ts';
import { createPull } from './createPull.ts';

const kinds = ['admitad', 'awin', 'cuelinks'] as const;
/** Three pages of those with the smallest. */
const [ORDERS, DAYS] = isWholeRun ? [230, 5] : [130, 3];
const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 9, number, hour));

let database: Database;
let network: FakeNetwork;

afterEach(async () => {
  await network.close();
  await database.close();
});

const pullOf = (kind: NetworkPullSettings['kind'], pace = {}): ReportPull =>
  createPull(
    { network: kind, kind, ...fakeCredentials, url: network.url },
    { paceMs: 0, pauseMs: 1, timeoutMs: 5_000, ...pace },
  );

/** Orders of clicks of one member, from the first day on. */
async function addOrders(count: number): Promise<void> {
  const member = await addMember(database);
  const times = Array.from({ length: count }, (_, number) => day(1 + (number % 20), number % 24));
  const clicks = times.map((orderedAt) => ({ clickedAt: new Date(orderedAt.getTime() - 3_600_000) }));
  const clickIds = await addClicks(database, member, clicks);
  for (const [number, orderedAt] of times.entries()) {
    const clickId = clickIds[number] ?? '';
    const sale = 500 + number * 1.25;
    network.orders.push({
      ...{ number, clickId, status: 'pending', sale, commission: 10 + number / 4, currency: 'INR', orderedAt },
    });
  }
  network.orders.sort((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime());
}

/** A day of the network: some orders are decided, some come back, some have another amount by now. */
function live(random: (below: number) => number, now: Date): void {
  for (const order of network.orders) {
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

interface BookedOrder {
  status: string;
  sale: number;
  commission: number;
}

async function booked(): Promise<BookedOrder[]> {
  const { rows } = await database.pool.query<BookedOrder>(
    `select status, sale_paise::float8 / 100 as sale, commission_paise::float8 / 100 as commission
     from shop_order join click on click.id = shop_order.click_id order by click_id`,
  );
  return rows;
}

/** Reports that say of an order what the one before has said. */
async function repeatedReports(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from (
       select (status, sale_paise, commission_paise) as said, lag((status, sale_paise, commission_paise))
         over (partition by network_order_id order by occurred_at, event_id) as said_before
       from order_report
     ) as told where said = said_before`,
  );
  return rows[0]?.count ?? -1;
}

const STATUS = { pending: 'tracked', approved: 'approved', declined: 'rejected' };
const expected = (): BookedOrder[] =>
  network.orders
    .toSorted((one, other) => (one.clickId < other.clickId ? -1 : 1))
    .map(({ status, sale, commission }) => ({ status: STATUS[status], sale, commission }));

/** What is asked for first, at 22:00 UTC: it is the next day in India and for Admitad. */
const ASKED = {
  admitad: '/statistics/actions/?date_start=25.06.2026&date_end=23.10.2026&order_by=datetime&limit=500&offset=0',
  awin: '/publishers/45628/transactions/?startDate=2026-06-24T22:00:00&endDate=2026-07-25T22:00:00&timezone=UTC&dateType=transaction',
  cuelinks: '/api/v2/transactions.json?start_date=2026-06-25&end_date=2026-10-23&page=1&per_page=100',
};

describe.each(kinds)('the list of %s', (kind) => {
  beforeEach(async () => {
    database = await createTestDatabase();
    network = await startFakeNetwork(kind);
  });

  it('is booked as the network has it, day after day, and nothing changes when nothing changed', async () => {
    await addOrders(ORDERS);
    const random = createRandom(7);
    const pull = pullOf(kind);
    for (let today = 22; today < 22 + DAYS; today += 1) {
      const { rows, changed } = await pullReports(database, pull, { now: () => day(today, 12) });
      expect(rows).toBeGreaterThan(0);
      expect(changed).toBeGreaterThan(0);
      expect(await booked()).toEqual(expected());
      const again = await pullReports(database, pull, { now: () => day(today, 13) });
      expect(again).toMatchObject({ state: 'done', changed: 0, refused: 0 });
      live(random, day(today, 20));
    }
    const events = await database.pool.query<{ outcome: string }>('select distinct outcome from order_report');
    expect(['applied', 'stale']).toEqual(expect.arrayContaining(events.rows.map(({ outcome }) => outcome)));
    expect(await checkLedger(database)).toEqual(soundLedger);
  }, 60_000);

  it('is the same after interruptions anywhere, on any host', async () => {
    await addOrders(130);
    const random = createRandom(11);
    let interruptions = 0;
    for (let today = 22; today < 25; today += 1) {
      for (let tries = 0; ; tries += 1) {
        expect(tries).toBeLessThan(60);
        const now = () => new Date(day(today, 12).getTime() + tries * 1_000);
        try {
          await pullReports(dying(database, 3 + random(12)), pullOf(kind), { now });
          break;
        } catch {
          interruptions += 1;
          // the lease of a host that died ends
          await database.pool.query('update network_pull set leased_until = null');
        }
      }
      expect(await booked()).toEqual(expected());
      live(random, day(today, 20));
    }
    expect(interruptions).toBeGreaterThan(2);
    expect(await repeatedReports()).toBe(0);
    expect(await checkLedger(database)).toEqual(soundLedger);
  }, 60_000);

  it('is asked for in the words of its documentation', async () => {
    await pullReports(database, pullOf(kind), { now: () => day(22, 22) });
    expect(decodeURIComponent(network.asked[0] ?? '')).toBe(ASKED[kind]);
  });

  it('goes on at the page where it stopped', async () => {
    await addOrders(130);
    await pullReports(database, pullOf(kind), { now: () => day(22) });
    const whole = network.asked.splice(0);
    database = await fresh();
    const ending = new AbortController();
    network.faults.push(
      () => false,
      () => {
        ending.abort();
        return false;
      },
    );
    const first = pullReports(database, pullOf(kind), { now: () => day(22), signal: ending.signal });
    await expect(first).rejects.toThrow();
    await pullReports(database, pullOf(kind), { now: () => day(23) });
    // only the page that was under way is asked for twice
    expect(network.asked).toEqual([...whole.slice(0, 2), ...whole.slice(1)]);
  });

  it('is read by one of several hosts', async () => {
    await addOrders(30);
    let left = 0;
    // the first list comes when the other hosts have given up
    network.faults.push(() =>
      expect
        .poll(() => left)
        .toBe(2)
        .then(() => false),
    );
    const hosts = [1, 2, 3].map(async () => {
      const { state } = await pullReports(database, pullOf(kind), { now: () => day(22) });
      left += 1;
      return state;
    });
    const states = await Promise.all(hosts);
    expect(states.toSorted()).toEqual(['busy', 'busy', 'done']);
    expect(new Set(network.asked).size).toBe(network.asked.length);
    expect(await booked()).toEqual(expected());
  });

  it('has rows that are not understood: they are named, stop nobody, and count when they are mended', async () => {
    await addOrders(12);
    const [foreign, negative] = network.orders;
    if (!foreign || !negative) throw new Error('no orders');
    Object.assign(foreign, { currency: 'USD' });
    Object.assign(negative, { sale: -5 });
    const pull = pullOf(kind);
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

  it('of any time is read again when an operator asks', async () => {
    await addOrders(40);
    const pull = pullOf(kind);
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

async function fresh(): Promise<Database> {
  await database.close();
  const next = await createTestDatabase();
  const orders = network.orders.splice(0);
  database = next;
  await addOrders(orders.length);
  return next;
}

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

describe('a network that', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    network = await startFakeNetwork('awin');
    await addOrders(10);
  });

  const run = (pace = {}) => pullReports(database, pullOf('awin', pace));

  it.each([
    ['is busy for a moment', (response) => response.writeHead(429, { 'retry-after': '0' }).end()],
    ['is overloaded', (response) => response.writeHead(503).end('{}')],
    ['fails', (response) => response.writeHead(500).end('<html>')],
    ['hangs up', (response) => response.destroy()],
    ['sends half of the list', (response) => response.end('[{"id":90')],
    ['sends bytes that are no text', (response) => response.end(Buffer.from([0x5b, 0xff, 0x5d]))],
    ['does not answer in time', () => {}],
  ] satisfies [string, (response: Parameters<FakeNetwork['faults'][number]>[0]) => unknown][])(
    '%s is asked again',
    async (_, answer) => {
      network.faults.push((response) => {
        answer(response);
        return true;
      });
      await expect(run({ timeoutMs: 200 })).resolves.toMatchObject({ state: 'done', changed: 10 });
      expect(network.asked[1]).toBe(network.asked[0]);
    },
  );

  it.each([
    ['refuses our credentials', 401, {}, 'Awin refuses our credentials (401): check NETWORK_PULLS.'],
    ['does not understand us', 400, {}, 'Awin does not understand the request (400).'],
    ['fails for long', 500, {}, 'Awin answers with an error (500).'],
    ['sends something else', 200, {}, 'Awin sent no list.'],
  ])('%s stops the run, and the next one goes on', async (_, status, headers, text) => {
    const isAgain = status === 500;
    for (let turn = 0; turn < (isAgain ? 4 : 1); turn += 1) {
      network.faults.push((response) => {
        response.writeHead(status, headers).end('{"token":"canary"}');
        return true;
      });
    }
    await expect(run()).rejects.toThrow(text);
    expect(network.asked).toHaveLength(isAgain ? 4 : 1);
    await expect(run()).resolves.toMatchObject({ state: 'done', changed: 10 });
  });

  it('wants to be left alone is not asked until then', async () => {
    network.faults.push((response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
      return true;
    });
    await expect(run()).rejects.toThrow('Awin is busy (429).');
    await expect(run()).resolves.toMatchObject({ state: 'busy' });
    expect(network.asked).toHaveLength(1);
    await database.pool.query(`update network_pull set not_before = not_before - interval '1 hour'`);
    await expect(run()).resolves.toMatchObject({ state: 'done', changed: 10 });
  });

  it('redirects is not followed: the token stays with its host', async () => {
    let visits = 0;
    const other = createServer((_request, response) => {
      visits += 1;
      response.end('[]');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    network.faults.push((response) => {
      response.writeHead(302, { location }).end();
      return true;
    });
    await expect(run()).rejects.toThrow('redirect');
    expect(visits).toBe(0);
  });

  it('sends without end is cut off', async () => {
    network.faults.push((response) => {
      const blanks = Buffer.alloc(1_000_000, ' ');
      const more = () => {
        while (!response.destroyed && response.write(blanks));
        response.once('drain', more);
      };
      more();
      return true;
    });
    await expect(run()).rejects.toThrow('more than 25 MB');
  });
});

it.each(['admitad', 'awin'] as const)('%s says what changed, and it is read on the same day', async (kind) => {
  database = await createTestDatabase();
  network = await startFakeNetwork(kind);
  await addOrders(3);
  const [decided, amended] = network.orders;
  if (!decided || !amended) throw new Error('no orders');
  await pullReports(database, pullOf(kind), { now: () => day(22, 6) });
  Object.assign(decided, { status: 'approved', decidedAt: day(22, 8) });
  // of amounts only Awin says so
  if (kind === 'awin') Object.assign(amended, { sale: 77, amendedAt: day(22, 8) });
  await pullReports(database, pullOf(kind), { now: () => day(22, 9) });
  expect(await booked()).toEqual(expected());
});

it('an approval in a call that is not signed counts when the list says the same', async () => {
  database = await createTestDatabase();
  network = await startFakeNetwork('admitad');
  await addOrders(1);
  const [order] = network.orders;
  if (!order) throw new Error('no order');
  order.status = 'approved';
  const form = { order_id: 'order-0', subid: order.clickId, status: 'approved', order_sum: '500', currency: 'INR' };
  const body = Buffer.from(String(new URLSearchParams({ ...form, payment_sum: '10', time: '2026-10-01 03:00:00' })));
  const call = { network: 'admitad', contentType: 'application/x-www-form-urlencoded', body };
  await receiveBodies(database, [call], createPostbackAdapter(admitad));
  expect(await booked()).toMatchObject([{ status: 'tracked' }]);
  await pullReports(database, pullOf('admitad'), { now: () => day(22) });
  expect(await booked()).toEqual(expected());
});

it('Admitad gets a new token when it ends one before its time', async () => {
  database = await createTestDatabase();
  network = await startFakeNetwork('admitad');
  await addOrders(130);
  network.faults.push(
    () => false,
    (response) => {
      response.writeHead(401).end('{}');
      return true;
    },
  );
  await expect(pullReports(database, pullOf('admitad'))).resolves.toMatchObject({ changed: 130 });
});

it('a host that was killed in a run is followed by another one when its lease ends', async () => {
  database = await createTestDatabase();
  network = await startFakeNetwork('cuelinks');
  await addOrders(5);
  await database.pool.query(
    `insert into network_pull (network, lease, leased_until) values ('cuelinks', gen_random_uuid(), now() + interval '40 s')`,
  );
  await expect(pullReports(database, pullOf('cuelinks'))).resolves.toMatchObject({ state: 'busy' });
  await database.pool.query(`update network_pull set leased_until = now() - interval '1 s'`);
  await expect(pullReports(database, pullOf('cuelinks'))).resolves.toMatchObject({ state: 'done', changed: 5 });
});
