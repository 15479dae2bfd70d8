import { afterEach, expect, test } from 'vitest';
import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recentSearches.ts';

afterEach(clearRecentSearches);

const search = (name: string) => ({ name, href: `/stores?q=${name}` });
const names = () => readRecentSearches().map(({ name }) => name);

test('stores five, the newest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) addRecentSearch(search(name));
  expect(names()).toEqual(['d', 'f', 'e', 'c', 'b']);
  clearRecentSearches();
  expect(names()).toEqual([]);
});

test.each(['{', '7', '{}', '[1,null,{"name":"x"}]', '[{"name":"x","href":"//evil.test"}]'])(
  'what is not a search is left out: %s',
  (text) => {
    safeLocalStorage.write('recentSearches', text);
    expect(readRecentSearches()).toEqual([]);
  },
);
