import { expect, test, vi } from 'vitest';
import { answerFile, answerKept, answerPage, handlingOf, OFFLINE_PAGE, outdated } from './workerRules.ts';

/** A cache by addresses. */
function cacheOf(entries: Record<string, Response> = {}) {
  const kept = new Map(Object.entries(entries));
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    kept,
    match: async (request: RequestInfo | URL) => kept.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(keyOf(request), response),
  };
}

const file = new Request('https://potli.example/assets/core-a1.js');

test('a file of the build is fetched once', async () => {
  const cache = cacheOf();
  const fetchIt = vi.fn(async () => new Response('script'));
  for (const _time of [1, 2]) expect(await (await answerFile(file, cache, fetchIt)).text()).toBe('script');
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('a missing file is not cached', async () => {
  const cache = cacheOf();
  await answerFile(file, cache, async () => new Response('', { status: 404 }));
  expect(cache.kept.size).toBe(0);
});

test('a page always comes from the network, also with an error status', async () => {
  const cache = cacheOf({ [OFFLINE_PAGE]: new Response('offline') });
  const answer = await answerPage(async () => new Response('busy', { status: 503 }), cache);
  expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
});

test('without a network the offline page is shown', async () => {
  const cache = cacheOf({ [OFFLINE_PAGE]: new Response('offline') });
  const answer = await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), cache);
  expect(await answer.text()).toBe('offline');
});

test('even without the offline page there is an answer', async () => {
  const answer = await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), cacheOf());
  expect(answer.type).toBe('error');
});

test('the last copy of the page that checks files is cached, but not an error', async () => {
  const cache = cacheOf({ [OFFLINE_PAGE]: new Response('offline') });
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await answerKept(away, cache)).text()).toBe('offline');
  for (const text of ['first', 'second']) await answerKept(async () => new Response(text), cache);
  expect((await answerKept(async () => new Response('busy', { status: 503 }), cache)).status).toBe(503);
  expect(await (await answerKept(away, cache)).text()).toBe('second');
});

test('drops the caches of other builds, and no other', () => {
  expect(outdated(['potli-a1', 'potli-b2', 'other'], 'b2')).toEqual(['potli-a1']);
});

const origin = 'https://potli.example';

test.each([
  ['/stores_details/juttigali', 'GET', 'navigate', 'page'],
  ['/?utm_source=mail', 'GET', 'navigate', 'page'],
  ['/verify', 'GET', 'navigate', 'kept'],
  ['/verify?utm_source=mail', 'GET', 'navigate', 'kept'],
  ['/verify', 'GET', 'cors', 'kept'],
  ['/verify-email', 'GET', 'navigate', 'page'],
  ['/assets/core-a1b2.js', 'GET', 'cors', 'file'],
  ['/assets/eczar.woff2', 'GET', 'cors', 'file'],
  ['/api/stores/paginated', 'GET', 'cors', 'none'],
  ['/api/custom-link/a1b2', 'GET', 'navigate', 'none'],
  ['/art/mark.svg', 'GET', 'no-cors', 'none'],
  ['/', 'POST', 'navigate', 'none'],
  ['https://cdn.example/assets/a.js', 'GET', 'cors', 'none'],
] as const)('%s by %s (%s): %s', (path, method, mode, handling) => {
  expect(handlingOf({ url: new URL(path, origin).href, method, mode }, origin)).toBe(handling);
});
