import { expect, test } from 'vitest';
import { isCleanValue } from './cleanText.ts';

const inEveryPlace = (text: string) => [text, [text], ['fine', text], { a: text }, { a: [{ b: text }] }];

test.each(inEveryPlace('नमस्ते 🙂'))('%j is clean', (value) => {
  expect(isCleanValue(value)).toBe(true);
});

test.each([...inEveryPlace('a\0b'), ...inEveryPlace('\ud83d')])('%j is not', (value) => {
  expect(isCleanValue(value)).toBe(false);
});

test.each([null, 7, true, [], {}, [null, { a: null }]])('%j has no text', (value) => {
  expect(isCleanValue(value)).toBe(true);
});
