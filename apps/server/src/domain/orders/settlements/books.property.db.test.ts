import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { toPaise, toRupees } from '@potli/api/units/money';
import { afterAll, describe, expect, it } from 'vitest';
import { createApiHost } from '../../../createApiHost.ts';
import { openDatabase } from '../../../db/database.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { expectedBooks, expectedMoney, expectedPaid, type Released } from '../../../testing/expectedMoney.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { happen, paymentsIn, planYear, reportsIn, type YearEvent } from '../../../testing/networkYear.ts';
import { addShoppers } from '../../../testing/randomReports.ts';
import { type NetworkHost, networkSecret } from '../../../testing/sendReport.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { startServerProcess } from '../../../testing/startServerProcess.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { walletsOf } from '../../../testing/walletsOf.ts';
import { isWholeRun, seedsFor } from '../../../testing/wholeRun.ts';
import { type NetworkPolicy, savePolicy } from '../../ledger/books/networkPolicy.ts';
import { readBooks } from '../../ledger/books/readBooks.ts';
import { readFindings } from '../../ledger/journals/checkLedger.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { bookStatement } from './bookStatement.ts';
import { releaseWaiting } from './releaseWaiting.ts';

const SEEDS = seedsFor(11, 1, 42, 77, 99, 777, 2026, 31_337);
const [ORDERS, EVENTS] = isWholeRun ? [220, 900] : [40, 130];
const PERMUTATIONS = isWholeRun ? 50 : 3;
const LOOKS = isWholeRun ? 500 : 3;
/** Between two looks; without a pause they take as long as the work. */
const PAUSE_MS = isWholeRun ? 0 : 200;
const CONNECTIONS = 20;

const policies = {
  ample: { pays: 'approval', advanceLimitPaise: 10n ** 9n },
  tight: { pays: 'approval', advanceLimitPaise: 60_000n },
  late: { pays: 'settlement', advanceLimitPaise: 0n },
} satisfies Record<string, Pick<NetworkPolicy, 'pays' | 'advanceLimitPaise'>>;
type PolicyName = keyof typeof policies;
const policyNames = Object.keys(policies) as PolicyName[];

const turns = Array.from({ length: PERMUTATIONS }, (_, turn) => `P${turn}`);
/** All that report: one for each year and policy, and for each permutation. */
const networks = [...SEEDS, 5, 13].flatMap((seed) =>
  policyNames.flatMap((name) => ['', '-never', ...turns].map((turn) => `${name}${seed}${turn}`.toLowerCase())),
);
const postbackSecrets = new Map(networks.map((network) => [network, [networkSecret]]));

const { url, close: closeOwn } = await createTestDatabase();
const database = await openDatabase(url, { size: CONNECTIONS, ...longTimeout });
const onlooker = await openDatabase(url, { size: 1 });
const { api, close: closeHost } = await createApiHost({ ...testSettings, databaseUrl: url, postbackSecrets });
afterAll(async () => {
  await closeHost();
  await onlooker.close();
  await database.close();
  await closeOwn();
});

const look = () =>
  onlooker.orm.transaction(readFindings, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function booksOf(network: string) {
  const { networks } = await readBooks(database);
  const book = networks.find((one) => one.network === network);
  if (!book) throw new Error(`${network} has no books`);
  return book;
}

const inRupees = (paise: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(paise).map(([name, amount]) => [name, toRupees(amount)]));

async function openYear(seed: number, name: PolicyName, turn = '') {
  const network = `${name}${seed}${turn}`.toLowerCase();
  const shoppers = await addShoppers(database, `B${network}M`.toUpperCase(), 7);
  await savePolicy(database, { network, settlesAfterDays: 60, ...policies[name] });
  return { seed, name, network, shoppers, orders: ORDERS, events: EVENTS };
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
      await sleep(PAUSE_MS);
    }
  })();
  const [result] = await Promise.all([finished, looking]);
  return { looks, result };
}

const NOTHING: Released = { cashback: 0n, share: 0n };

/**
 * What members have of orders for which the network reported more after it had paid: nothing is taken back, within the limit or not
 * (docs/money.md#policies). Which these are, depends on what came first.
 */
async function readReleased(network: string): Promise<Map<number, Released>> {
  const { rows } = await database.pool.query<{ id: string; cashback: string; share: string }>(
    `select network_order_id as id, released_paise as cashback, released_referral_paise as share from shop_order
     where network = $1 and status = 'approved' and settled_paise > 0 and released_paise + released_referral_paise > 0
       and not network_has_paid(settled_paise, commission_estimated, commission_paise, earned_paise + referral_paise)`,
    [network],
  );
  const toReleased = ({ cashback, share }: (typeof rows)[number]): Released => ({
    cashback: BigInt(cashback),
    share: BigInt(share),
  });
  return new Map(rows.map((row) => [Number(row.id.replace('order-', '')), toReleased(row)]));
}

let looks = 0;

/** A host in a process of its own, on the same database. */
async function startSecondHost() {
  const dataDir = createDataDir({ inMemory: true });
  const server = await startServerProcess(dataDir, {
    DATABASE_URL: url,
    JWT_SECRET: testSettings.jwtSecret,
    PII_KEY: testSettings.piiKey,
    RECEIPT_KEY: testSettings.receiptKey,
    RATE_LIMITS: 'off',
    POSTBACK_SECRETS: networks.map((network) => `${network}=${networkSecret}`).join(),
  });
  const host: NetworkHost = { request: (path, init) => fetch(`${server.url}${path}`, init) };
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { host, end: (signal: NodeJS.Signals) => server.end(signal).finally(remove), process: server.process };
}

