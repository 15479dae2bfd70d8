import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { sampleDevice, sampleSignup } from '../apps/server/src/testing/sampleMember.ts';

// Acknowledged clicks a second over HTTP: committed in groups, beside one insert each, beside a hello of the same server.

const CONNECTIONS = 64;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

interface Ready {
  groupPort: number;
  singlePort: number;
  storeId: string;
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
  const started: [Ready] | [number] = await Promise.race([once(server, 'message'), gone]);
  if (typeof started[0] !== 'object') throw new Error(`The server did not start (exit ${started[0]})`);
  await measureAll(started[0]);
} finally {
  if (server.connected) server.disconnect();
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureAll({ groupPort, singlePort, storeId }: Ready): Promise<void> {
  const click = {
    method: 'POST',
    headers: await memberHeaders(groupPort),
    body: JSON.stringify(sampleDevice),
  } as const;
  const clickPath = `/click/${storeId}?clickSource=STORE`;
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each, ${availableParallelism()} cores, fsync on\n`);
  const hello = await measure('hello', `http://127.0.0.1:${groupPort}/hello`, {});
  const single = await measure('single-row inserts', `http://127.0.0.1:${singlePort}${clickPath}`, click);
  const group = await measure('group commit', `http://127.0.0.1:${groupPort}${clickPath}`, click);
  const times = (group / single).toFixed(1);
  console.log(`\ngroup commit is ${times} × single-row, ${Math.round((100 * group) / hello)} % of hello`);
  if (group < 3 * single) process.exitCode = 1;
}

type Request = Pick<Parameters<typeof autocannon>[0], 'method' | 'headers' | 'body'>;

/** @returns answers of status 200 a second; a click's answer comes after its commit */
async function measure(name: string, url: string, request: Request): Promise<number> {
  await autocannon({ ...request, url, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ ...request, url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  const perSecond = result['2xx'] / result.duration;
  const { p50, p99 } = result.latency;
  console.log(`${name.padEnd(20)} ${Math.round(perSecond).toString().padStart(7)} /s   p50 ${p50} ms   p99 ${p99} ms`);
  return perSecond;
}

async function memberHeaders(port: number): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify(sampleSignup()),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { ...headers, authorization: `Bearer ${accessToken}` };
}
