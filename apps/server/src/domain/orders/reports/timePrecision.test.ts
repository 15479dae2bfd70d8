import { expect, it } from 'vitest';
import { precisionOf } from './timePrecision.ts';

it.each([
  ['2026-11-22', 'day'],
  ['22.11.2026', 'day'],
  ['22 11.2026', 'day'],
  ['2026-11-22 +05:30', 'day'],
  ['2026-11-22 12:00', 'minute'],
  ['22.11.2026 12.00', 'minute'],
  ['22-11-2026, 12.00 PM', 'minute'],
  ['2026-11-22T12:00:30+05:30', 'second'],
  ['22.11.2026 12.00.30', 'second'],
  ['20261122120030', 'second'],
  ['1795329030', 'second'],
  ['2026-11-22 12:00:30.123', 'millisecond'],
  ['1795329030123', 'millisecond'],
  ['/Date(1795329030123+0530)/', 'millisecond'],
] as const)('%s is exact to the %s', (text, precision) => {
  expect(precisionOf(text)).toBe(precision);
});
