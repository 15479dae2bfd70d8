import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createShop } from './harness/createShop.ts';
import { endInOrder, postgresOf } from './harness/endInOrder.ts';
import { isAlive } from './harness/isAlive.ts';
import { logIn } from './harness/members.ts';
import { type RunningSite, type SiteOptions, startSite } from './harness/startSite.ts';
import { isWholeRun } from './harness/wholeRun.ts';

/** In `test --all`. The API alone is killed in every run, with 500 callers (`crash.db.test.ts`). */
const AT_ONCE = 100;
const UNTIL_KILL = 200;

const device = {
  deviceType: 'desktop',
  browserName: 'Chrome',
  browserVersion: '140',
  osName: 'Linux',
  osVersion: '6',
  visitorId: 'visitor',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

let dataDir: string;
beforeAll(() => {
  dataDir = createShop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(more: Partial<SiteOptions> = {}): Promise<RunningSite> {
  // sessions are bound to the shop's address, and each start has a port of its own
  const site = await startSite({ dataDir, environment: { PUBLIC_URL: 'https://potli.example' }, ...more });
  onTestFinished(async () => {
    await site.end('SIGKILL');
  });
  return site;
}

async function click({ url }: RunningSite, storeId: string, accessToken: string): Promise<string> {
  const response = await fetch(`${url}/api/click/${storeId}?clickSource=STORE`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(device),
  });
  if (!response.ok) throw new Error(`The click was answered ${response.status}`);
  return ((await response.json()) as { clickId: string }).clickId;
}

/** Ids of all clicks of a member. */
async function clicksOf({ url }: RunningSite, accessToken: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const response = await fetch(`${url}/api/clicks/my-clicks?pageSize=250&pageNumber=${page}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!response.ok) throw new Error(`My Clicks answered ${response.status}: ${await response.text()}`);
    pages = Number(response.headers.get('x-total-pages'));
    for (const { clickId } of (await response.json()) as { clickId: string }[]) ids.add(clickId);
  }
  return ids;
}

describe.runIf(isWholeRun)('the whole site as a process', () => {
  test('killed during clicks of 100 callers, it has stored every acknowledged click and leaves no PostgreSQL behind; Ctrl-C ends the next one in order', async () => {
    const site = await start();
    const postgres = postgresOf(dataDir);
    const { accessToken } = await logIn(site.url, 'ravi');
    const store = (await (await fetch(`${site.url}/api/stores/slug/juttigali`)).json()) as { id: string };

    const acknowledged: string[] = [];
    const clickers = Array.from({ length: AT_ONCE }, async () => {
      for (;;) {
        acknowledged.push(await click(site, store.id, accessToken));
        if (acknowledged.length === UNTIL_KILL) void site.end('SIGKILL');
      }
    });
    const ends = await Promise.allSettled(clickers);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(acknowledged.length).toBeGreaterThanOrEqual(UNTIL_KILL);
    await expect.poll(() => isAlive(postgres), { timeout: 10_000 }).toBe(false);

    const restarted = await start({ ownGroup: true });
    const stored = await clicksOf(restarted, accessToken);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await endInOrder(restarted, dataDir, 'SIGINT');
  });
});
