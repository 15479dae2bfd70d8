import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPotli } from '@potli/server/testing';
import { describe, expect, onTestFinished } from 'vitest';
import { untilHydrated } from './harness/hydration.ts';
import { logIn } from './harness/members.ts';
import { root } from './harness/startSite.ts';
import { test } from './harness/test.ts';

describe('a page as it is sent', () => {
  test('contains its styles', async ({ site }) => {
    // The router writes them only while a switch of its own is on (vite.config.ts).
    const html = await (await fetch(site.url)).text();
    expect(html).toMatch(/<style[^>]*>[^<]{1000}/);
    expect(html).not.toContain('<link rel="stylesheet"');
  });

  test('brings its styles, of which the browser fetches none once more', async ({ visit }) => {
    const { page } = await visit();
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()));
    for (const path of ['/', '/stores', '/coupons', '/stores_details/juttigali']) {
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
    }
    expect(fetched).toEqual([]);
  });

  test('is compressed, has an ETag, and is answered by 304 to a browser that has it', async ({ site }) => {
    const first = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toContain('must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\S+"$/);
    const again = await fetch(site.url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const plain = await fetch(site.url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await first.text());
  });

  test('has its policy and its type still where the browser had it, and asked', async ({ visit }) => {
    const { page, faults } = await visit();
    await page.goto('/about');
    const again = await page.reload();
    expect(again?.headers()['content-security-policy']).toContain("default-src 'none'");
    const sent = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming,
    );
    // nothing but headers came
    expect(sent.transferSize).toBeLessThan(sent.encodedBodySize);
    await page.evaluate(() => void fetch('https://elsewhere.example/').catch(() => undefined));
    await expect.poll(() => faults.join()).toContain('violates the following Content Security Policy directive');
  });

  test('is the same for members and visitors, and with parameters of a campaign', async ({ site }) => {
    const { accessToken } = await logIn(site.url, 'asha');
    const read = async (path: string, headers = {}) => (await fetch(`${site.url}${path}`, { headers })).text();
    const visitor = await read('/stores_details/juttigali');
    const member = { authorization: `Bearer ${accessToken}`, cookie: `accessToken=${accessToken}` };
    expect(await read('/stores_details/juttigali', member)).toBe(visitor);
    expect(await read('/stores_details/juttigali?utm_source=elsewhere')).toBe(visitor);
  });

  test('runs only scripts that the site wrote', async ({ site, visit }) => {
    const { context, page, faults } = await visit();
    const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);

    // the same page with an injected script
    await context.route(site.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', '<script>document.title = "stolen"</script></head>');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    expect(await page.title()).not.toBe('stolen');
    expect(faults.join()).toContain('Content Security Policy');
  });
});

test('pages are rendered by the production build of React, in any environment', () => {
  const built = join(root, 'apps/web/dist/server');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files).not.toEqual([]);
  const asking = files.filter((name) => readFileSync(join(built, name), 'utf8').includes('process.env.NODE_ENV'));
  expect(asking).toEqual([]);
});

describe('a change of the catalogue', () => {
  test('is on the page within a second', async ({ site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'potli-catalogue-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const load = async (percent: number) => {
      const file = join(folder, 'catalogue.json');
      writeFileSync(
        file,
        JSON.stringify({ version: 1, stores: [{ ...store, rates: [{ appliesTo: 'Everything', percent }] }] }),
      );
      expect(await runPotli(['import', file], { DATA_DIR: site.dataDir })).toMatchObject({ code: 0, complaints: '' });
    };
    const page = async () => (await fetch(`${site.url}/stores_details/${store.urlSlug}`)).text();

    expect((await fetch(`${site.url}/stores_details/${store.urlSlug}`)).status).toBe(404);
    await load(4);
    await expect.poll(page, { timeout: 1000, interval: 20 }).toContain('Flat 4%');
    await load(5);
    await expect.poll(page, { timeout: 1000, interval: 20 }).toContain('Flat 5%');
  });
});

const store = {
  urlSlug: 'naya-bazaar',
  storeName: 'Naya Bazaar',
  storeTitle: 'Naya Bazaar cashback and offers',
  storeImageUrl: '/demo/stores/juttigali.svg',
  baseUrl: 'https://naya-bazaar.example',
  redirectionUrl: 'https://shop.naya-bazaar.example/in?subid={clickId}',
  metaTitle: 'Naya Bazaar offers',
  metaDescription: 'A bazaar that opened a minute ago.',
};
