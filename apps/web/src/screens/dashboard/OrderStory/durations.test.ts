import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { expect, test } from 'vitest';
import { elapsedShare, formatDuration, formatTimeLeft } from './durations.ts';

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [90_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [5 * HOUR_MS, '5 hours'],
  [DAY_MS, '1 day'],
  [30.9 * DAY_MS, '30 days'],
])('%i ms are %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

const NOW = Date.UTC(2026, 10, 20);

test.each([
  [22 * DAY_MS, '22 days to go'],
  [DAY_MS, '1 day to go'],
  [DAY_MS - 1, 'less than a day to go'],
  [0, undefined],
  [-DAY_MS, undefined],
])('%i ms from now: %s', (ms, words) => {
  expect(formatTimeLeft(new Date(NOW + ms).toISOString(), NOW)).toBe(words);
});

const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

test.each([
  [{ state: 'current', before: at(-5), expectedBy: at(15) }, 0.25],
  [{ state: 'current', before: at(-5), expectedBy: at(-1) }, 1],
  [{ state: 'current', before: at(1), expectedBy: at(2) }, 0],
  [{ state: 'current', before: at(1), expectedBy: at(1) }, undefined],
  [{ state: 'upcoming', before: at(-5), expectedBy: at(15) }, undefined],
  [{ state: 'current', before: null, expectedBy: at(15) }, undefined],
  [{ state: 'current', before: at(-5), expectedBy: null }, undefined],
])('%j: elapsed share %s', (step, share) => {
  expect(elapsedShare(step, NOW)).toBe(share);
});
