import { expect, test } from 'vitest';
import { spellTimeLeft } from './spellTimeLeft.ts';

test.each([
  [86_400 + 5 * 3600 + 12 * 60 + 48, '1 day 5 hours 12 minutes'],
  [2 * 86_400 + 60, '2 days 1 minute'],
  [3600, '1 hour'],
  [60, '1 minute'],
  [59, 'less than a minute'],
  [0, 'less than a minute'],
])('%d s read out: %s', (left, text) => {
  expect(spellTimeLeft(left, 'en-IN', 'less than a minute')).toBe(text);
});

test('in another language', () => {
  expect(spellTimeLeft(2 * 86_400 + 3600, 'hi-IN', '')).toBe('2 दिन 1 घंटा');
});
