import { expect, test, vi } from 'vitest';
import { answerFile, answerPage, OFFLINE_PAGE, outdated } from './keep.ts';

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

test('a file that is missing is not kept', async () => {
  const cache = cacheOf();
  await answerFile(file, cache, async () => new Response('', { status: 404 }));
  expect(cache.kept.size).toBe(0);
});

test('a page is always the one of the network, failures of the server included', async () => {
  const cache = cacheOf({ [OFFLINE_PAGE]: new Response('offline') });
  const answer = await answerPage(async () => new Response('busy', { status: 503 }), cache);
  expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
});

test('without a network the offline page stands in for it', async () => {
  const cache = cacheOf({ [OFFLINE_PAGE]: new Response('offline') });
  const answer = await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), cache);
  expect(await answer.text()).toBe('offline');
});

test('even without the offline page there is an answer', async () => {
  const answer = await answerPage(() => Promise.reject(new TypeError('Failed to fetch')), cacheOf());
  expect(answer.type).toBe('error');
});

test('drops the caches of other builds, and no other', () => {
  expect(outdated(['potli-a1', 'potli-b2', 'other'], 'b2')).toEqual(['potli-a1']);
});
