import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiHost } from '../ApiHost.ts';
import { createApiHost } from '../createApiHost.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { testSettings } from '../testing/testSettings.ts';

const dataDir = createDataDir({ inMemory: true });
let apiHost: ApiHost;
let frozen: number[] = [];

beforeAll(async () => {
  apiHost = await createApiHost({ ...testSettings, dataDir });
});
afterEach(() => {
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  frozen = [];
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(apiHost.dataPlace, 'postmaster.pid'), 'utf8').split('\n')[0]);

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

const ready = async () => (await apiHost.api.request('/health/ready')).status;
const signup = (email: string) => apiHost.api.request('/signup', postJson(sampleSignup({ email })));

async function expectAway(): Promise<void> {
  const answers = await Promise.all([apiHost.api.request('/health/ready'), signup('away@mail.example')]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  const live = await apiHost.api.request('/health/live');
  expect(live.status).toBe(200);
  await expect(live.json()).resolves.toEqual({ status: 'live' });
}

it.skipIf(process.platform !== 'linux')(
  'says in time that the database does not answer, and works again when it does',
  async () => {
    await expect(ready()).resolves.toBe(200);
    frozen = [postmaster(), ...childrenOf(postmaster())];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await expectAway();
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
    await expect.poll(ready).toBe(200);
    expect((await signup('back@mail.example')).status).toBe(200);
  },
  30_000,
);

it.skipIf(process.platform !== 'linux')(
  'comes back by itself after the database was killed, and says 503 until then',
  async () => {
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(ready, { interval: 5 }).toBe(503);
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    expect((await signup('again@mail.example')).status).toBe(200);
  },
  30_000,
);
