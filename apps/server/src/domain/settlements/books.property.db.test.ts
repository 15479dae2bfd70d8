import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createRandom, shuffled } from '../../testing/createRandom.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { expectedBooks, expectedMoney } from '../../testing/expectedMoney.ts';
import { inLanes } from '../../testing/inLanes.ts';
import { happen, paymentsIn, planYear, reportsIn } from '../../testing/networkYear.ts';
import { addShoppers, type Shopper } from '../../testing/randomReports.ts';
import { soundLedger } from '../../testing/soundLedger.ts';
import { type NetworkPolicy, savePolicy } from '../books/networkPolicy.ts';
import { readBooks } from '../books/readBooks.ts';
import { readFindings } from '../ledger/checkLedger.ts';
import { readBalances } from '../ledger/lockWallets.ts';
import { releaseWaiting } from './releaseWaiting.ts';
import { settleStatement } from './settleStatement.ts';

/** `test --all` runs it in full. */
const isWhole = process.env.BOOKS === 'whole';
const SEEDS = isWhole ? [1, 11, 42, 77, 99, 777, 2026, 31_337] : [11];
const [ORDERS, EVENTS] = isWhole ? [220, 900] : [60, 200];
const PERMUTATIONS = isWhole ? 50 : 5;
const LOOKS = isWhole ? 500 : 20;
const CONNECTIONS = 20;

const { url, close: closeOwn } = await createTestDatabase();
const database = await openDatabase(url, { size: CONNECTIONS });
const onlooker = await openDatabase(url, { size: 1 });
afterAll(async () => {
  await onlooker.close();
  await database.close();
  await closeOwn();
});

const policies = {
  ample: { pays: 'approval', advanceLimitPaise: 10n ** 9n },
  tight: { pays: 'approval', advanceLimitPaise: 60_000n },
  late: { pays: 'settlement', advanceLimitPaise: 0n },
} satisfies Record<string, Pick<NetworkPolicy, 'pays' | 'advanceLimitPaise'>>;
type PolicyName = keyof typeof policies;

