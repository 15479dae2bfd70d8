import { expect, test, vi } from 'vitest';
import { type Page, toPage } from './Page.ts';
import { createPageCache } from './pageCache.ts';

const html = `<p>${'Potli '.repeat(200)}</p>`;
const ok = toPage(200, {}, html);

/** As many bytes as some of this page take. */
const sizeOf = (pages: number) => pages * Math.ceil(ok.body.plain.length * 1.6 + 10);

function cacheAt(maxPages = 10) {
  let nowMs = 1;
  const cache = createPageCache({ maxAgeMs: 1000, maxBytes: sizeOf(maxPages), now: () => nowMs });
  const render = vi.fn(async (): Promise<Page> => ok);
  return {
    ...cache,
    render,
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

test('renders again after its time', async () => {
  const { get, render, pass } = cacheAt();
  await get('/', render);
  pass(999);
  await get('/', render);
  expect(render).toHaveBeenCalledOnce();
  pass(2);
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

test('knows what it does not have to make', async () => {
  const { get, has } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<Page>();
  expect(has('/')).toBe(false);
  const waiting = get('/', () => promise);
  expect(has('/')).toBe(true);
  resolve(ok);
  await waiting;
  expect(has('/')).toBe(true);
});
