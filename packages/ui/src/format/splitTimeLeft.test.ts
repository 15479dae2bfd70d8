import { expect, test } from 'vitest';
import { splitTimeLeft } from './splitTimeLeft.ts';

test.each([
  [0, 0, 0, 0, 0],
  [59.9, 0, 0, 0, 59],
  [60, 0, 0, 1, 0],
  [3599, 0, 0, 59, 59],
  [5 * 3600 + 12 * 60 + 48, 0, 5, 12, 48],
  [86_399, 0, 23, 59, 59],
  [86_400, 1, 0, 0, 0],
  [120 * 86_400 + 1, 120, 0, 0, 1],
])('%d s are %d days, %d hours, %d minutes, %d seconds', (left, days, hours, minutes, seconds) => {
  expect(splitTimeLeft(left)).toEqual({ days, hours, minutes, seconds });
});
