import { expect, test } from 'vitest';
import { stemWord } from './stemWord.ts';

test.each([
  ['sneakers', 'sneaker'],
  ['shoes', 'shoe'],
  ['watches', 'watch'],
  ['dresses', 'dress'],
  ['boxes', 'box'],
  ['accessories', 'accessory'],
  ['jhumkas', 'jhumka'],
  ['sarees', 'saree'],
  ['movies', 'movie'],
])('%s is %s', (plural, singular) => expect(stemWord(plural)).toBe(stemWord(singular)));

test.each(['bus', 'tvs', 'dress', 'जूते', 'ac'])('%s stays', (word) => expect(stemWord(word)).toBe(word));
