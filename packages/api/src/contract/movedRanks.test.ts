import { expect, it } from 'vitest';
import { movedRanks } from './movedRanks.ts';

const rows = (...ranks: (number | null)[]) => ranks.map((rank, index) => ({ key: 'abcd'.charAt(index), rank }));
const moved = (given: ReturnType<typeof rows>, key: string, direction: 'up' | 'down') =>
  Object.fromEntries(movedRanks(given, key, direction));

it('two rows change places', () => {
  expect(moved(rows(0, 10, 20), 'b', 'up')).toEqual({ b: 0, a: 10 });
  expect(moved(rows(0, 10, 20), 'b', 'down')).toEqual({ b: 20, c: 10 });
});

it('nothing changes at the ends, and for a row that is not there', () => {
  expect(moved(rows(0, 1), 'a', 'up')).toEqual({});
  expect(moved(rows(0, 1), 'b', 'down')).toEqual({});
  expect(moved(rows(0, 1), 'x', 'down')).toEqual({});
});

it('rows of one rank, or without one, are counted anew in the order that visitors see', () => {
  expect(moved(rows(0, 0, 0, 5), 'b', 'down')).toEqual({ b: 2, c: 1, d: 3 });
  expect(moved(rows(null, null, null), 'c', 'up')).toEqual({ a: 0, c: 1, b: 2 });
});
