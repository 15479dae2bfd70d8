import { expect, test } from 'vitest';
import { fuzzyPrefixSearch, toKeyTable } from './fuzzyPrefixSearch.ts';
import { createPostings } from './postings.ts';

/** The plain definition: insert, delete, replace, swap neighbours. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const ways = [distance(a, other) + 1, distance(one, b) + 1, distance(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1)];
  if (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)) {
    ways.push(distance(one.slice(0, -2), other.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

const nearest = (key: string, text: string) =>
  Math.min(...Array.from({ length: key.length + 1 }, (_, end) => distance(key.slice(0, end), text)));

const withoutPause = async () => {};

/** Every text of up to four letters from an alphabet of two. */
const texts = [''];
for (const text of texts) if (text.length < 4) texts.push(`${text}a`, `${text}b`);

async function tablesOf(keys: readonly string[]) {
  const postings = createPostings();
  for (const [at, key] of keys.entries()) postings.add(key, at);
  return [...(await postings.build(withoutPause)).values()].map(toKeyTable);
}

test.each([0, 1, 2])('finds exactly the texts that begin with a text within %i edits', async (most) => {
  const tables = await tablesOf(texts);
  for (const text of texts.filter(({ length }) => length > most)) {
    const found: [string, number, boolean][] = [];
    for (const table of tables) {
      fuzzyPrefixSearch(table, text, most, (numbers, edits, whole) =>
        found.push(...Array.from(numbers, (at): [string, number, boolean] => [texts[at] ?? '', edits, whole])),
      );
    }
    const keys = tables.flatMap((table) => table.texts);
    const expected = keys.flatMap((key) => {
      const edits = nearest(key, text);
      return edits <= most ? [[key, edits, distance(key, text) === edits]] : [];
    });
    expect(found).toEqual(expected);
  }
});

test('all numbers of a text are found, in their order', async () => {
  const found: number[] = [];
  for (const table of await tablesOf(['kapas', 'safar', 'kapas'])) {
    fuzzyPrefixSearch(table, 'kaaps', 1, (numbers) => found.push(...numbers));
  }
  expect(found).toEqual([0, 2]);
});
