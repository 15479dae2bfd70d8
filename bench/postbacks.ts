import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { savePolicy } from '../apps/server/src/domain/ledger/books/networkPolicy.ts';
import { readFindings } from '../apps/server/src/domain/ledger/journals/checkLedger.ts';
import { MOST_AT_ONCE } from '../apps/server/src/domain/orders/apply/receiveBodies.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { addClick, addMember } from '../apps/server/src/testing/sampleMoney.ts';
import { signPostback } from '../apps/server/src/testing/signPostback.ts';
import { forkServer } from './lib/forkServer.ts';
import { hammer } from './lib/hammer.ts';
import { median } from './lib/median.ts';
import { familyMs, ownMs, parentOf, processorMs } from './lib/processorTime.ts';
import { toRequest } from './lib/toRequest.ts';

// Acknowledged reports a second over HTTP: applied in groups, compared with each in a transaction of its own; one host, then
// two on the same database. Several networks report orders of many members and approve them, all signed. At the end every
// acknowledged report must be a row, and the ledger must be right. Of groups on one host it also says whose processor time a report
// took, which a busy machine changes less than how many there are a second.

/** As many as a host works on at once (`bulkheads.ts`): a group is full when the one before is written. */
const CONNECTIONS = 2 * MOST_AT_ONCE;
const ROUNDS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const WARM_UP_SECONDS = 5;
const MEMBERS = 200;
const CLICKS = 5;
/** An order is approved so many orders after it was reported. */
const LATER = 400;
const NETWORKS = ['bazaar', 'mandi', 'haat', 'katra'];
const SECRET = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

interface Ready {
  groupPort: number;
  singlePort: number;
  databaseUrl: string;
}

interface Target {
  name: string;
  ports: number[];
}

/** Processor time in milliseconds so far. */
interface Spent {
  host: number;
  database: number;
  sender: number;
}

const dataDir = createDataDir();
const environment = { DATA_DIR: dataDir, POSTBACK_SECRETS: NETWORKS.map((name) => `${name}=${SECRET}`).join() };
const stops: (() => Promise<void>)[] = [];
const pids: number[] = [];
let acknowledged = 0;

