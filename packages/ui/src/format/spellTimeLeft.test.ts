import { expect, test } from 'vitest';
import { type SpelledTime, spellTimeLeft } from './spellTimeLeft.ts';

const counted = (noun: string) => (count: number) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const english: SpelledTime = {
  days: counted('day'),
  hours: counted('hour'),
  minutes: counted('minute'),
  underAMinute: 'less than a minute',
};

test.each([
  [86_400 + 5 * 3600 + 12 * 60 + 48, '1 day 5 hours 12 minutes'],
  [2 * 86_400 + 60, '2 days 1 minute'],
  [3600, '1 hour'],
  [60, '1 minute'],
  [59, 'less than a minute'],
  [0, 'less than a minute'],
])('%d s read out: %s', (left, text) => {
  expect(spellTimeLeft(left, english)).toBe(text);
});

test('in another language', () => {
  const hindi: SpelledTime = {
    days: (count) => `${count} दिन`,
    hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
    minutes: (count) => `${count} मिनट`,
    underAMinute: 'एक मिनट से कम',
  };
  expect(spellTimeLeft(2 * 86_400 + 3600, hindi)).toBe('2 दिन 1 घंटा');
});
