import { expect, test } from 'vitest';
import { markMatch } from './markMatch.ts';

/** The text with the marked parts in brackets. */
const marked = (text: string, query: string) =>
  markMatch(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Juttigali', 'jut', '[Jut]tigali', 'the beginning, whatever the case'],
  ['Hallo Ji', 'ji', 'Hallo [Ji]', 'a later word'],
  ['Bagaan Aam', 'aam', 'Bagaan [Aam]', 'a word rather than letters inside another'],
  ['Aam Bagaan', 'gaa', 'Aam Ba[gaa]n', 'letters inside where no word begins with them'],
  ['banana', 'an', 'b[an]ana', 'only the first place'],
  ['Mehndi Mohalla', 'moh mehn', '[Mehn]di [Moh]alla', 'words in any order'],
  ['Hallo Ji', 'hallo ji', '[Hallo Ji]', 'words side by side as one'],
  ['Pallu & Pleat', 'pallu pleat', '[Pallu & Pleat]', 'also over a sign'],
  ['Juttigali', 'jutti gali', '[Juttigali]', 'a stray blank'],
  ['Juttigali', 'juttgali', '[Jutt]i[gali]', 'of a mistyped word what agrees'],
  ['Neembagh', 'nembagh', '[Ne]e[mbagh]', 'of a mistyped word both ends'],
  ['Shaadi & Mandap', 'shaadimandap', '[Shaadi] & Mandap', 'a missing blank'],
  ['Jhoolaloo', 'jhilmil', 'Jhoolaloo', 'two letters are a coincidence'],
  ['Café Kulhad', 'cafe', '[Café] Kulhad', 'accents aside'],
  ['हल्दी बार', 'हल्दी', '[हल्दी] बार', 'Hindi'],
  ['Tokrigo', 'xyz', 'Tokrigo', 'nothing without a match'],
  ['Tokrigo', ' & ', 'Tokrigo', 'nothing without a word'],
])('%s for %j: %s, %s', (text, query, parts) => {
  expect(marked(text, query)).toBe(parts);
});

test('gives the start index of every part', () => {
  expect(markMatch('Aam Bagaan', 'bag')).toEqual([
    { text: 'Aam ', marked: false, start: 0 },
    { text: 'Bag', marked: true, start: 4 },
    { text: 'aan', marked: false, start: 7 },
  ]);
});
