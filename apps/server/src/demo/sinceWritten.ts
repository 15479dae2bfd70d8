import { INDIA_AHEAD_MS } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';

/** When the demo's fixtures were written: their times are relative to it. */
const WRITTEN_MS = Date.parse('2026-11-20T06:00:00Z');

/** Moves times of the fixtures as if they were written now. */
export function sinceWritten(now: Date): (instant: string) => Date {
  const laterMs = now.getTime() - WRITTEN_MS;
  return (instant) => new Date(Date.parse(instant) + laterMs);
}

const dayOf = (ms: number) => Math.floor((ms + INDIA_AHEAD_MS) / DAY_MS);

/** Moves a date without a time: so many days after an event as the fixtures have it, at any hour of the first start. */
export function daysAfter(event: { written: string; moved: Date }, date: string): Date {
  const days = dayOf(Date.parse(date)) - dayOf(Date.parse(event.written));
  return new Date((dayOf(event.moved.getTime()) + days) * DAY_MS - INDIA_AHEAD_MS);
}
