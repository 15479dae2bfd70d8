import { MINUTE_MS } from '@potli/api/units/time';
import { describe, expect, it } from 'vitest';
import type { Clock } from './Clock.ts';
import { createNetwork, type Purchase } from './createNetwork.ts';
import type { Journal, JournalLine } from './openJournal.ts';
import type { Product } from './programmes.ts';
import { chance } from './random.ts';
import type { SandboxReport } from './SandboxOrder.ts';
import { type ScriptName, scripts } from './scripts.ts';
import type { SendResult } from './sendReport.ts';

const START_MS = Date.UTC(2026, 10, 20, 6);

/** A clock that moves only when a test says so. */
function createTestClock() {
  let now = START_MS;
  const timers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    scaled: (delayMs) => delayMs,
    after(delayMs, run) {
      timers.set(run, now + delayMs);
      return () => timers.delete(run);
    },
  };
  return {
    clock,
    /** Time passes, and nothing else can happen meanwhile. */
    stall(ms: number) {
      now += ms;
    },
    async pass(ms: number) {
      const end = now + ms;
      for (;;) {
        // what a shop answers arrives between two timers
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
        const [next] = [...timers].toSorted(([, one], [, other]) => one - other);
        if (!next || next[1] > end) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1]);
        next[0]();
      }
      now = end;
    },
  };
}

/** Stores the latest report of each order, as a shop does: by time, and each event once. */
function createShopDouble(answer: (tries: number) => SendResult) {
  const latest = new Map<string, SandboxReport>();
  const tries = new Map<string, number>();
  const received: SandboxReport[] = [];
  return {
    received,
    books: () => [...latest.values()].map(({ status, commissionPaise }) => `${status} ${commissionPaise}`).toSorted(),
    async send({ report }: { report: SandboxReport }): Promise<SendResult> {
      const times = (tries.get(report.id) ?? 0) + 1;
      tries.set(report.id, times);
      const result = answer(times);
      if (!result.answer) return result;
      received.push(report);
      const last = latest.get(report.orderId);
      if (!last || last.at < report.at) latest.set(report.orderId, report);
      return result;
    },
  };
}

const ok: SendResult = { answer: { status: 200, outcome: 'applied' } };

const product: Product = {
  category: 'juttis',
  name: 'Juttis',
  pricePaise: 100_000,
  commission: { basisPoints: 1_000 },
};
const programme = { network: 'demo', shop: 'Juttigali', clickParameter: 'subid', products: [product] };
const purchase: Purchase = { visit: { programme, clickId: 'click-1' }, product, pieces: 2, fate: 'approved' };

interface Opening {
  seed?: number;
  script?: ScriptName;
  answer?: (tries: number) => SendResult;
  /** How long it takes to write a line. */
  writeMs?: number;
}

function open({ seed = 1, script = 'calm', answer = () => ok, writeMs = 0 }: Opening = {}) {
  const time = createTestClock();
  const shop = createShopDouble(answer);
  const lines: JournalLine[] = [];
  const payments: { statement: string; orders: string[] }[] = [];
  const start = () => {
    // what a file would hold
    const write = (line: JournalLine) => {
      lines.push(structuredClone(line));
      time.stall(writeMs);
    };
    const journal: Journal = { lines: structuredClone(lines), write };
    return createNetwork({
      journal,
      clock: time.clock,
      seed,
      script: scripts[script],
      send: shop.send,
      pay: (_network, statement, orders) => payments.push({ statement, orders: orders.map(({ order }) => order.id) }),
    });
  };
  return { ...time, shop, payments, start };
}

const textOf = ({ status, pieces, reason }: SandboxReport) => `${status} ${pieces} ${reason ?? ''}`.trim();

