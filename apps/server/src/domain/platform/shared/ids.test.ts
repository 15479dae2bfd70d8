import { expect, it, test } from 'vitest';
import { parseId, parseIds } from './ids.ts';

test.each([
  ['1', 1n],
  ['999999999999999999', 999_999_999_999_999_999n],
  ['1000000000000000000', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['', undefined],
])('of %j the id is %s', (text, id) => {
  expect(parseId(text)).toBe(id);
});

it('reads a list without what is none, each id once, and not without end', () => {
  expect(parseIds(' 3,1, x,,3,0, 2 ')).toEqual([3n, 1n, 2n]);
  expect(parseIds('')).toEqual([]);
  const many = Array.from({ length: 300 }, (_, n) => n + 1).join(',');
  expect(parseIds(many)).toHaveLength(250);
});
