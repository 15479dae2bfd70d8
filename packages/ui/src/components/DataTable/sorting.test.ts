import { expect, test } from 'vitest';
import { compareIds, compareIn } from './sorting.ts';

const compareValues = compareIn('en-IN');

test('sorts numbers by size, not by their digits', () => {
  expect([320, 45, 1250].sort(compareValues)).toEqual([45, 320, 1250]);
});

test('sorts texts without case, and digits in them by size', () => {
  expect(['tokrigo', 'Juttigali', 'Card 10', 'card 9'].sort(compareValues)).toEqual([
    'card 9',
    'Card 10',
    'Juttigali',
    'tokrigo',
  ]);
});

test('sorts ids by character code', () => {
  expect(['6F2A91', '6F24D3', '6F2719'].sort(compareIds)).toEqual(['6F24D3', '6F2719', '6F2A91']);
  expect(compareIds('6F2A91', '6F2A91')).toBe(0);
});
