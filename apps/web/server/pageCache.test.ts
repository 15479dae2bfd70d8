import { expect, test, vi } from 'vitest';
import { type Page, toPage } from './Page.ts';
import { createPageCache } from './pageCache.ts';

const html = `<p>${'Potli '.repeat(200)}</p>`;
const ok = toPage(200, {}, html);

/** As many bytes as some of this page take. */
const sizeOf = (pages: number) => pages * Math.ceil(ok.body.plain.length * 1.6 + 10);

function cacheAt(maxPages = 10) {
  let nowMs = 1;
  const isUnchanged = vi.fn(async (_page: Page) => false);
  const cache = createPageCache({
    maxAgeMs: 1000,
    maxStaleMs: 5000,
    maxBytes: sizeOf(maxPages),
    isUnchanged,
    now: () => nowMs,
  });
  const render = vi.fn(async (): Promise<Page> => ok);
  const get = async (key: string, make: () => Promise<Page>) => (await cache.find(key))?.page ?? cache.make(key, make);
  return {
    ...cache,
    isUnchanged,
    render,
    get,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('renders once, also for requests at the same time', async () => {
  const { get, render } = cacheAt();
  const pages = await Promise.all([get('/', render), get('/', render)]);
  expect(pages).toEqual([ok, ok]);
  await get('/', render);
  expect(render).toHaveBeenCalledOnce();
});

test('sends an aged page, and marks it for one request per period as due for renewal', async () => {
  const { find, make, render, pass } = cacheAt();
  await make('/', render);
  const isAged = async () => (await find('/'))?.isAged;
  pass(1000);
  expect(await isAged()).toBe(false);
  pass(1);
  expect([await isAged(), await isAged()]).toEqual([true, false]);
  pass(1001);
  expect([await isAged(), await isAged()]).toEqual([true, false]);
  await make('/', render);
  expect(await isAged()).toBe(false);
});

test('does not send a page that is too old', async () => {
  const { find, make, render, pass } = cacheAt();
  await make('/', render);
  pass(6000);
  expect(await find('/')).toBeDefined();
  pass(1);
  expect(await find('/')).toBe(undefined);
});

test('sends an aged page while the new one is made', async () => {
  const { find, make, render, pass } = cacheAt();
  await make('/', render);
  pass(1001);
  const { promise, resolve } = Promise.withResolvers<Page>();
  const renewing = make('/', () => promise);
  expect(await find('/')).toEqual({ page: ok, isAged: true });
  const newer = toPage(200, {}, html);
  resolve(newer);
  await renewing;
  expect((await find('/'))?.page).toBe(newer);
});

test('after a change only the pages that it is in are made again, and each is compared once', async () => {
  const { find, make, render, change, isUnchanged } = cacheAt();
  const other = toPage(200, {}, html);
  await make('/same', render);
  await make('/other', async () => other);
  isUnchanged.mockImplementation(async (page) => page === ok);
  change();
  expect(await Promise.all([find('/same'), find('/same'), find('/other')])).toEqual([
    { page: ok, isAged: false },
    { page: ok, isAged: false },
    undefined,
  ]);
  expect(await find('/same')).toBeDefined();
  expect(isUnchanged).toHaveBeenCalledTimes(2);
});

test('compares again where another change comes meanwhile', async () => {
  const { find, make, render, change, isUnchanged } = cacheAt();
  await make('/', render);
  change();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  isUnchanged.mockReturnValueOnce(promise);
  const early = find('/');
  change();
  const late = find('/');
  resolve(true);
  expect([await early, await late, await find('/')]).toEqual([{ page: ok, isAged: false }, undefined, undefined]);
  expect(isUnchanged).toHaveBeenCalledTimes(2);
});

test('a page that cannot be compared is made again', async () => {
  const { find, make, render, change, isUnchanged } = cacheAt();
  await make('/', render);
  isUnchanged.mockRejectedValue(new Error('away'));
  change();
  expect(await find('/')).toBe(undefined);
});

test('does not cache a page whose render began before the change', async () => {
  const { get, render, change, size } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const waiting = get('/', () => promise);
  await Promise.resolve();
  change();
  resolve(ok);
  await expect(waiting).resolves.toBe(ok);
  expect(size()).toBe(0);
  await get('/', render);
  expect(render).toHaveBeenCalledOnce();
});

test.each([
  { ...ok, status: 404 },
  { ...ok, status: 500 },
  { ...ok, incomplete: true },
])('answers but does not keep %#', async (page) => {
  const { get, size } = cacheAt();
  await expect(get('/', async () => page)).resolves.toBe(page);
  expect(size()).toBe(0);
});

test('does not cache a failed render', async () => {
  const { get, render } = cacheAt();
  await expect(get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(get('/', render)).resolves.toBe(ok);
});

test('drops the least recently used page when its bytes are used up', async () => {
  const { get, render, size } = cacheAt(2);
  for (const key of ['/1', '/2', '/1', '/3']) await get(key, render);
  expect(size()).toBe(2);
  expect(render).toHaveBeenCalledTimes(3);
  await get('/1', render);
  expect(render).toHaveBeenCalledTimes(3);
  await get('/2', render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('waits for the page that another request makes', async () => {
  const { find, make } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<Page>();
  expect(await find('/')).toBe(undefined);
  const making = make('/', () => promise);
  const found = find('/');
  resolve(ok);
  expect([await found, await making]).toEqual([{ page: ok, isAged: false }, ok]);
});
