import { expect, it } from 'vitest';
import { readDate } from './readDate.ts';

it.each([
  ['2026-11-30', '2026-11-30T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-11-30T10:00:00+05:30', '2026-11-30T04:30:00.000Z'],
])('reads %s', (text, time) => {
  expect(readDate(text).toISOString()).toBe(time);
});

it.each(['2026-11-31', '2026-02-29', '2026-04-31T10:00:00Z', '2026-13-01', '30-11-2026', 'today', ''])(
  'a day that no calendar has is not taken for the day after: %j',
  (text) => {
    expect(() => readDate(text)).toThrow('is no date');
  },
);
