import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { importCatalogue } from '../apps/server/src/domain/shop/catalogue/import/importCatalogue.ts';
import { addHistory } from '../apps/server/src/testing/addHistory.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { sampleStore } from '../apps/server/src/testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { type ServerProcess, startServerProcess } from '../apps/server/src/testing/startServerProcess.ts';
import { startStreamingPair } from '../apps/server/src/testing/startStreamingPair.ts';
import { hammer } from './lib/hammer.ts';
import { startHaproxy, startNginx } from './lib/startProxy.ts';
import { toRequest } from './lib/toRequest.ts';

// Two hosts behind Debian's HAProxy, on a primary and a streaming replica by Debian's packages: lists with and without the replica, the own
// writes of members, a replica that dies, hosts that are restarted one after the other. What fails is counted.

const MEMBERS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 24;
const OWN_WRITES = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'potli-scale-'));
const pair = startStreamingPair();
const secret = () => randomBytes(32).toString('base64');
const shared = {
  DATABASE_URL: pair.primary.url,
  JWT_SECRET: secret(),
  PII_KEY: secret(),
  RECEIPT_KEY: secret(),
  // tokens are for one address
  PUBLIC_URL: 'http://shop.example',
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
};

interface Host {
  server: ServerProcess;
  port: number;
  metricsPort: number;
  environment: Record<string, string>;
}

const running = new Set<ServerProcess>();

async function main(): Promise<void> {
  const plain = await startHost();
  await fill();
  const tokens = await signUpMembers(plain);
  await addHistories();
  const alone = await measureLists(plain.port, tokens);
  await plain.server.end('SIGTERM');
  const hosts = [
    await startHost({ DATABASE_READ_URL: pair.replica.url }),
    await startHost({ DATABASE_READ_URL: pair.replica.url }),
  ] as const;
  const [one, two] = hosts;
  const withReplica = await measureLists(one.port, tokens);
  const reads = await readsOf(one);
  const said = ({ perSecond, pages }: Measured) => `${perSecond} /s, ${pages} pages of the primary each`;
  console.log(`lists of members with 2,000 orders, one host: ${said(alone)}`);
  console.log(
    `with the replica: ${said(withReplica)}; it answered ${reads.replica} of ${reads.replica + reads.primary} reads`,
  );
  if (reads.replica < reads.primary) process.exitCode = 1;

  const port = await freePort();
  const stopProxy = await startHaproxy({ port, hosts: [one.port, two.port], folder });
  try {
    await ownWrites(hosts, tokens);
    await underLoad('the replica is killed and comes back', { port, tokens }, async () => {
      pair.replica.kill();
      await pause(1_500);
      pair.replica.start();
      await pause(1_500);
    });
    await restarted('HAProxy', hosts, { port, tokens });
  } finally {
    await stopProxy();
  }
  const stopNginx = await startNginx({ port, hosts: [one.port, two.port], folder });
  try {
    await restarted('nginx', hosts, { port, tokens });
  } finally {
    await stopNginx();
  }
}

function restarted(
  proxy: string,
  hosts: readonly Host[],
  by: { port: number; tokens: readonly string[] },
): Promise<void> {
  return underLoad(`both hosts are restarted, one after the other, behind ${proxy}`, by, async () => {
    for (const host of hosts) {
      await host.server.end('SIGTERM');
      Object.assign(host, await startHost(host.environment));
      // the proxy asks each second
      await pause(2_500);
    }
  });
}

async function startHost(more: Record<string, string> = {}): Promise<Host> {
  const port = Number(more.PORT ?? (await freePort()));
  const metricsPort = Number(more.METRICS_PORT ?? (await freePort()));
  const environment = { ...shared, ...more, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const server = await startServerProcess(createDataDir(), environment);
  running.add(server);
  return { server, port, metricsPort, environment };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function fill(): Promise<void> {
  const database = await openDatabase(pair.primary.url, { size: 1, timeoutMs: 60_000 });
  await importCatalogue(database, {
    version: 1,
    stores: Array.from({ length: 80 }, (_, n) => sampleStore(`store-${n}`)),
  });
  await database.close();
}

async function signUpMembers({ server }: Host): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const body = sampleSignup({ email: `member${n}@mail.example`, mobileNumber: String(9_100_000_000 + n) });
    const response = await fetch(`${server.url}/signup`, post(body));
    tokens.push(((await response.json()) as { accessToken: string }).accessToken);
  }
  return tokens;
}

