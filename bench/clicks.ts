import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { createKey } from '../packages/api/src/client/createKey.ts';
import { forkServer } from './lib/forkServer.ts';
import { hammer } from './lib/hammer.ts';
import { median } from './lib/median.ts';
import { toRequest } from './lib/toRequest.ts';

// Acknowledged clicks a second over HTTP: committed in groups, compared with one insert each and with a "hello" of the
// same server. A host is one thread: one host limits the groups while the second core is idle, but it does not limit
// the single inserts. So all three run on one host, and then on two hosts with the same database. Many members click on
// many stores. At the end every acknowledged click must be a row.

/** Clicks at once: enough that the commits are the limit, not the waiting for them. */
const CONNECTIONS = 192;
/** Many short turns, and the median of each: other work on the machine slows all of them down alike. */
const ROUNDS = 9;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const MEMBERS = 200;
/** The compiler needs tens of thousands of calls before the code runs at full speed. */
const WARM_UP_SECONDS = 8;

interface Ready {
  helloPort: number;
  groupPort: number;
  singlePort: number;
  storeIds: string[];
  databaseUrl: string;
}

interface Host extends Ready {
  stop(): Promise<void>;
}

interface Target {
  name: string;
  /** Each answer means one row. */
  writes: boolean;
  ports: number[];
  next: () => Buffer;
}

const dataDir = createDataDir();
const hosts: Host[] = [];
let acknowledged = 0;

try {
  const first = await startHost();
  await startHost(first.databaseUrl);
  const requests = await requestsTo(first);
  const alone = targetsOf([first], requests);
  const both = targetsOf(hosts, requests);
  for (const target of both) await measure(target, WARM_UP_SECONDS);
  const rates = await measureAll([...alone, ...both]);
  report('one host', rates.slice(0, alone.length));
  const times = report('two hosts', rates.slice(alone.length));
  if (times < 2) process.exitCode = 1;
  await countRows(first);
} finally {
  for (const host of hosts.toReversed()) await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a database where none is given. */
async function startHost(databaseUrl?: string): Promise<Host> {
  const { ready, stop } = await forkServer<Ready>('clickServer.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const host = { ...ready, stop };
  hosts.push(host);
  return host;
}

interface Requests {
  hello: () => Buffer;
  click: () => Buffer;
}

async function requestsTo({ groupPort, storeIds }: Host): Promise<Requests> {
  const hello = toRequest('GET', '/hello', {});
  const clicks: (() => Buffer)[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const headers = await memberHeaders(groupPort, n);
    // 37 and 80 have no common factor: members click on stores in every combination
    for (let turn = 0; turn < 5; turn += 1)
      clicks.push(clickOn(storeIds[(n * 37 + turn * 16) % storeIds.length] ?? '', headers));
  }
  let next = 0;
  const click = () => {
    next = (next + 1) % clicks.length;
    return clicks[next]?.() ?? hello;
  };
  return { hello: () => hello, click };
}

/** Like the client: each click has its own key. */
function clickOn(storeId: string, member: Record<string, string>): () => Buffer {
  const headers = { ...member, 'idempotency-key': createKey() };
  const click = toRequest('POST', `/click/${storeId}?clickSource=STORE`, headers, JSON.stringify(sampleDevice));
  const keyAt = click.indexOf(headers['idempotency-key']);
  return () => {
    const request = Buffer.from(click);
    request.write(createKey(), keyAt);
    return request;
  };
}

function targetsOf(asked: readonly Host[], { hello, click }: Requests): Target[] {
  return [
    { name: 'hello', writes: false, ports: asked.map(({ helloPort }) => helloPort), next: hello },
    { name: 'single-row', writes: true, ports: asked.map(({ singlePort }) => singlePort), next: click },
    { name: 'group', writes: true, ports: asked.map(({ groupPort }) => groupPort), next: click },
  ];
}

/**
 * @returns the median of each target's turns: answers with status 200 a second; a click gets its answer after its
 * commit
 */
async function measureAll(targets: readonly Target[]): Promise<number[]> {
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, ${availableParallelism()} cores, fsync on\n`,
  );
  const turns = targets.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, target] of targets.entries()) turns[n]?.push(await measure(target, SECONDS));
    console.log(targets.map(({ name, ports }, n) => `${name} × ${ports.length}: ${turns[n]?.at(-1)} /s`).join('   '));
  }
  return turns.map(median);
}

async function measure({ ports, next, writes }: Target, seconds: number): Promise<number> {
  const { answers, perSecond } = await hammer({ ports, next, connections: CONNECTIONS, seconds });
  if (writes) acknowledged += answers;
  return perSecond;
}

/** Compares the rows with the acknowledged clicks. */
async function countRows({ databaseUrl }: Ready): Promise<void> {
  const { pool, close } = await openDatabase(databaseUrl, { size: 1, timeoutMs: 60_000 });
  const { rows } = await pool.query<{ clicks: string; members: string; stores: string }>(
    'select count(*) as clicks, count(distinct member_id) as members, count(distinct source_id) as stores from click',
  );
  await close();
  const { clicks, members, stores } = rows[0] ?? {};
  console.log(`\n${acknowledged} clicks acknowledged, ${clicks} rows of ${members} members at ${stores} stores`);
  if (Number(clicks) !== acknowledged) process.exitCode = 1;
}

/** @returns how many times faster groups are than single inserts */
function report(who: string, [hello = 0, single = 0, group = 0]: readonly number[]): number {
  console.log(`\n${who}, median: hello ${hello} /s, single-row ${single} /s, group commit ${group} /s`);
  const share = Math.round((100 * group) / hello);
  console.log(`group commit is ${(group / single).toFixed(1)} × single-row and ${share} % of hello`);
  return group / single;
}

async function memberHeaders(port: number, n: number): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const signup = { method: 'POST', headers, body: JSON.stringify(sampleSignup({ email: `member${n}@mail.example` })) };
  const response = await fetch(`http://127.0.0.1:${port}/signup`, signup);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}
