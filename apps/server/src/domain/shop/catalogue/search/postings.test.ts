import { expect, test } from 'vitest';
import { createPostings, numbersOf } from './postings.ts';

test('texts are in order, each with its numbers in theirs, however many there are', async () => {
  const postings = createPostings();
  const names = ['kasar', 'kapas', 'tokri'];
  for (let at = 0; at < 100_000; at += 1) postings.add(names[at % 3] ?? '', at);
  const built = await postings.build(async () => {});
  expect([...built.values()].map(({ texts }) => texts)).toEqual([['kapas', 'kasar'], ['tokri']]);
  for (const [first, name] of names.entries()) {
    const numbers = numbersOf(built, name);
    expect(numbers).toHaveLength(first === 0 ? 33_334 : 33_333);
    expect(numbers.every((number, at) => number === at * 3 + first)).toBe(true);
  }
  for (const text of ['', 'a', 'kapa', 'kapasi', 'z']) expect(numbersOf(built, text)).toHaveLength(0);
});
