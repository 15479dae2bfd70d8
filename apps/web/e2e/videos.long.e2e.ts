import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { untilHydrated } from './harness/hydration.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test } from './harness/test.ts';

const VIDEOS = '/user_dashboard/tutorials/videos';

const players = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.dailymotion.com'];

/** Replaces a player: a page at another origin that runs a script. */
const player = `<title>Player</title><h1>Waiting</h1>
<script>document.querySelector('h1').textContent = 'Playing at ' + origin</script>`;

/** This player redirects to another host, as the real one does. */
const leadsOn = `<script>location.replace('https://geo.dailymotion.com/player.html?video=x')</script>`;

async function answerPlayers(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => [...players, 'geo.dailymotion.com'].includes(hostname),
    (route) => {
      const { hostname } = new URL(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: hostname === 'www.dailymotion.com' ? leadsOn : player });
    },
  );
}

/** Presses every play button. @returns the texts of the frames by their hosts */
async function playAll(page: Page): Promise<Record<string, string>> {
  await page.getByRole('button', { name: 'Play video: Shopping at stores, part 1' }).waitFor();
  const buttons = await page.getByRole('button', { name: /^Play video/ }).all();
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')));
  const shown: Record<string, string> = {};
  for (const name of names) {
    await page.getByRole('button', { name: name ?? '', exact: true }).click();
    const title = name?.replace('Play video: ', '');
    const { hostname } = new URL((await page.getByTitle(title ?? '', { exact: true }).getAttribute('src')) ?? '');
    const heading = page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { name: /^Playing at/ });
    shown[hostname] = (await heading.textContent()) ?? '';
  }
  return shown;
}

const playing = {
  'www.youtube-nocookie.com': 'Playing at https://www.youtube-nocookie.com',
  'player.vimeo.com': 'Playing at https://player.vimeo.com',
  'www.dailymotion.com': 'Playing at https://geo.dailymotion.com',
};

test('every player plays in its own frame, and no other origin may be framed', async ({ site, visit }) => {
  const { context, page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await answerPlayers(context);
  await page.goto(VIDEOS);
  expect(await playAll(page)).toEqual(playing);
  const sandboxes = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('sandbox')));
  expect(new Set(sandboxes)).toEqual(new Set(['allow-scripts allow-same-origin allow-presentation allow-popups']));
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  });
  await expect.poll(() => faults.join()).toContain('frame-src');
});

test('also after a navigation from home, in the document of home', async ({ site, visit }) => {
  const { context, page, faults } = await visit({ stored: storedSession(await logIn(site.url, 'asha')) });
  await answerPlayers(context);
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('banner').locator('a[href="/user_dashboard"]').first().click();
  await page.getByRole('link', { name: 'All videos' }).click();
  await page.waitForURL(VIDEOS);
  expect(await playAll(page)).toEqual(playing);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true);
  expect(faults).toEqual([]);
});
