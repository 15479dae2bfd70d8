import { expect, test } from 'vitest';
import { createKeyTable, fuzzyPrefixSearch } from './fuzzyPrefixSearch.ts';

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

test.each([0, 1, 2])('finds exactly the keys that begin with a text within %i edits', async (most) => {
  const table = await createKeyTable(
    texts.map((text, owner) => ({ text, owner, place: 0 })),
    withoutPause,
  );
  for (const text of texts.filter(({ length }) => length > most)) {
    const found: [string, number, boolean][] = [];
    fuzzyPrefixSearch(table, text, most, ({ text: key }, edits, whole) => found.push([key, edits, whole]));
    const expected = table.keys.flatMap(({ text: key }) => {
      const edits = nearest(key, text);
      return edits <= most ? [[key, edits, distance(key, text) === edits]] : [];
    });
    expect(found).toEqual(expected);
  }
});

test('equal keys are all found', async () => {
  const table = await createKeyTable(
    [1, 2, 3].map((owner) => ({ text: 'kapas', owner, place: 0 })),
    withoutPause,
  );
  const owners: number[] = [];
  fuzzyPrefixSearch(table, 'kaaps', 1, ({ owner }) => owners.push(owner));
  expect(owners).toEqual([1, 2, 3]);
});
