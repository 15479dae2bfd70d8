import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from './openTestSite.ts';
import { type CrawledPage, readHead } from './readHead.ts';

const origin = 'https://potli.example';

let opened: TestSite;
/** Every page of the sitemap as a crawler without scripts reads it. */
const pages = new Map<string, CrawledPage>();

const get = async (path: string) => opened.site.request(path);
const textOf = async (path: string) => (await get(path)).text();

beforeAll(async () => {
  opened = await openTestSite();
  const locs = (await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  for (const [, loc = ''] of locs) {
    const response = await get(loc.slice(origin.length));
    expect(response.status, loc).toBe(200);
    pages.set(loc.slice(origin.length), readHead(await response.text()));
  }
}, 120_000);
afterAll(() => opened.close());

const failing = (fault: (page: CrawledPage, path: string) => boolean) =>
  [...pages].flatMap(([path, page]) => (fault(page, path) ? [path] : []));

const only = (texts: readonly string[] | undefined) => (texts?.length === 1 ? texts[0] : undefined);

const typesOf = (path: string) => pages.get(path)?.things.map((thing) => thing['@type']);

test('the sitemap names pages of every kind', () => {
  const kinds = [...pages.keys()].map((path) => path.split('/').slice(1, -1).join('/'));
  expect(new Set(kinds)).toEqual(
    new Set(['', 'stores_details', 'grabdeals', 'creditcards_details', 'gift_card_details', 'categories']),
  );
  expect(pages.size).toBeGreaterThan(100);
});

test('every page has a title of its own', () => {
  const titles = [...pages.values()].map((page) => only(page.titles));
  expect(failing((page) => !only(page.titles))).toEqual([]);
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
});

test('every page has one description, and it is not empty', () => {
  expect(failing(({ meta }) => (only(meta.get('description')) ?? '').length < 40)).toEqual([]);
  expect(failing(({ meta }) => /[<>]/.test(only(meta.get('description')) ?? ''))).toEqual([]);
});

test('every page is its own canonical address and may be indexed', () => {
  expect(failing((page, path) => only(page.canonical) !== `${origin}${path}`)).toEqual([]);
  expect(failing(({ meta }) => meta.has('robots'))).toEqual([]);
});

test('every page can be shared', () => {
  const names = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card'];
  expect(failing(({ meta }) => names.some((name) => !only(meta.get(name))))).toEqual([]);
  expect(failing(({ meta }) => !only(meta.get('og:image'))?.startsWith(`${origin}/og/`))).toEqual([]);
});

test('every page has one first heading', () => {
  expect(failing((page) => !only(page.headings))).toEqual([]);
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/stores', ['BreadcrumbList']],
  ['/about', ['BreadcrumbList']],
  ['/stores_details/juttigali', ['BreadcrumbList', 'Offer', 'FAQPage']],
  ['/coupons', ['BreadcrumbList', 'ItemList']],
])('%s tells of %j', (path, types) => {
  expect(typesOf(path)).toEqual(types);
});

test.each([
  ['grabdeals', 'Offer'],
  ['creditcards_details', 'CreditCard'],
  ['gift_card_details', 'BreadcrumbList'],
  ['categories', 'BreadcrumbList'],
])('%s tell of a %s', (folder, type) => {
  expect(
    failing((page, path) => path.startsWith(`/${folder}/`) && !page.things.some((it) => it['@type'] === type)),
  ).toEqual([]);
});

test('the picture of a page is a picture', async () => {
  for (const path of ['/', '/coupons', '/stores_details/juttigali']) {
    const image = only(pages.get(path)?.meta.get('og:image')) ?? '';
    const response = await get(image.slice(origin.length));
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  }
}, 60_000);

test('every picture is of a thing that is there', async () => {
  const names = [...pages.values()].map((page) => only(page.meta.get('og:image')) ?? '');
  expect(new Set(names).size).toBeGreaterThan(100);
  expect((await get('/og/store/nothing.png')).status).toBe(404);
});

test('both addresses of a card are one page to search engines', async () => {
  const path = [...pages.keys()].find((each) => each.startsWith('/creditcards_details/')) ?? '';
  const other = readHead(await textOf(path.replace('creditcards_details', 'credit_card_details')));
  expect(other.canonical).toEqual([`${origin}${path}`]);
});

test.each([
  '/stores_details/nothing',
  '/grabdeals/nothing',
  '/categories/nothing',
  '/creditcards_details/nothing',
  '/credit_card_details/nothing',
  '/gift_card_details/nothing',
  '/nothing',
  '/404',
])('%s is missing, and says so', async (path) => {
  const response = await get(path);
  const { meta, canonical, titles } = readHead(await response.text());
  expect(response.status).toBe(404);
  expect(meta.get('robots')).toEqual(['noindex']);
  expect(canonical).toEqual([]);
  expect(titles).toEqual(['Page not found | Potli']);
});

test.each([
  '/stores?q=jutti',
  '/forgot-password',
  '/verify-email',
  '/stop-bank-change',
  '/unsubscribe',
  '/user_dashboard/reports/click',
  '/offline.html',
])('%s is not to be found', async (path) => {
  expect(readHead(await textOf(path)).meta.get('robots')).toEqual(['noindex']);
});

test('robots.txt lists open and closed paths', async () => {
  const robots = await textOf('/robots.txt');
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /user_dashboard', `Sitemap: ${origin}/sitemap.xml`]),
  );
});

test('crawlers get 304 when nothing has changed', async () => {
  const first = await get('/sitemap.xml');
  const again = await opened.site.request('/sitemap.xml', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
