import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, type Page, toPage } from './pageCache.ts';

const html = `<p>${'Potli '.repeat(200)}</p>`;
const ok = await toPage(200, {}, html);

function cacheAt(maxPages = 10) {
  let nowMs = 0;
  const cache = createPageCache({ maxAgeMs: 1000, maxPages, now: () => nowMs });
  const render = vi.fn(async (): Promise<Page> => ok);
  return {
    ...cache,
    render,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('renders once for all who ask, also at the same time', async () => {
  const { get, render } = cacheAt();
  const pages = await Promise.all([get('/', render), get('/', render)]);
  expect(pages).toEqual([ok, ok]);
  await get('/', render);
  expect(render).toHaveBeenCalledOnce();
});

test('renders anew after its time', async () => {
  const { get, render, pass } = cacheAt();
  await get('/', render);
  pass(999);
  await get('/', render);
  expect(render).toHaveBeenCalledOnce();
  pass(1);
  await get('/', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('forgets everything when the catalogue changes', async () => {
  const { get, render, clear, size } = cacheAt();
  await get('/', render);
  clear();
  expect(size()).toBe(0);
  await get('/', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('does not keep a page whose render began before the change', async () => {
  const { get, render, clear, size } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const waiting = get('/', () => promise);
  clear();
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

test('does not keep a failed render', async () => {
  const { get, render } = cacheAt();
  await expect(get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(get('/', render)).resolves.toBe(ok);
});

test('lets the oldest page go when full', async () => {
  const { get, render, size } = cacheAt(2);
  for (const key of ['/1', '/2', '/3']) await get(key, render);
  expect(size()).toBe(2);
  await get('/3', render);
  expect(render).toHaveBeenCalledTimes(3);
  await get('/1', render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('every encoding holds the same page', () => {
  expect(ok.plain.toString()).toBe(html);
  expect(brotliDecompressSync(ok.br).toString()).toBe(html);
  expect(gunzipSync(ok.gzip).toString()).toBe(html);
  expect(ok.br.length).toBeLessThan(ok.plain.length);
});

test('the tag follows the bytes', async () => {
  expect((await toPage(200, {}, html)).etag).toBe(ok.etag);
  expect((await toPage(200, {}, `${html} `)).etag).not.toBe(ok.etag);
});
