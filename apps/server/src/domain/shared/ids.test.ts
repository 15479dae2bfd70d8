import { isUuid } from '@potli/api/units/uuid';
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

it('knows the ids that sort by time', () => {
  expect(isUuid('01a213d3-b3c2-7571-b7e8-19e9d8d0e706')).toBe(true);
  for (const text of ['', '01a213d3b3c27571b7e819e9d8d0e706', '01A213D3-b3c2-7571-b7e8-19e9d8d0e706'])
    expect(isUuid(text), text).toBe(false);
});
