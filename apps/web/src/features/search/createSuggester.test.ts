import { expect, test, vi } from 'vitest';
import { createSuggester } from './createSuggester.ts';
import type { SearchResults } from './search.ts';

const nothing: SearchResults = {
  stores: [],
  creditCards: [],
  giftCards: [],
  categories: [],
  deals: [],
  coupons: [],
  nothing: true,
  popular: [],
  complete: true,
};

/** A suggester whose answers come when the test says so, even after they were cancelled. */
function controlled() {
  const answers = new Map<string, (found: SearchResults) => void>();
  const find = vi.fn((text: string, _signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<SearchResults>();
    answers.set(text, resolve);
    return promise;
  });
  const answer = async (text: string, found = { ...nothing }) => {
    answers.get(text)?.(found);
    await Promise.resolve();
    return found;
  };
  return { find, answer, ...createSuggester(find) };
}

test('a late answer never replaces a newer one', async () => {
  const { find, ask, recall, answer } = controlled();
  const onFound = vi.fn();
  ask('j', onFound)();
  ask('ju', onFound);
  const newer = await answer('ju');
  await answer('j');
  expect(onFound.mock.calls).toEqual([[newer]]);
  expect(recall('j')).toBeUndefined();
  expect(find.mock.calls[0]?.[1].aborted).toBe(true);
});

test('remembers results, but not failures', async () => {
  const { ask, recall, answer } = controlled();
  ask('ju', vi.fn());
  const found = await answer('ju');
  expect(recall('ju')).toBe(found);
  const onFound = vi.fn();
  ask('jut', onFound);
  const failed = await answer('jut', { ...nothing, complete: false });
  expect(onFound).toHaveBeenCalledWith(failed);
  expect(recall('jut')).toBeUndefined();
});
