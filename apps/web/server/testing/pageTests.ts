import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@potli/server';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/lib/paths.ts';
import { renderPage } from '../renderPage.ts';
import { openTestSite, type TestSite } from './openTestSite.ts';

let opened: TestSite;
let site: Hono;
/** The renderer itself; `render` counts its work. */
let original: TestSite['renderer']['render'];
const render = vi.fn<TestSite['renderer']['render']>();
const admit = vi.fn(async () => {});
const reportFailure = vi.fn();

beforeAll(async () => {
  opened = await openTestSite({ admit, reportFailure });
  site = opened.site;
  original = opened.renderer.render;
  render.mockImplementation(original);
  opened.renderer.render = render;
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => {
  render.mockClear();
  admit.mockClear();
  reportFailure.mockClear();
});

/** A request as it is on the wire: the test client of the router would tidy the address. */
const get = async (path: string) => site.fetch(new Request(`https://potli.example${path}`));

let asked = 0;

/** The address of a page that no test has requested. */
function fresh(): string {
  asked += 1;
  return `/stores?q=none${asked}`;
}

const scriptsOf = (html: string) =>
  Array.from(html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g), ([, text = '']) => text);
const blessed = (policy: string, text: string) =>
  policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);

describe('one spelling of each address has a page', () => {
  test.each([
    ['//', '/'],
    ['/about/', '/about'],
    ['/%61bout', '/about'],
    ['/ABOUT', '/about'],
    ['/Stores_Details//juttigali/', '/stores_details/juttigali'],
    ['//evil.test/..', '/'],
    ['/x/..//about', '/about'],
    ['/stores/?page=2&x=https://evil.test', '/stores?page=2&x=https://evil.test'],
  ])('%s leads to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
    expect(render).not.toHaveBeenCalled();
  });

  const hostile = [
    '//x/',
    '//evil.test/',
    '//x:99999/',
    '//u:p@x/',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
  ];
  const odd = ['/%', '/%00', '/%E0%A4%A', '/__proto__', '/constructor', '/~', '/$', '/*', `/${'x'.repeat(600)}`];
  const files = [
    '/assets/%00',
    '/assets/../../package.json',
    '/art/%2e%2e/%2e%2e/package.json',
    '/assets/',
    '/art',
    '/.vite/manifest.json',
  ];
  test.each([...hostile, ...odd, ...files])('%s is a missing page', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
    expect(await response.text()).toContain('This page slipped out of the potli');
  });
});

