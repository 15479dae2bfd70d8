import { afterEach, expect, it, vi } from 'vitest';
import { readAsOf } from './readAsOf.ts';
import { readDate } from './readDate.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2026-11-30', '2026-11-29T18:30:00.000Z'],
  ['2028-02-29', '2028-02-28T18:30:00.000Z'],
  ['2026-11-30T10:00', '2026-11-30T04:30:00.000Z'],
  ['2026-11-30T10:00:00.5', '2026-11-30T04:30:00.500Z'],
  ['2026-11-30T10:00:00+05:30', '2026-11-30T04:30:00.000Z'],
  ['2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['2026-11-30T10:00-08:00', '2026-11-30T18:00:00.000Z'],
])('reads %s as a day or a time of India, whatever the zone of the machine is', (text, time) => {
  for (const zone of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    expect(readDate(text).toISOString()).toBe(time);
  }
});

it.each([
  ['2026-11-30', '2026-11-30T18:29:59.999Z'],
  ['2026-11-30T10:00', '2026-11-30T04:30:00.000Z'],
  ['2026-12-01', '2026-12-01T06:00:00.000Z'],
])('a list of %s has the end of that day in India, or the time', (text, time) => {
  expect(readAsOf(text, new Date('2026-12-01T06:00:00Z')).toISOString()).toBe(time);
});

it.each([
  '2026-11-30T24:30',
  '2026-11-30 10:00',
  '2026-11-30T10:00 IST',
  '2026-11-31',
  '2026-02-29',
  '2026-04-31T10:00:00Z',
  '2026-13-01',
  '30-11-2026',
  'today',
  '',
])('a day that no calendar has is not taken for the day after: %j', (text) => {
  expect(() => readDate(text)).toThrow('is no date');
});
