import { expect, test } from 'vitest';
import { compareValues } from './compareValues.ts';

test('numbers by size, not by their digits', () => {
  expect([320, 45, 1250].sort(compareValues)).toEqual([45, 320, 1250]);
});

test('texts without regard to case, digits inside them by size', () => {
  expect(['tokrigo', 'Juttigali', 'Card 10', 'card 9'].sort(compareValues)).toEqual([
    'card 9',
    'Card 10',
    'Juttigali',
    'tokrigo',
  ]);
});
