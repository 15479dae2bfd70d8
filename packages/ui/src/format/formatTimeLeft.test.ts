import { expect, test } from 'vitest';
import { formatTimeLeft } from './formatTimeLeft.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const units = { day: 'd', hour: 'h', minute: 'm', underAMinute: 'under 1m' };

test.each([
  [day + 18 * hour + 40 * minute, '1d 18h 40m'],
  [3 * day + 2 * hour + 5 * minute, '3d 02h 05m'],
  [day, '1d 00h 00m'],
  [day - 1, '23h 59m'],
  [5 * hour + 12 * minute + 59_999, '05h 12m'],
  [hour - 1, '59m'],
  [minute - 1, 'under 1m'],
  [1, 'under 1m'],
  [0, undefined],
  [-1, undefined],
])('%d ms left reads %s', (leftMs, text) => {
  expect(formatTimeLeft(leftMs, units)).toBe(text);
});