try {
  const first = await startHost();
  const second = await startHost(first.databaseUrl);
  const database = await openDatabase(first.databaseUrl, { timeoutMs: 60_000 });
  stops.push(database.close);
  const clicks = await addShoppers(database);
  const next = createReports(clicks);
  const alone = targetsOf([first]);
  const both = targetsOf([first, second]);
  for (const target of both) await measure(target, next, WARM_UP_SECONDS);
  const rates = await measureAll([...alone, ...both], next);
  report('one host', rates.slice(0, alone.length));
  await reportCosts(database, first.groupPort, next);
  const times = report('two hosts', rates.slice(alone.length));
  if (times < 3) process.exitCode = 1;
  await countRows(database);
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a database where none is given. */
async function startHost(databaseUrl?: string): Promise<Ready> {
  const { ready, pid, stop } = await forkServer<Ready>('postbackServer.ts', {
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  stops.push(stop);
  pids.push(pid);
  return ready;
}

/** Clicks of members, half of whom were invited. */
async function addShoppers(database: Database): Promise<string[]> {
  for (const network of NETWORKS)
    await savePolicy(database, { network, pays: 'approval', settlesAfterDays: 60, advanceLimitPaise: 10n ** 14n });
  const clicks: string[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const memberId = await addMember(database, n % 2 ? `BENCH${n - 1}` : undefined, `BENCH${n}`);
    for (let turn = 0; turn < CLICKS; turn += 1) clicks.push(await addClick(database, memberId));
  }
  return clicks;
}

/** Every second report is of a new order, the others approve orders of before. */
function createReports(clicks: readonly string[]): () => Buffer {
  let count = 0;
  return () => {
    count += 1;
    const isNew = count % 2 === 1 || count < 2 * LATER;
    const order = isNew ? count : count - 2 * LATER + 1;
    const network = NETWORKS[order % NETWORKS.length] ?? '';
    const id = `event-${count}`;
    const body = JSON.stringify({
      eventId: id,
      orderId: `OD-${order}`,
      // 37 has no common factor with the number of clicks: neighbours are orders of different members
      clickId: clicks[(order * 37) % clicks.length],
      status: isNew ? 'tracked' : 'approved',
      saleAmount: `${500 + (order % 900)}.00`,
      commission: '40.00',
      occurredAt: new Date().toISOString(),
    });
    return toRequest('POST', `/postbacks/${network}`, signPostback({ secret: SECRET, id, body }), body);
  };
}

function targetsOf(hosts: readonly Ready[]): Target[] {
  return [
    { name: 'one by one', ports: hosts.map(({ singlePort }) => singlePort) },
    { name: 'groups', ports: hosts.map(({ groupPort }) => groupPort) },
  ];
}

/** @returns the median of each target's turns: reports that were answered with 200 a second, after their commit */
async function measureAll(targets: readonly Target[], next: () => Buffer): Promise<number[]> {
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, ${availableParallelism()} cores, fsync on\n`,
  );
  const turns = targets.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, target] of targets.entries()) turns[n]?.push(await measure(target, next, SECONDS));
    console.log(targets.map(({ name, ports }, n) => `${name} × ${ports.length}: ${turns[n]?.at(-1)} /s`).join('   '));
  }
  return turns.map(median);
}

async function measure({ ports }: Target, next: () => Buffer, seconds: number): Promise<number> {
  const { answers, perSecond } = await hammer({ ports, next, connections: CONNECTIONS, seconds });
  acknowledged += answers;
  return perSecond;
}

/** @returns how many times faster groups are */
function report(who: string, [single = 0, group = 0]: readonly number[]): number {
  const times = group / single;
  console.log(`\n${who}, median: one by one ${single} /s, in groups ${group} /s: ${times.toFixed(1)} ×`);
  return times;
}

/** Prints what reports in groups on one host cost, and how large the groups are. */
async function reportCosts({ pool }: Database, port: number, next: () => Buffer): Promise<void> {
  const { rows: backends } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(backends[0]?.pid ?? 0);
  const read = (): Spent => ({ host: processorMs(pids[0] ?? 0), database: familyMs(postmaster), sender: ownMs() });
  const costs: Record<keyof Spent, number[]> = { host: [], database: [], sender: [] };
  const sizes: number[] = [];
  const logged: number[] = [];
  const mails: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = await readWritten(pool);
    const [since, before, earlier] = [new Date(), read(), acknowledged];
    await measure({ name: 'groups', ports: [port] }, next, SECONDS);
    const [after, count] = [read(), acknowledged - earlier];
    for (const who of Object.keys(costs) as (keyof Spent)[]) costs[who].push((after[who] - before[who]) / count);
    const { rows } = await pool.query<{ groups: string }>(
      'select count(distinct received_at) as groups from order_report where received_at >= $1',
      [since],
    );
    sizes.push(count / Number(rows[0]?.groups));
    const end = await readWritten(pool);
    logged.push((end.bytes - start.bytes) / count);
    mails.push((end.mails - start.mails) / count);
  }
  const ms = (each: readonly number[]) => median(each).toFixed(2);
  console.log(
    `in groups of ${median(sizes).toFixed(0)}, ms of processor for a report: host ${ms(costs.host)}, ` +
      `PostgreSQL ${ms(costs.database)}, sender ${ms(costs.sender)}; ` +
      `${(median(logged) / 1_000).toFixed(1)} kB of PostgreSQL's log, ${median(mails).toFixed(2)} mails`,
  );
}

/** Bytes that PostgreSQL has written to its log (WAL) so far, and mails: a host that falls behind with them seems to need less. */
async function readWritten(pool: Database['pool']): Promise<{ bytes: number; mails: number }> {
  const { rows } = await pool.query<{ bytes: string; mails: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes, (select count(*) from mail_outbox) as mails`,
  );
  return { bytes: Number(rows[0]?.bytes), mails: Number(rows[0]?.mails) };
}

/** Compares the rows with the acknowledged reports, and looks at the whole ledger. */
async function countRows(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ reports: string; orders: string; journals: string; members: string }>(
    `select (select count(*) from order_report) as reports, (select count(*) from shop_order) as orders,
       (select count(*) from journal) as journals, (select count(distinct member_id) from journal) as members`,
  );
  const { reports, orders, journals, members } = rows[0] ?? {};
  console.log(
    `\n${acknowledged} reports acknowledged, ${reports} rows, ${orders} orders, ${journals} journals of ${members} members`,
  );
  const findings = Object.entries(await database.orm.transaction(readFindings)).filter(([, count]) => count !== 0);
  console.log(findings.length === 0 ? 'the ledger is right' : JSON.stringify(findings));
  if (Number(reports) !== acknowledged || findings.length > 0) process.exitCode = 1;
}