/** Events of several years, each with its own. */
function mix(years: readonly Awaited<ReturnType<typeof openYear>>[], seed: number) {
  const events = years.flatMap((year, index) =>
    planYear(createRandom(seed + index), year).map((event): { year: typeof year; event: YearEvent } => ({
      year,
      event,
    })),
  );
  return shuffled(events, createRandom(seed));
}

describe.each(SEEDS)('a year of reports and payments of three networks at once (seed %i)', (seed) => {
  it('by two hosts, one of them killed, all of it sent again: the books are what was stated and paid', async () => {
    const years = await Promise.all(policyNames.map((name) => openYear(seed, name)));
    const events = mix(years, seed);
    const other = await startSecondHost();
    const diesAfter = Math.floor(events.length / 3);
    let happened = 0;
    const atOther = inLanes(CONNECTIONS, events.toReversed(), async ({ year, event }) => {
      if (happened >= diesAfter) return;
      await happen(database, event, { ...year, host: other.host }).catch((error: unknown) => {
        // the outcome of those that were on their way is unknown
        if (happened < diesAfter) throw error;
      });
      happened += 1;
      if (happened === diesAfter) other.process.kill('SIGKILL');
    });
    const here = (all: typeof events) =>
      inLanes(CONNECTIONS, all, ({ year, event }) =>
        happen(database, event, { ...year, host: { request: api.request } }),
      );
    const all = async () => {
      await Promise.all([atOther, here(events.slice(0, events.length / 2))]);
      await here(shuffled(events, createRandom(seed + 1)));
    };
    const watched = await watch(all());
    looks += watched.looks;
    await other.end('SIGKILL');
    expect(other.process.signalCode).toBe('SIGKILL');
    await releaseWaiting(database);

    for (const year of years) {
      const own = events.filter((each) => each.year === year).map(({ event }) => event);
      const [reports, payments] = [reportsIn(own), paymentsIn(own)];
      const book = await booksOf(year.network);
      expect(book).toMatchObject(inRupees({ ...expectedBooks(reports, year.shoppers, payments) }));
      const released = await readReleased(year.network);
      for (const order of released.keys()) expect(payments.map((payment) => payment.order)).toContain(order);
      const releasedPaise = [...released.values()].reduce((sum, { cashback, share }) => sum + cashback + share, 0n);
      const advanced = toPaise(book.advanced) - Number(releasedPaise);
      expect(advanced).toBeLessThanOrEqual(toPaise(book.advanceLimit));
      const paid = expectedPaid(reports, year.shoppers, payments);
      const releasedOf = {
        ample: () => undefined,
        late: (order: number) => (paid.has(order) ? undefined : (released.get(order) ?? NOTHING)),
        tight: undefined,
      }[year.name];
      if (releasedOf) {
        expect(await walletsOf(database, year.shoppers)).toEqual(expectedMoney(reports, year.shoppers, releasedOf));
      }
      if (year.name === 'late') expect(advanced).toBe(0);
      // without its limit the network would have got more
      if (year.name === 'tight') expect(book.waiting).toBeGreaterThan(0);
    }
    expect(await look()).toEqual(soundLedger);
  });

  it.each(policyNames)('once everything is paid, everybody has everything, whatever the policy (%s)', async (name) => {
    const network = `${name}${seed}`;
    const { rows } = await database.pool.query<{ id: string; paise: string }>(
      `select network_order_id as id, greatest(commission_paise - coalesce(settled_paise, 0), 100) as paise
       from shop_order where network = $1
         and not network_has_paid(settled_paise, commission_estimated, commission_paise, earned_paise + referral_paise)`,
      [network],
    );
    const lines = rows.map(({ id, paise }) => ({ orderId: id, commission: toRupees(Number(paise)) }));
    await bookStatement(database, { network, statement: 'the rest', settledAt: '2026-11-20T00:00:00Z', lines });
    expect(await booksOf(network)).toMatchObject({ waiting: 0, advanced: 0 });
    expect(await look()).toEqual(soundLedger);
  });
});

describe.each(['ample', 'late'] as const)('permutations (%s)', (name) => {
  it('of the same reports and payments make one set of books', async () => {
    const books = new Set<string>();
    const random = createRandom(4711);
    let events: YearEvent[] = [];
    for (const turn of turns) {
      const year = { ...(await openYear(5, name, turn)), orders: 6, events: 24 };
      if (events.length === 0) events = planYear(random, year);
      // a few at once, so that they are applied in groups, in another division each time
      await inLanes(1 + random(8), shuffled(events, random), (event) =>
        happen(database, event, { ...year, host: { request: api.request } }),
      );
      const { months: _, network: _name, ...book } = await booksOf(year.network);
      books.add(
        JSON.stringify([
          book,
          (await walletsOf(database, year.shoppers)).map((wallet) => Object.values(wallet).join()),
        ]),
      );
    }
    expect(books.size).toBe(1);
  });
});

it('a network that never pays costs its limit at most, and the money waits for it', async () => {
  const year = await openYear(13, 'tight', '-never');
  const events = planYear(createRandom(13), year).filter((event) => 'report' in event);
  await inLanes(CONNECTIONS, events, (event) => happen(database, event, { ...year, host: { request: api.request } }));
  const book = await booksOf(year.network);
  expect(book).toMatchObject({ cash: 0, advanceLimit: 600 });
  expect(book.advanced).toBeLessThanOrEqual(600);
  expect(book.advanced).toBeGreaterThan(300);
  const credited = (await walletsOf(database, year.shoppers)).reduce((sum, { approved }) => sum + approved, 0n);
  expect(toRupees(credited)).toBe(book.advanced);
});

it('the equations held at every look meanwhile', () => {
  expect(looks).toBeGreaterThanOrEqual(LOOKS);
});
