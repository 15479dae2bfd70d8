import { expect, test } from 'vitest';
import { wrapText } from './wrapText.ts';

const measure = (text: string) => text.length;

test.each([
  ['one two three', 7, 3, ['one two', 'three']],
  ['one two three four', 7, 2, ['one two', 'three…']],
  ['one', 7, 2, ['one']],
  ['', 7, 2, []],
  ['incomprehensible', 7, 2, ['incomp…']],
  ['नमस्ते', 5, 2, ['नम…']],
  ['  spaces   between  ', 20, 2, ['spaces between']],
])('%j on lines of %i', (text, width, lines, wrapped) => {
  expect(wrapText(text, width, lines, measure)).toEqual(wrapped);
});
