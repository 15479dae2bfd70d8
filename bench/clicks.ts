import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';
import { hammer } from './lib/hammer.ts';
import { median } from './lib/median.ts';

// Acknowledged clicks a second over HTTP: committed in groups, beside one insert each, beside a hello of the same server.

/** Enough at once that the commits are what limits, not the waiting for them. */
const CONNECTIONS = 192;
/** They take turns, short and many, and the median turn of each counts: other work on the machine disturbs all alike. */
const ROUNDS = 9;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** The compiler needs tens of thousands of calls before a path is at its speed. */
const WARM_UP_SECONDS = 6;

interface Ready {
  helloPort: number;
  groupPort: number;
  singlePort: number;
  storeId: string;
}

interface Target {
  name: string;
  port: number;
  request: Buffer;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'potli-bench-'));
// PostgreSQL's own user passes through it
chmodSync(dataDir, 0o755);
const server = fork(path.join(import.meta.dirname, 'lib/clickServer.ts'), {
  env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  execArgv: ['--conditions=source'],
});
const gone = once(server, 'exit');

try {
  const [hello, single, group] = await measureAll(await targetsOf(await started()));
  report(hello ?? 0, single ?? 0, group ?? 0);
} finally {
  if (server.connected) server.disconnect();
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}

function started(): Promise<Ready> {
  return new Promise((resolve, reject) => {
    server.once('message', (ready) => resolve(ready as Ready));
    server.once('exit', (code) => reject(new Error(`The server did not start (exit ${code})`)));
  });
}

async function targetsOf({ helloPort, groupPort, singlePort, storeId }: Ready): Promise<Target[]> {
  const hello = toRequest('GET', '/hello', {});
  const body = JSON.stringify(sampleDevice);
  const click = toRequest('POST', `/click/${storeId}?clickSource=STORE`, await memberHeaders(groupPort), body);
  return [
    { name: 'hello', port: helloPort, request: hello },
    { name: 'single-row inserts', port: singlePort, request: click },
    { name: 'group commit', port: groupPort, request: click },
  ];
}

function toRequest(method: string, path: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': String(body.length) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

/** @returns the median of each target's turns: answers of status 200 a second; a click is answered after its commit */
async function measureAll(targets: readonly Target[]): Promise<number[]> {
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, ${availableParallelism()} cores, fsync on\n`,
  );
  for (const target of targets) await measure(target, WARM_UP_SECONDS);
  const turns = targets.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, target] of targets.entries()) turns[n]?.push(await measure(target, SECONDS));
    console.log(targets.map(({ name }, n) => `${name} ${turns[n]?.at(-1)} /s`).join('   '));
  }
  return turns.map(median);
}

function measure({ port, request }: Target, seconds: number): Promise<number> {
  return hammer({ port, request, connections: CONNECTIONS, seconds });
}

function report(hello: number, single: number, group: number): void {
  const share = Math.round((100 * group) / hello);
  console.log(`\nmedian: hello ${hello} /s, single-row ${single} /s, group commit ${group} /s`);
  console.log(`group commit is ${(group / single).toFixed(1)} × single-row and ${share} % of hello`);
  if (group < 3 * single) process.exitCode = 1;
}

async function memberHeaders(port: number): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const signup = { method: 'POST', headers, body: JSON.stringify(sampleSignup()) };
  const response = await fetch(`http://127.0.0.1:${port}/signup`, signup);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}
