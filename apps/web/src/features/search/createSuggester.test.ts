import { expect, test, vi } from 'vitest';
import { createSuggester } from './createSuggester.ts';
import type { SearchResults } from './search.ts';

const nothing: SearchResults = { stores: [], creditCards: [], giftCards: [], complete: true };

/** A suggester whose answers come when they are let, whether or not they were given up. */
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

test('an answer that comes late never replaces a newer one', async () => {
  const { find, ask, recall, answer } = controlled();
  const tell = vi.fn();
  ask('j', tell)();
  ask('ju', tell);
  const newer = await answer('ju');
  await answer('j');
  expect(tell.mock.calls).toEqual([[newer]]);
  expect(recall('j')).toBeUndefined();
  expect(find.mock.calls[0]?.[1].aborted).toBe(true);
});

test('what was found is known from then on, what failed is not', async () => {
  const { ask, recall, answer } = controlled();
  ask('ju', vi.fn());
  const found = await answer('ju');
  expect(recall('ju')).toBe(found);
  const tell = vi.fn();
  ask('jut', tell);
  const failed = await answer('jut', { ...nothing, complete: false });
  expect(tell).toHaveBeenCalledWith(failed);
  expect(recall('jut')).toBeUndefined();
});