describe('what is no page costs no render', () => {
  const folders = [
    '',
    '/stores_details',
    '/grabdeals',
    '/categories',
    '/creditcards_details',
    '/credit_card_details',
    '/gift_card_details',
  ];

  test('one page is rendered for each route, for any number of addresses, and no caller is counted', async () => {
    for (let n = 0; n < 20; n += 1) {
      for (const folder of folders) expect((await get(`${folder}/none-${n}?x=${n}`)).status).toBe(404);
    }
    expect(render.mock.calls.length).toBeLessThanOrEqual(folders.length);
    expect(admit).not.toHaveBeenCalled();
    render.mockClear();
    const before = process.cpuUsage();
    for (let n = 0; n < 200; n += 1) await get('/');
    const home = process.cpuUsage(before).user;
    const start = process.cpuUsage();
    for (let n = 0; n < 200; n += 1) await get(`/stores_details/other-${n}`);
    expect(process.cpuUsage(start).user).toBeLessThan(5 * home);
    expect(render.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('the dashboard has one shell for each of its screens', async () => {
    for (let n = 0; n < 20; n += 1) await get(`/user_dashboard/orders/${n}?page=${n}`);
    expect(render.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('only the query parameters that a page reads make another page', async () => {
    for (let n = 0; n < 10; n += 1) {
      for (const query of [`page=2&utm_source=${n}`, `utm=${n}&page=2`, `page=1&n=${n}`, `page=-${n}`, `page=x${n}`]) {
        expect((await get(`/coupons?${query}`)).status).toBe(200);
      }
    }
    expect(render.mock.calls.map(([{ request }]) => request.url)).toEqual([
      'https://potli.example/coupons?page=2',
      'https://potli.example/coupons',
    ]);
  });
});

describe('what is rendered is counted and bounded', () => {
  test('by the address of the caller, once for each page that is not cached', async () => {
    const path = fresh();
    for (let n = 0; n < 3; n += 1) await get(path);
    expect(admit).toHaveBeenCalledOnce();
    expect(render).toHaveBeenCalledOnce();
    admit.mockRejectedValueOnce(new ProblemError('tooMany', 'Too many', { retryAfterSeconds: 7 }));
    const refused = await get(fresh());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await refused.text()).not.toMatch(/<script/);
    expect(render).toHaveBeenCalledOnce();
    expect((await get(path)).status).toBe(200);
  });

  test('a page with a key in its address is rendered without it, once, and never cached elsewhere', async () => {
    for (let n = 0; n < 2; n += 1) {
      const response = await get(`/forgot-password?key=secret-${n}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).not.toContain('secret-');
    }
    expect(render).toHaveBeenCalledOnce();
  });

  test('a page with the address of a shop and its click is never cached', async () => {
    for (let n = 0; n < 2; n += 1) {
      const response = await get('/redirect?url=https%3A%2F%2Fshop.test%2F%3Fclick%3Dsecret');
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('two at a time, some wait, the rest is refused; requests without a render are answered all the time', async () => {
    await get('/');
    let running = 0;
    let most = 0;
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    render.mockImplementation(async (options) => {
      running += 1;
      most = Math.max(most, running);
      await held;
      running -= 1;
      return original(options);
    });
    const answers = Array.from({ length: 80 }, () => get(fresh()));
    await sleep(200);
    expect((await get('/')).status).toBe(200);
    expect((await get('/api/health/live')).status).toBe(200);
    finish();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    render.mockImplementation(original);
    expect(most).toBe(2);
    expect(statuses.filter((status) => status === 503)).toHaveLength(80 - 2 - 64);
    const busy = (await Promise.all(answers)).find(({ status }) => status === 503);
    expect(busy?.headers.get('retry-after')).toMatch(/^\d+$/);
  }, 60_000);

  test.each([
    ['that waits for its data', (options: Parameters<typeof original>[0]) => original(options)],
    ['that ends at once', () => Promise.reject(new Error('no page'))],
  ])(
    'the event loop turns between two renders of a page %s',
    async (_kind, renderOne) => {
      let turns = 0;
      let counting = true;
      const turn = () => {
        turns += 1;
        if (counting) setImmediate(turn);
      };
      setImmediate(turn);
      const seen: number[] = [];
      render.mockImplementation((options) => {
        seen.push(turns);
        return renderOne(options);
      });
      await Promise.all(Array.from({ length: 20 }, () => get(fresh())));
      counting = false;
      render.mockImplementation(original);
      // Two may begin in one turn, never three.
      expect(seen.filter((at, n) => seen[n - 2] === at)).toEqual([]);
      expect(seen).toHaveLength(20);
    },
    60_000,
  );
});

test('a page made again has the same bytes: a client that has it gets a 304', async () => {
  const pages = await opened.potli.catalogue.pages();
  const details = ['store', 'deal', 'category'] as const;
  const found = details.map((kind) => paths[kind](pages.find((page) => page.kind === kind)?.slug ?? ''));
  for (const path of [paths.home, paths.stores, paths.coupons, '/about', paths.store('~'), ...found]) {
    const first = await renderPage(opened.renderer, path, 'no-store');
    await sleep(2);
    const again = await renderPage(opened.renderer, path, 'no-store');
    expect([path, again.body.digest]).toEqual([path, first.body.digest]);
  }
});

describe('what breaks', () => {
  test('is reported to the operator and not shown to visitors', async () => {
    const error = new Error('relation "member" does not exist at /srv/potli/secret.ts:7');
    render.mockRejectedValueOnce(error);
    const response = await get(fresh());
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('This page did not load');
    expect(html).not.toMatch(/relation|secret|\.ts/);
    expect(reportFailure).toHaveBeenCalledExactlyOnceWith('page', error, response.headers.get('x-request-id'));
  });
});

describe('the policy of a page', () => {
  const paths = [
    '/',
    '/stores_details/juttigali',
    '/coupons',
    '/user_dashboard',
    '/no-such-page',
    '/redirect?url=https://a.example',
  ];

  test.each(paths)('of %s allows all scripts that the site wrote into it', async (path) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = scriptsOf(await response.text());
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(scripts.filter((text) => !blessed(policy, text))).toEqual([]);
  });

  test('allows no script that came in with the content', async () => {
    const evil = 'alert(document.domain)';
    render.mockImplementationOnce(async (options) => {
      const page = await original(options);
      const element = `<script>${evil}</script>`;
      return {
        ...page,
        html: page.html.replace('</head>', `${element}</head>`).replace('</body>', `${element}</body>`),
      };
    });
    const response = await get(fresh());
    const html = await response.text();
    expect(scriptsOf(html)).toContain(evil);
    expect(blessed(response.headers.get('content-security-policy') ?? '', evil)).toBe(false);
  });

  test('allows only pictures of this site if the catalogue has no others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data:;");
  });
});

test.each([
  ['/admin', '/admin.js'],
  ['/admin/catalogue/stores/rows/urban-kart', '/admin.js'],
  ['/about', '/entry.js'],
  ['/user_dashboard', '/entry.js'],
])('%s loads %s: the admin area has a client of its own', async (address, script) => {
  const html = await (await get(address)).text();
  const scripts = Array.from(
    html.matchAll(/<link rel="(?:script|modulepreload)" href="([^"]+)">/g),
    ([, href]) => href,
  );
  expect(scripts).toEqual([script]);
});
