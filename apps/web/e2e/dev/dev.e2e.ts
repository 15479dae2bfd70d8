import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createDataDir } from '@potli/server/testing/createDataDir';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresOf } from '../harness/endInOrder.ts';
import { isAlive } from '../harness/isAlive.ts';
import { type RunningSite, root, startSite } from '../harness/startSite.ts';

const dataDir = createDataDir();
let dev: RunningSite;

/** npm finds its own settings in the environment. */
const environment = process.env as Record<string, string>;

beforeAll(async () => {
  dev = await startSite({ dataDir, environment, command: ['npx', '-y', 'pnpm@12', 'dev'] });
});
afterAll(async () => {
  await dev.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
});

test('a change of the server restarts the API, and the terminal says so with the time that it took', async () => {
  const file = join(root, 'apps/server/src/http/toHttpError.ts');
  const touchAndRead = () => {
    // once more, because Vite may still be looking for the files that it watches
    utimesSync(file, new Date(), new Date());
    return dev.output();
  };
  await expect
    .poll(touchAndRead, { timeout: 30_000, interval: 5_000 })
    .toMatch(/toHttpError\.ts changed: the API restarted in \d+ ms/);
  expect((await fetch(`${dev.url}/api/health/ready`)).status).toBe(200);
});

test.each(['start', 'dev'])('%s on a taken port ends with one sentence, before it makes a database', (command) => {
  const own = createDataDir();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', `scripts/${command}.ts`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment, PORT: new URL(dev.url).port, DATA_DIR: own },
  });
  const made = readdirSync(own);
  rmSync(own, { recursive: true });
  expect(made).not.toContain('postgres');
  expect(stdout + stderr).toBe(`Port ${new URL(dev.url).port} is taken. Set PORT to another one.\n`);
  expect(status).toBe(1);
});

test('when npx is killed, nothing that it started runs on', async () => {
  const postgres = postgresOf(dataDir);
  expect(isAlive(postgres)).toBe(true);
  await dev.end('SIGKILL');
  await expect.poll(() => isAlive(postgres), { timeout: 10_000 }).toBe(false);
  await expect(fetch(dev.url)).rejects.toThrow();
});
