import { expect, test } from 'vitest';
import { createSearchIndex } from '../createSearchIndex.ts';
import type { Goods, SearchWord } from './Goods.ts';

const rate = (text: string, reward = 5): Goods => ({ source: 'rate', text, reason: text, reward });
const from = (source: Goods['source'], text: string): Goods => ({ source, text, reason: text, reward: 5 });

/** Searches shops with these goods. */
async function shop(shops: Record<string, Goods[]>, words: SearchWord[] = []) {
  const documents = Object.entries(shops).map(([name, goods]) => ({ row: name, name, aliases: [], rank: null, goods }));
  const index = await createSearchIndex<string>(documents, words);
  return (text: string) => index.search(text, { offset: 0, limit: 100 }).found.map(({ row }) => row);
}

test('a name, then goods: by rate, category, offer, description, then words that only begin so', async () => {
  const search = await shop({
    Tokri: [rate('Lampshades')],
    Basta: [from('description', 'We have every lamp')],
    Safar: [from('offer', 'Second lamp free')],
    Ghar: [from('category', 'Lamps')],
    Dhaaga: [rate('Lamps')],
    'Lamp Gali': [],
    Champlamp: [],
  });
  expect(search('lamp')).toEqual(['Lamp Gali', 'Dhaaga', 'Ghar', 'Safar', 'Basta', 'Tokri', 'Champlamp']);
});

test('what a row is about before what it only names, and the higher rate among equals', async () => {
  const search = await shop({
    Racks: [rate('Shoe racks', 20)],
    Low: [rate('Shoes and bags', 4)],
    High: [rate('Running shoes', 6)],
  });
  expect(search('shoes')).toEqual(['High', 'Low', 'Racks']);
});

test('all words: in one row before in several, with the name of the shop, too', async () => {
  const search = await shop({
    Tokri: [rate('Kids toys'), rate('Bags', 9)],
    Basta: [rate('Kids bags', 2)],
    Other: [rate('Bags')],
  });
  expect(search('kids bags')).toEqual(['Basta', 'Tokri']);
  expect(search('tokri bags')).toEqual(['Tokri']);
  expect(search('kids hotels')).toEqual([]);
});

test.each([
  ['sneekers', 'a wrong letter'],
  ['snekers', 'a missing letter'],
  ['sneakesr', 'swapped letters'],
  ['aneakers', 'a wrong first letter'],
  ['sneakers shoes', 'two words'],
])('%s: %s', async (text) => {
  expect((await shop({ Tokri: [rate('Sneakers, shoes')], Basta: [rate('Speakers')] }))(text)[0]).toBe('Tokri');
});

test('words of a description are found whole, and without a typing error', async () => {
  const search = await shop({ Tokri: [from('description', 'Handmade juttis')] });
  expect(search('jutti')).toEqual(['Tokri']);
  expect([search('jut'), search('jurtis')]).toEqual([[], []]);
});

test('short words find no longer ones', async () => {
  const search = await shop({ Tokri: [rate('Acoustic guitars')], Basta: [rate('AC')] });
  expect(search('ac')).toEqual(['Basta']);
});

test('words of the list: phrases, what is left out, Devanagari, and a slip in them', async () => {
  const words = [
    { word: 'joote', means: ['shoes'] },
    { word: 'जूते', means: ['shoes'] },
    { word: 'kapde dhone ki machine', means: ['washing machines'] },
    { word: 'ka', means: [] },
  ];
  const search = await shop({ Shoes: [rate('Shoes')], Wash: [rate('Washing machines')], Kapde: [] }, words);
  expect(['joote', 'joot', 'jote', 'जूते', 'जूत', 'ka joote ka'].map((text) => search(text)[0])).toEqual(
    Array(6).fill('Shoes'),
  );
  expect(search('kapde dhone ki machine')).toEqual(['Wash']);
  expect(search('ka')).toEqual(['Kapde']);
});

test('a word of the catalogue itself ranks before a synonym', async () => {
  const words = [{ word: 'shoes', means: ['sandals'] }];
  const search = await shop({ Sandals: [rate('Sandals', 9)], Shoes: [rate('Shoes', 2)] }, words);
  expect(search('shoes')).toEqual(['Shoes', 'Sandals']);
});

test('pages are parts of one list, in levels of goods and of names, and tell why only where goods were found', async () => {
  const rewards = [4, 9, 4, 7, 9, 1, 7];
  const documents = rewards.map((reward, at) => ({
    row: `Lamp ${at}`,
    name: at % 3 === 2 ? `Lamp ${at}` : `Shop ${at}`,
    aliases: [],
    rank: 10 - at,
    goods: [rate('Lamps', reward)],
  }));
  const { search } = await createSearchIndex<string>(documents, []);
  const all = search('lamp', { offset: 0, limit: 100 });
  expect(all.found.map(({ row }) => Number(row.slice(5)))).toEqual([5, 2, 4, 1, 6, 3, 0]);
  expect(all.found.map(({ foundBy }) => foundBy)).toEqual([undefined, undefined, ...Array<string>(5).fill('Lamps')]);
  for (let offset = 0; offset < 8; offset += 1) {
    for (let limit = 1; limit < 8; limit += 1) {
      expect(search('lamp', { offset, limit })).toEqual({ found: all.found.slice(offset, offset + limit), count: 7 });
    }
  }
});

test('a shop that is found anywhere inside its name is not found by goods that others have with an error', async () => {
  const documents = [
    { row: 'Champlumps', name: 'Champlumps', aliases: [], rank: null, goods: [rate('Shoes')] },
    { row: 'Tokri', name: 'Tokri', aliases: [], rank: null, goods: [rate('Lamps')] },
  ];
  const { search } = await createSearchIndex<string>(documents, []);
  expect(search('lump', { offset: 0, limit: 9 }).found).toEqual([
    { row: 'Tokri', foundBy: 'Lamps' },
    { row: 'Champlumps' },
  ]);
});
