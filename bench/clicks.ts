import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { createKey } from '../packages/api/src/client/createKey.ts';
import { hammer } from './lib/hammer.ts';
import { median } from './lib/median.ts';

// Acknowledged clicks a second over HTTP: committed in groups, compared with one insert each and with a "hello" of the
// same server. A host is one thread: one host limits the groups while the second core is idle, but it does not limit
// the single inserts. So all three run on one host, and then on two hosts with the same database.

/** Clicks at once: enough that the commits are the limit, not the waiting for them. */
const CONNECTIONS = 192;
/** Many short turns, and the median of each: other work on the machine slows all of them down alike. */
const ROUNDS = 9;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** The compiler needs tens of thousands of calls before the code runs at full speed. */
const WARM_UP_SECONDS = 8;

interface Ready {
  helloPort: number;
  groupPort: number;
  singlePort: number;
  storeId: string;
  databaseUrl: string;
}

interface Host extends Ready {
  process: ChildProcess;
  gone: Promise<unknown>;
}

interface Target {
  name: string;
  ports: number[];
  next: () => Buffer;
}

const dataDir = createDataDir();
const hosts: Host[] = [];

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
} finally {
  for (const host of hosts.toReversed()) await stop(host);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Starts a database where none is given. */
async function startHost(databaseUrl?: string): Promise<Host> {
  const server = fork(path.join(import.meta.dirname, 'lib/clickServer.ts'), {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    execArgv: ['--conditions=source'],
  });
  const gone = once(server, 'exit');
  const ready = await new Promise<Ready>((resolve, reject) => {
    server.once('message', (message) => resolve(message as Ready));
    server.once('exit', (code) => reject(new Error(`The server did not start (exit ${code})`)));
  });
  const host = { process: server, gone, ...ready };
  hosts.push(host);
  return host;
}

async function stop({ process: server, gone }: Host): Promise<void> {
  if (server.connected) server.disconnect();
  await gone;
}

interface Requests {
  hello: () => Buffer;
  click: () => Buffer;
}

async function requestsTo({ groupPort, storeId }: Host): Promise<Requests> {
  const body = JSON.stringify(sampleDevice);
  const headers = { ...(await memberHeaders(groupPort)), 'idempotency-key': createKey() };
  const hello = toRequest('GET', '/hello', {});
  const click = toRequest('POST', `/click/${storeId}?clickSource=STORE`, headers, body);
  const keyAt = click.indexOf(headers['idempotency-key']);
  return { hello: () => hello, click: () => withNewKey(click, keyAt) };
}

/** Like the client: each click has its own key. */
function withNewKey(click: Buffer, keyAt: number): Buffer {
  const request = Buffer.from(click);
  request.write(createKey(), keyAt);
  return request;
}

function toRequest(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(body.length) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

function targetsOf(asked: readonly Host[], { hello, click }: Requests): Target[] {
  return [
    { name: 'hello', ports: asked.map(({ helloPort }) => helloPort), next: hello },
    { name: 'single-row', ports: asked.map(({ singlePort }) => singlePort), next: click },
    { name: 'group', ports: asked.map(({ groupPort }) => groupPort), next: click },
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

function measure({ ports, next }: Target, seconds: number): Promise<number> {
  return hammer({ ports, next, connections: CONNECTIONS, seconds });
}

/** @returns how many times faster groups are than single inserts */
function report(who: string, [hello = 0, single = 0, group = 0]: readonly number[]): number {
  console.log(`\n${who}, median: hello ${hello} /s, single-row ${single} /s, group commit ${group} /s`);
  const share = Math.round((100 * group) / hello);
  console.log(`group commit is ${(group / single).toFixed(1)} × single-row and ${share} % of hello`);
  return group / single;
}

async function memberHeaders(port: number): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const signup = { method: 'POST', headers, body: JSON.stringify(sampleSignup()) };
  const response = await fetch(`http://127.0.0.1:${port}/signup`, signup);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}
