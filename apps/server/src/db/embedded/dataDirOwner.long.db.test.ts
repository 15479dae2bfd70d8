import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDataDir } from '../../testing/createDataDir.ts';
import { asContainer, type Owner, startOwner } from '../../testing/startOwner.ts';
import { lockCluster } from './clusterLock.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

const ALREADY = 'already uses this data folder';
const owners: Owner[] = [];
const folder = createDataDir();
const dataDir = join(folder, 'data');
const postmaster = (of = dataDir) => Number.parseInt(readFileSync(join(of, 'postgres/postmaster.pid'), 'utf8'), 10);

beforeAll(async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
  await stop();
});

afterEach(async () => {
  for (const { process: owner } of owners.splice(0)) {
    if (owner.exitCode !== null || owner.signalCode !== null) continue;
    const ended = once(owner, 'exit');
    owner.kill('SIGKILL');
    await ended;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function start(within: string[] = [], { of = dataDir, throwaway = true } = {}): Owner {
  const owner = startOwner(of, { within, throwaway });
  owners.push(owner);
  return owner;
}

async function kill({ process: owner }: Owner): Promise<void> {
  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits for the end of PostgreSQL of the last test. */
const isFree = async () => closeSync(await lockCluster(join(dataDir, 'postgres')));

/** Fails, and does not skip, where the kernel forbids what these tests are about. */
function refuseWithoutNamespaces(): void {
  try {
    execFileSync(asContainer[0] ?? '', [...asContainer.slice(1), 'true'], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('Whether two containers destroy a data folder is NOT tested here: unshare needs root.', {
      cause: error,
    });
  }
}

test.runIf(process.platform === 'linux')(
  'a second container on the volume is refused, with the name of its owner',
  async () => {
    refuseWithoutNamespaces();
    const url = await start().line;
    const refusal = await start(asContainer).line;
    expect(refusal).toContain(ALREADY);
    expect(refusal).toMatch(/: process \d+ on .+, since 20\d\d-/);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test.runIf(process.platform === 'linux')('and this machine is refused while a container has the volume', async () => {
  refuseWithoutNamespaces();
  await isFree();
  expect(await start(asContainer).line).toContain('postgres://');
  await expect(startEmbeddedPostgres({ dataDir, throwaway: true })).rejects.toThrow(ALREADY);
});

test('of four starts in one moment one opens', async () => {
  const lines = await Promise.all(Array.from({ length: 4 }, () => start().line));
  expect(lines.filter((line) => line.startsWith('postgres://'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(ALREADY))).toHaveLength(3);
});

test('after a kill the next start waits until PostgreSQL of the killed one has ended', async () => {
  await isFree();
  const first = start();
  await first.line;
  const old = postmaster();
  process.kill(old, 'SIGSTOP');
  try {
    await kill(first);
    const second = start(process.platform === 'linux' ? asContainer : []);
    expect(await Promise.race([second.line, sleep(1_500, 'waits')])).toBe('waits');
    expect(postmaster()).toBe(old);
    process.kill(old, 'SIGCONT');
    expect(await second.line).toContain('postgres://');
  } catch (error) {
    process.kill(old, 'SIGCONT');
    throw error;
  }
});

test('a folder copied after a crash opens elsewhere, with all that was committed', async () => {
  await isFree();
  const first = start([], { throwaway: false });
  const url = await first.line;
  await ask(url, 'create table coin as select 7 as worth');
  const copy = join(folder, 'copy');
  first.process.kill('SIGSTOP');
  process.kill(postmaster(), 'SIGKILL');
  await sleep(300);
  cpSync(dataDir, copy, { recursive: true });
  // as a copy without its modes and owners has
  chmodSync(join(copy, 'postgres'), 0o755);
  expect(readdirSync(join(copy, 'postgres'))).toContain('postmaster.pid');
  const opened = await start([], { of: copy }).line;
  expect(opened).toContain('postgres://');
  expect(await ask(opened, 'select worth from coin')).toEqual([{ worth: 7 }]);
});

/** The text of an owner on another machine, which shares the folder and not its locks. */
const elsewhere = JSON.stringify({ machine: 'web-2', boot: 'another', pid: 7, since: '2026-11-26T10:00:00.000Z' });

test('an owner on another machine is noticed by its signs of life', async () => {
  await isFree();
  const file = join(dataDir, 'owner.lock');
  writeFileSync(file, elsewhere);
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 400);
  try {
    await expect(startEmbeddedPostgres({ dataDir, throwaway: true })).rejects.toThrow(
      `${ALREADY} (${dataDir}: process 7 on web-2`,
    );
  } finally {
    clearInterval(beat);
  }
  expect(readFileSync(file, 'utf8')).toBe(elsewhere);
  writeFileSync(file, '');
});

test('and counts as dead after ten silent seconds, as after a power cut', async () => {
  writeFileSync(join(dataDir, 'owner.lock'), elsewhere);
  const begin = performance.now();
  const { stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
  expect(performance.now() - begin).toBeGreaterThan(9_500);
  await stop();
  expect(readFileSync(join(dataDir, 'owner.lock'), 'utf8')).toBe('');
});

/** Versions before the lock had no such files. */
async function startOlder(): Promise<Owner> {
  const older = start();
  await older.line;
  for (const name of ['owner.lock', 'postgres.lock']) rmSync(join(dataDir, name));
  return older;
}

test.runIf(process.platform === 'linux')('a PostgreSQL of a version without the lock is noticed', async () => {
  await isFree();
  await startOlder();
  const pid = postmaster();
  await expect(startEmbeddedPostgres({ dataDir, throwaway: true })).rejects.toThrow(ALREADY);
  expect(postmaster()).toBe(pid);
});

test.runIf(process.platform === 'linux')('and in a container, too', { timeout: 200_000 }, async () => {
  refuseWithoutNamespaces();
  await isFree();
  await startOlder();
  const pid = postmaster();
  expect(await start(asContainer).line).toContain(ALREADY);
  expect(postmaster()).toBe(pid);
});

test('a folder that cannot be made ends the start with a sentence', async () => {
  const below = join(folder, 'a-file');
  writeFileSync(below, '');
  const start = startEmbeddedPostgres({ dataDir: join(below, 'data'), throwaway: true });
  await expect(start).rejects.toThrow(/^DATA_DIR: .*a-file\/data cannot be made \(E[A-Z]+\)\.$/);
});
