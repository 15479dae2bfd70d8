import { rmSync } from 'node:fs';
import { Click, ClickOutcome, TokenPair } from '@potli/api';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../../../db/database.ts';
import { readRunningUrl } from '../../../db/embedded/runningUrl.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/startEmbeddedPostgres.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../../../testing/sampleMember.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/startServerProcess.ts';
import { isWholeRun } from '../../../testing/wholeRun.ts';
import { importCatalogue } from '../catalogue/import/importCatalogue.ts';

const dataDir = createDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Parallel clicks. */
const AT_ONCE = isWholeRun ? 500 : 100;
const UNTIL_KILL = 1.5 * AT_ONCE;

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir, { RATE_LIMITS: 'off' });
  // cleanly, so that its PostgreSQL has left the folder before it is removed
  onTestFinished(async () => void (await server.end('SIGTERM')));
  return server;
}

async function loadStore(): Promise<string> {
  const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 1 });
  try {
    await importCatalogue(database, sampleCatalogue());
    const { rows } = await database.pool.query<{ id: string }>('select id from store limit 1');
    return rows[0]?.id ?? '';
  } finally {
    await database.close();
  }
}

async function join(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/signup`, postJson(sampleSignup({ email })));
  return z.parse(TokenPair, await response.json()).accessToken;
}

/** Returns the id of a confirmed click. @throws for any other response, or none */
async function click(url: string, storeId: string, token: string): Promise<string> {
  const response = await fetch(`${url}/click/${storeId}?clickSource=STORE`, postJson(sampleDevice, token));
  const { clickId } = z.parse(ClickOutcome, await response.json());
  if (clickId === undefined) throw new Error(`No click id, status ${response.status}`);
  return clickId;
}

async function clickIds(url: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const response = await fetch(`${url}/clicks/my-clicks?pageSize=250&pageNumber=${page}`, { headers });
    const rows = z.parse(z.array(Click), await response.json());
    ids.push(...rows.map(({ clickId }) => clickId));
    if (rows.length < 250) return ids;
  }
}

/** Without a host, which takes seconds to start. */
async function storedClicks(): Promise<Set<string>> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const database = await openDatabase(postgres.url, { size: 1 });
    const { rows } = await database.pool.query<{ id: string }>('select id from click');
    await database.close();
    return new Set(rows.map(({ id }) => id));
  } finally {
    await postgres.stop();
  }
}

/** `test --all` has five times as many, and kills the whole site, too (apps/web/e2e/lifecycle.e2e.ts). */
it('loses no confirmed click, neither killed during requests nor stopped after as many', async () => {
  const server = await start();
  const storeId = await loadStore();
  const token = await join(server.url, 'shopper@mail.example');

  const acknowledged: string[] = [];
  async function clickUntilKilled(): Promise<never> {
    for (;;) {
      acknowledged.push(await click(server.url, storeId, token));
      if (acknowledged.length === UNTIL_KILL) server.process.kill('SIGKILL');
    }
  }
  // each of them clicks until it fails, so the kill always hits as many
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, clickUntilKilled));
  await server.end('SIGKILL');
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(AT_ONCE);
  expect(acknowledged.length).toBeGreaterThanOrEqual(UNTIL_KILL);

  const restarted = await start();
  const afterKill = new Set(await clickIds(restarted.url, token));
  expect(acknowledged.filter((id) => !afterKill.has(id))).toEqual([]);

  const more = await Promise.all(Array.from({ length: AT_ONCE }, () => click(restarted.url, storeId, token)));
  await expect(restarted.end('SIGTERM')).resolves.toBe(0);
  expect(await storedClicks()).toEqual(new Set([...afterKill, ...more]));
}, 120_000);