describe('an order', () => {
  it('is reported in seconds, approved after a minute, and paid later', async () => {
    const { start, pass, shop, payments } = open();
    const { order } = start().buy(purchase);
    await pass(4_000);
    expect(shop.received.map(textOf)).toEqual(['tracked 2']);
    await pass(MINUTE_MS);
    expect(shop.received.map(textOf)).toEqual(['tracked 2', 'approved 2']);
    expect(payments).toEqual([]);
    await pass(5 * MINUTE_MS);
    expect(payments.map(({ orders }) => orders)).toEqual([[order.id]]);
    expect(JSON.parse(shop.received[1]?.body ?? '')).toMatchObject({
      clickId: 'click-1',
      saleAmount: '2000.00',
      commission: '200.00',
      category: 'juttis',
      occurredAt: '2026-11-20T06:01:00.000Z',
    });
  });

  it.each([
    ['cancelled', 2_000, 2, ['tracked 2', 'rejected 2 ORDER_CANCELLED']],
    ['returned', 2 * MINUTE_MS, 2, ['tracked 2', 'approved 2', 'rejected 2 ITEM_RETURNED']],
    ['cancelled in part', 10_000, 1, ['tracked 2', 'tracked 1', 'approved 1']],
    ['returned in part', 2 * MINUTE_MS, 1, ['tracked 2', 'approved 2', 'approved 1']],
    ['paid before it is returned', 7 * MINUTE_MS, 2, ['tracked 2', 'approved 2']],
  ])('that is %s is reported so', async (_, afterMs, pieces, latest) => {
    const { start, pass, shop } = open();
    const network = start();
    const { order } = network.buy(purchase);
    await pass(afterMs);
    network.returnPieces(order.id, pieces);
    await pass(20 * MINUTE_MS);
    expect(shop.received.map(textOf)).toEqual(latest);
    const times = shop.received.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  });

  it.each([
    [1, ['tracked 2', 'tracked 1', 'approved 1']],
    [2, ['tracked 2', 'rejected 2 ORDER_CANCELLED']],
  ])('of which %i are cancelled at once is reported so, however long writing takes', async (cancelled, latest) => {
    const { start, pass, shop } = open({ writeMs: 20 * MINUTE_MS });
    start().buy({ ...purchase, cancelled });
    await pass(60 * MINUTE_MS);
    expect(shop.received.map(textOf)).toEqual(latest);
  });

  it('is as before when the network closes while a report is under way', async () => {
    const { start, pass, shop } = open({
      answer: () => {
        network.close();
        return ok;
      },
    });
    const network = start();
    const { order } = network.buy(purchase);
    await pass(4_000);
    expect(shop.received.map(textOf)).toEqual(['tracked 2']);
    expect(network.find(order.id)?.reports.map(({ answers }) => answers)).toEqual([[]]);
  });

  it('without a click is not reported', async () => {
    const { start, pass, shop } = open();
    start().buy({ ...purchase, visit: { programme, clickId: undefined } });
    await pass(20 * MINUTE_MS);
    expect(shop.received).toEqual([]);
  });
});

describe('a shop that is away', () => {
  it('gets each report again, with the same id and bytes, after growing pauses', async () => {
    const { start, pass, shop } = open({ answer: (tries) => (tries < 4 ? {} : ok) });
    start().buy({ ...purchase, fate: 'rejected' });
    await pass(2 * MINUTE_MS);
    expect(shop.received.map(({ status }) => status)).toEqual(['tracked', 'rejected']);
  });

  it('is not asked again before the time that it names', async () => {
    const { start, pass, shop } = open({ answer: (tries) => (tries < 2 ? { retryAfterMs: 30_000 } : ok) });
    start().buy(purchase);
    await pass(31_000);
    expect(shop.received).toEqual([]);
    await pass(4_000);
    expect(shop.received.map(textOf)).toEqual(['tracked 2']);
  });
});

/** Buys and sends back as the seed says, with a restart after each purchase if it is to have restarts. */
async function booksOf(seed: number, script: ScriptName, restarts: boolean) {
  const { start, pass, shop, payments } = open({ seed, script, answer: (tries) => (tries < 2 ? {} : ok) });
  let network = start();
  for (let n = 1; n <= 30; n += 1) {
    const { order } = network.buy({ ...purchase, visit: { programme, clickId: `click-${n}` }, fate: undefined });
    await pass(chance(seed, 'wait', n) * MINUTE_MS);
    if (chance(seed, 'back', n) < 0.3) network.returnPieces(order.id, 1);
    if (restarts) {
      network.close();
      network = start();
    }
  }
  const done = network.done();
  await pass(60 * MINUTE_MS);
  await done;
  const paid = payments.flatMap(({ orders }) => orders);
  // an order is paid once
  expect(new Set(paid).size).toBe(paid.length);
  expect(new Set(payments.map(({ statement }) => statement)).size).toBe(payments.length);
  return { books: shop.books(), paid: paid.length, received: shop.received };
}

describe('the books of a seed', () => {
  it.each([1, 2, 3])('%s are the same in every run, whatever the network does to its reports', async (seed) => {
    const calm = await booksOf(seed, 'calm', false);
    expect(calm.books).toHaveLength(30);
    expect(new Set(calm.books.map((line) => line.split(' ')[0]))).toEqual(new Set(['approved', 'rejected']));
    for (const script of ['calm', 'duplicates', 'reordering', 'silence', 'chaos'] as const) {
      for (const restarts of [false, true]) {
        const run = await booksOf(seed, script, restarts);
        expect(run.books, `${script} ${restarts}`).toEqual(calm.books);
        expect(run.paid, `${script} ${restarts}`).toBe(calm.paid);
      }
    }
    expect((await booksOf(seed + 10, 'calm', false)).books).not.toEqual(calm.books);
  });

  it('duplicates are sent twice, reordering sends an approval before its order, and a default never pays', async () => {
    const ids = (await booksOf(1, 'duplicates', false)).received.map(({ id }) => id);
    expect(new Set(ids).size).toBeLessThan(ids.length);
    const { received } = await booksOf(1, 'reordering', false);
    const places = new Map(received.map(({ id }, place) => [id, place]));
    expect(
      received.some(({ orderId }) => (places.get(`${orderId}.2`) ?? 1e9) < (places.get(`${orderId}.1`) ?? 0)),
    ).toBe(true);
    expect((await booksOf(1, 'default', false)).paid).toBe(0);
  });
});
