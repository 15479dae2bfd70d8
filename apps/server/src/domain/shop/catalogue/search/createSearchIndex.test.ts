import { expect, test } from 'vitest';
import { createSearchIndex } from './createSearchIndex.ts';

interface Named {
  aliases?: string[];
  rank?: number;
}

/** Searches stores with these names. */
async function shop(stores: Record<string, Named>) {
  const documents = Object.entries(stores).map(([name, { aliases = [], rank = null }]) => ({
    row: name,
    name,
    aliases,
    rank,
  }));
  const index = await createSearchIndex<string>(documents);
  return (text: string) => index.search(text, { offset: 0, limit: 100 }).found.map(({ row }) => row);
}

test('exact before prefix before word before any order before one edit before two before inside', async () => {
  const search = await shop({
    'Gulmohar Kapas Mandi': {},
    'Kapas Mandi': {},
    'Mandi Kapas': {},
    'Kapas Mandir': {},
    'Kapaas Mandi': {},
    Skapasmandi: {},
    Nakapasmandi: {},
    Tokrigo: {},
  });
  expect(search('kapas mandi')).toEqual([
    'Kapas Mandi',
    'Kapas Mandir',
    'Gulmohar Kapas Mandi',
    'Mandi Kapas',
    'Kapaas Mandi',
    'Skapasmandi',
    'Nakapasmandi',
  ]);
});

test("a name before another item's other spelling", async () => {
  const search = await shop({ 'Rasoi House': { aliases: ['Masala'], rank: 1 }, Masala: { rank: 2 } });
  expect(search('masala')).toEqual(['Masala', 'Rasoi House']);
});

test('equal matches are sorted by rank, then by name', async () => {
  const search = await shop({ Kapda: {}, 'Kapda Two': { rank: 2 }, 'Kapda One': { rank: 1 }, 'Kapda Aa': {} });
  expect(search('kap')).toEqual(['Kapda One', 'Kapda Two', 'Kapda', 'Kapda Aa']);
});

test.each([
  ['a dropped letter', 'jutigali'],
  ['a doubled letter', 'juttiigali'],
  ['swapped letters', 'jtutigali'],
  ['a wrong first key', 'kuttigali'],
  ['a stray blank', 'jutti gali'],
  ['accents and case', 'JÜTTIGALI'],
  ['two slips in a long word', 'jutigalli'],
])('%s is found', async (_, text) => {
  expect((await shop({ Juttigali: {}, 'Gali Sports': {} }))(text)[0]).toBe('Juttigali');
});

test.each([
  ['mandap shaadi', 'words in any order'],
  ['mandap sha', 'the last word half typed'],
  ['mandpa shadi', 'a slip in each word'],
  ['shaadimandap', 'a missing blank'],
  ['shaadi and mandap', 'an ampersand spelt out'],
  ['शादी', 'its spelling in Hindi'],
  ['vivah', 'a word of another name'],
])('%j: %s', async (text) => {
  const search = await shop({ 'Shaadi & Mandap': { aliases: ['शादी मंडप', 'Vivah'] }, 'Mandap Lights': {} });
  expect(search(text)[0]).toBe('Shaadi & Mandap');
});

test('short texts allow no edit', async () => {
  const search = await shop({ Jut: {}, Tokri: {} });
  expect(search('jit')).toEqual([]);
  expect(search('tokir')).toEqual(['Tokri']);
});

test('a second edit is tried only when one finds nothing', async () => {
  const search = await shop({ Chandrika: {}, Chandrima: {} });
  expect(search('chandrikaa')).toEqual(['Chandrika']);
  expect(search('chandrxx')).toEqual(['Chandrika', 'Chandrima']);
});

test('every word must match', async () => {
  const search = await shop({ 'Kapas Mandi': {} });
  expect(search('kapas hotel')).toEqual([]);
});

test('a blank text finds all in order, a text of signs finds nothing', async () => {
  const search = await shop({ Tokri: {}, Basta: {}, Safar: { rank: 1 } });
  expect(search(' ')).toEqual(['Safar', 'Basta', 'Tokri']);
  expect(search('%_"')).toEqual([]);
});

test('an empty catalogue and names of signs only work', async () => {
  expect((await shop({}))('kapas')).toEqual([]);
  expect((await shop({ '★': {} }))('kapas')).toEqual([]);
});