async function addHistories(): Promise<void> {
  const database = await openDatabase(pair.primary.url, { size: 1, timeoutMs: 600_000 });
  const { rows } = await database.pool.query<{ id: string }>('select id from member order by id');
  for (const { id } of rows) await addHistory(database, BigInt(id), { clicks: 2_000, orders: 2_000, others: 50 });
  await database.pool.query('analyze');
  await database.close();
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const LISTS = ['/transactions/my-transactions', '/clicks/my-clicks', '/payouts/my-payouts'];

function listsOf(tokens: readonly string[]): () => Buffer {
  const requests = tokens.flatMap((token) =>
    LISTS.map((list) => toRequest('GET', `/api${list}?pageNumber=0&pageSize=10`, { authorization: `Bearer ${token}` })),
  );
  let next = 0;
  return () => {
    next = (next + 1) % requests.length;
    return requests[next] ?? Buffer.alloc(0);
  };
}

interface Measured {
  perSecond: number;
  /** Pages of the primary that one list looks at. */
  pages: number;
}

async function measureLists(port: number, tokens: readonly string[]): Promise<Measured> {
  const load = { ports: [port], next: listsOf(tokens), connections: CONNECTIONS };
  await hammer({ ...load, seconds: SECONDS });
  const from = await pagesRead();
  const { answers, perSecond } = await hammer({ ...load, seconds: SECONDS });
  return { perSecond, pages: Math.round(((await pagesRead()) - from) / answers) };
}

/** Of the primary so far. Times would say how busy the machine is: all servers share its cores. */
async function pagesRead(): Promise<number> {
  // backends report what they did once a second
  await pause(1_500);
  const database = await openDatabase(pair.primary.url, { size: 1 });
  const { rows } = await database.pool.query<{ pages: string }>(
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  );
  await database.close();
  return Number(rows[0]?.pages ?? 0);
}

async function readsOf({ metricsPort }: Host): Promise<{ replica: number; primary: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const of = (by: string) => Number(new RegExp(`potli_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: of('replica'), primary: of('primary') };
}

/** A member clicks at one host and looks at the list at the other, at once. */
async function ownWrites([one, two]: readonly [Host, Host], tokens: readonly string[]): Promise<void> {
  const before = await readsOf(two);
  let missing = 0;
  for (let n = 0; n < OWN_WRITES; n += 1) {
    const authorization = `Bearer ${tokens[n % tokens.length]}`;
    const answer = await fetch(
      `${one.server.url}/click/${1 + (n % 80)}?clickSource=STORE`,
      post(sampleDevice, { authorization }),
    );
    const { clickId } = (await answer.json()) as { clickId: string };
    const list = await fetch(`${two.server.url}/clicks/my-clicks?pageNumber=0&pageSize=1`, {
      headers: { authorization },
    });
    const [newest] = (await list.json()) as { clickId: string }[];
    if (newest?.clickId !== clickId) missing += 1;
  }
  const { replica, primary } = await readsOf(two);
  console.log(
    `${OWN_WRITES} clicks at one host, each looked for at the other at once: ${missing} missing; the replica answered ` +
      `${replica - before.replica} of ${replica - before.replica + primary - before.primary} reads`,
  );
  if (missing > 0) process.exitCode = 1;
}

/** Why there was no answer: `fetch` has it in its cause. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}

/** Calls by the proxy, lists and clicks in turn, while something happens. */
async function underLoad(
  what: string,
  { port, tokens }: { port: number; tokens: readonly string[] },
  happen: () => Promise<void>,
): Promise<void> {
  const statuses = new Map<string, number>();
  let isOver = false;
  const note = (status: string) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const call = async (n: number) => {
    const authorization = `Bearer ${tokens[n % tokens.length]}`;
    const [address, request] =
      n % 2 === 0
        ? [`/api${LISTS[n % LISTS.length]}?pageNumber=0&pageSize=10`, { headers: { authorization } }]
        : [`/api/click/${1 + (n % 80)}?clickSource=STORE`, post(sampleDevice, { authorization })];
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, request);
    await answer.arrayBuffer();
    note(String(answer.status));
  };
  const caller = async (first: number) => {
    for (let n = first; !isOver; n += 7) {
      await call(n).catch((error: unknown) => note(`none (${reasonOf(error)})`));
      await pause(20);
    }
  };
  const callers = Array.from({ length: 6 }, (_, n) => caller(n));
  await pause(1_000);
  await happen();
  await pause(1_000);
  isOver = true;
  await Promise.all(callers);
  const failed = [...statuses].filter(([status]) => status !== '200').reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `${what}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; ${failed} failed`,
  );
  if (failed > 0) process.exitCode = 1;
}

try {
  await main();
} finally {
  for (const { process } of running) process.kill('SIGKILL');
  pair.stop();
  rmSync(folder, { recursive: true, force: true });
}