const look = () =>
  onlooker.orm.transaction(readFindings, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function booksOf(network: string) {
  const { networks } = await readBooks(database);
  const book = networks.find((one) => one.network === network);
  if (!book) throw new Error(`${network} has no books`);
  return book;
}

const inRupees = (paise: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(paise).map(([name, amount]) => [name, Number(amount) / 100]));

async function walletsOf(shoppers: readonly Shopper[]) {
  const ids = shoppers.map(({ memberId }) => memberId);
  const balances = await readBalances(database.orm, ids);
  return ids.map((id) => {
    const { PENDING = 0n, APPROVED = 0n, DECLINED = 0n, DEBT = 0n } = balances.get(id) ?? {};
    return { pending: PENDING, approved: APPROVED - DEBT, declined: DECLINED };
  });
}

async function openYear(seed: number, name: PolicyName, turn = '') {
  const network = `${name}${seed}${turn}`;
  const shoppers = await addShoppers(database, `B${network}M`.toUpperCase(), 7);
  await savePolicy(database, { network, settlesAfterDays: 60, ...policies[name] });
  return { seed, network, shoppers, orders: ORDERS, events: EVENTS };
}

/** Looks at all equations until the work is done. */
async function watch<Result>(work: Promise<Result>): Promise<{ looks: number; result: Result }> {
  let [looks, working] = [0, true];
  const finished = work.finally(() => {
    working = false;
  });
  const looking = (async () => {
    while (working) {
      expect(await look()).toEqual(soundLedger);
      looks += 1;
    }
  })();
  const [result] = await Promise.all([finished, looking]);
  return { looks, result };
}

let looks = 0;

const names = Object.keys(policies) as PolicyName[];
/** Each seed with one policy, each policy at least once. */
const years = Array.from(
  { length: Math.max(SEEDS.length, names.length) },
  (_, index) => [SEEDS[index % SEEDS.length] ?? 0, names[index % names.length] ?? 'ample'] as const,
);

describe.each(years)('a year of reports and payments (seed %i, %s)', (seed, name) => {
  it('by two hosts, one of them killed, all of it sent again: the books are what was said and paid', async () => {
    const year = await openYear(seed, name);
    const events = planYear(createRandom(seed), year);
    const shoppers = year.shoppers.map(({ clicks }) => ({ clicks: clicks.map(({ id }) => ({ id })) }));
    const main = join(import.meta.dirname, '../../testing/reportHost.ts');
    const host = { year: { ...year, shoppers }, url, lanes: CONNECTIONS, diesAfter: Math.floor(events.length / 3) };
    const args = ['--conditions=source', main, JSON.stringify(host)];
    const other = spawn(process.execPath, args, { stdio: 'inherit' });
    const gone = once(other, 'exit');
    const half = async () => {
      await inLanes(CONNECTIONS, events.slice(0, events.length / 2), (event) => happen(database, event, year));
      await gone;
      await inLanes(CONNECTIONS, shuffled(events, createRandom(seed + 1)), (event) => happen(database, event, year));
    };
    const watched = await watch(half());
    looks += watched.looks;
    expect(other.signalCode).toBe('SIGKILL');
    await releaseWaiting(database);

    const [reports, payments] = [reportsIn(events), paymentsIn(events)];
    const book = await booksOf(year.network);
    expect(book).toMatchObject(inRupees({ ...expectedBooks(reports, year.shoppers, payments) }));
    expect(book.advanced).toBeLessThanOrEqual(book.advanceLimit);
    const paid = new Set(payments.map(({ order }) => order));
    if (name === 'ample') expect(await walletsOf(year.shoppers)).toEqual(expectedMoney(reports, year.shoppers));
    if (name === 'late') {
      expect(await walletsOf(year.shoppers)).toEqual(expectedMoney(reports, year.shoppers, (order) => paid.has(order)));
      expect(book.advanced).toBe(0);
    }
    // without its limit the network would have got more
    if (name === 'tight') expect(book.waiting).toBeGreaterThan(0);
    expect(await look()).toEqual(soundLedger);
  });

  it('once everything is paid, everybody has everything, whatever the policy', async () => {
    const network = `${name}${seed}`;
    const { rows } = await database.pool.query<{ id: string }>(
      `select network_order_id as id from shop_order where network = $1 and settled_paise is null`,
      [network],
    );
    const lines = rows.map(({ id }) => ({ orderId: id, commission: 1 }));
    await settleStatement(database, { network, statement: 'the rest', settledAt: '2026-12-01T00:00:00Z', lines });
    expect(await booksOf(network)).toMatchObject({ waiting: 0, advanced: 0 });
    expect(await look()).toEqual(soundLedger);
  });
});

describe.each(['ample', 'late'] as const)('permutations (%s)', (name) => {
  it('of the same reports and payments make one set of books', async () => {
    const books = new Set<string>();
    const random = createRandom(4711);
    let events: ReturnType<typeof planYear> = [];
    for (let turn = 0; turn < PERMUTATIONS; turn += 1) {
      const year = { ...(await openYear(5, name, `P${turn}`)), orders: 6, events: 24 };
      if (turn === 0) events = planYear(random, year);
      for (const event of shuffled(events, random)) await happen(database, event, year);
      const { months: _, network: _name, ...book } = await booksOf(year.network);
      books.add(JSON.stringify([book, (await walletsOf(year.shoppers)).map((wallet) => Object.values(wallet).join())]));
    }
    expect(books.size).toBe(1);
  });
});

it('a network that never pays costs its limit at most, and the money waits for it', async () => {
  const year = await openYear(13, 'tight', 'never');
  const events = planYear(createRandom(13), year).filter((event) => 'report' in event);
  await inLanes(CONNECTIONS, events, (event) => happen(database, event, year));
  const book = await booksOf(year.network);
  expect(book).toMatchObject({ cash: 0, advanceLimit: 600 });
  expect(book.advanced).toBeLessThanOrEqual(600);
  expect(book.advanced).toBeGreaterThan(300);
  const credited = (await walletsOf(year.shoppers)).reduce((sum, { approved }) => sum + approved, 0n);
  expect(Number(credited) / 100).toBe(book.advanced);
});

it('the equations held at every look meanwhile', () => {
  expect(looks).toBeGreaterThanOrEqual(LOOKS);
});
