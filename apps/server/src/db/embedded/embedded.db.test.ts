import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDataDir } from '../../testing/createDataDir.ts';
import { startOwner as startOwnerProcess } from '../../testing/startOwner.ts';
import { findBinaries } from './findBinaries.ts';
import { readRunningUrl } from './runningUrl.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

const owners: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newDataDir(): string {
  const folder = createDataDir();
  folders.push(folder);
  return join(folder, 'data');
}

/** A folder with a cluster, which takes a second to make: for tests that leave it whole, and no server running. */
const prepared = join(createDataDir(), 'data');
afterAll(() => rmSync(dirname(prepared), { recursive: true, force: true }));

/** A process that starts the server and runs until it is killed. */
async function startOwner(dataDir: string, throwaway = true) {
  const { process: owner, line } = startOwnerProcess(dataDir, { throwaway });
  owners.push(owner);
  return { owner, line: await line };
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a killed owner stops PostgreSQL, and the next start finds all committed data', async () => {
  const dataDir = prepared;
  const { owner, line: url } = await startOwner(dataDir, false);
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  await query(url, 'create table coin as select 7 as worth');
  owner.kill('SIGKILL');
  await once(owner, 'exit');

  const next = await startEmbeddedPostgres({ dataDir });
  expect(await query(next.url, 'select worth from coin')).toEqual([{ worth: 7 }]);
  await expect(query(url, 'select 1')).rejects.toThrow();
  await next.stop();
  expect(readRunningUrl(dataDir)).toBeUndefined();
});

test('a second server on the same folder gives up in time and says why', async () => {
  const dataDir = prepared;
  const { line: url } = await startOwner(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, throwaway: true })).rejects.toThrow(
    'Another Potli already uses this data folder',
  );
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two first starts at once one wins, and the folder is complete', async () => {
  const dataDir = newDataDir();
  const answers = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
  const winners = answers.filter(({ line }) => line.startsWith('postgres://'));
  expect(winners).toHaveLength(1);
  expect(await query(winners[0]?.line ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).toSorted()).toEqual(['owner.lock', 'postgres', 'postgres.json', 'postgres.lock']);
});

test('a stale lock with the id of another process is removed', async () => {
  const dataDir = prepared;
  const first = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await first.stop();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
  const second = await startEmbeddedPostgres({ dataDir, throwaway: true });
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('PostgreSQL that dies is started again at the same address', async () => {
  const server = await startEmbeddedPostgres({ dataDir: prepared, throwaway: true });
  const [row] = await query(server.url, 'select pg_read_file($$postmaster.pid$$) as lock');
  process.kill(Number.parseInt(String(row?.lock), 10), 'SIGKILL');
  await expect.poll(() => query(server.url, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
  await server.stop();
});

test.runIf(process.getuid?.() === 0)('below a folder closed to others, root puts the cluster elsewhere', async () => {
  const dataDir = newDataDir();
  chmodSync(dirname(dataDir), 0o700);
  const server = await startEmbeddedPostgres({ dataDir, throwaway: true });
  folders.push(dirname(server.dataPlace));
  expect(server.dataPlace).not.toContain(dataDir);
  await query(server.url, 'create table coin as select 7 as worth');
  await server.stop();
  const again = await startEmbeddedPostgres({ dataDir, throwaway: true });
  expect(await query(again.url, 'select worth from coin')).toEqual([{ worth: 7 }]);
  await again.stop();
});

test('uses the programs of PG_BIN', () => {
  process.env.PG_BIN = '/usr/lib/postgresql/18/bin';
  try {
    expect(findBinaries()).toBe('/usr/lib/postgresql/18/bin');
  } finally {
    delete process.env.PG_BIN;
  }
  expect(existsSync(join(findBinaries(), 'postgres'))).toBe(true);
});
