import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrate } from './harness/hydration.ts';
import { test } from './harness/test.ts';

/** Waits until the service worker controls the page. */
async function untilControlled(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('without a network the offline page is shown, and no old rate', async ({ visit }) => {
  const { context, page, faults } = await visit({ worker: true });
  await page.goto('/stores_details/juttigali');
  await untilControlled(page);
  expect(faults).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/stores_details/juttigali', '/deals']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/%|₹/);
  }

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('/deals');
  await page.getByRole('main').waitFor();
});

test('a click without a network keeps header and footer, blames the connection and recovers with it', async ({
  visit,
}) => {
  const { context, page } = await visit({ worker: true });
  await page.goto('/about');
  await untilControlled(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Stores', exact: true }).click();
  await page.getByText('You seem to be offline').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'All Stores' }).waitFor();
});

test('the worker caches only the files of the build', async ({ visit }) => {
  const { page } = await visit({ worker: true });
  await page.goto('/');
  await untilControlled(page);
  await page.reload();
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const cached = await page.evaluate(async () => {
    const [name = '', ...others] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return { others, paths: requests.map(({ url }) => new URL(url).pathname) };
  });
  expect(cached.others).toEqual([]);
  expect(cached.paths).toContain('/offline.html');
  expect(cached.paths.length).toBeGreaterThan(2);
  expect(cached.paths.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);
});

test('the icons of the manifest exist and have the size it gives', async ({ visit, site }) => {
  const html = await (await fetch(site.url)).text();
  const [, href = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
  const manifest = (await (await fetch(new URL(href, site.url))).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(2);
  const { page } = await visit();
  await page.goto('/favicon.svg');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
