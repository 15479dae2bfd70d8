import { HOUR_MS } from '@potli/api/units/time';
import { expect, it } from 'vitest';
import { bankingTime, restOf } from './bankingTime.ts';

const inIndia = (time: string) => new Date(`${time}:00+05:30`);
const every = restOf({ worksOnHolidays: true }, ['2026-11-25']);
const rests = restOf({}, ['2026-11-25']);

it.each([
  ['a day of the week', '2026-11-23T11:00', '2026-11-24T11:00', 24],
  ['a Sunday', '2026-11-21T11:00', '2026-11-23T11:00', 24],
  ['a second Saturday and a Sunday', '2026-11-13T11:00', '2026-11-16T11:00', 24],
  ['a holiday of the shop’s bank', '2026-11-24T11:00', '2026-11-26T11:00', 24],
  ['the Sunday itself', '2026-11-22T00:00', '2026-11-23T00:00', 0],
  ['half an hour around its midnight', '2026-11-21T23:45', '2026-11-22T00:15', 0.25],
  ['no time', '2026-11-23T11:00', '2026-11-23T11:00', 0],
  ['a clock that was set back', '2026-11-23T11:00', '2026-11-22T11:00', 0],
])('a bank that rests, over %s', (_, from, to, hours) => {
  expect(bankingTime(inIndia(from), inIndia(to), rests) / HOUR_MS).toBe(hours);
});

it('a bank that sends every day never rests', () => {
  expect(bankingTime(inIndia('2026-11-20T11:00'), inIndia('2026-11-26T11:00'), every) / HOUR_MS).toBe(144);
});
