import { DAY_MS } from '@potli/api/units/time';
/** How exact a time of a network is. `none`: it gave no time. */
export const timePrecisions = ['millisecond', 'second', 'minute', 'day', 'none'] as const;
export type TimePrecision = (typeof timePrecisions)[number];

/** How long a time lasts that is written so, in milliseconds. */
const SPANS: Record<Exclude<TimePrecision, 'none'>, number> = {
  millisecond: 1,
  second: 1_000,
  minute: 60_000,
  day: DAY_MS,
};

export interface PreciseTime {
  occurredAt: Date;
  /** Absent: to the millisecond. */
  precision?: TimePrecision;
}

/**
 * Compares two times at the coarser precision of both: 0 where they can be the same. A day holds all of its seconds, so a
 * report to the second is not later than one of its day.
 */
export function compareTimes(one: PreciseTime, other: PreciseTime): number {
  if (one.precision === 'none' || other.precision === 'none') return 0;
  const gap = one.occurredAt.getTime() - other.occurredAt.getTime();
  if (gap >= SPANS[other.precision ?? 'millisecond']) return 1;
  return -gap >= SPANS[one.precision ?? 'millisecond'] ? -1 : 0;
}

/** The precision of a time as it is written: `2026-11-22` is a day, seconds since 1970 are seconds. */
export function precisionOf(text: string): TimePrecision {
  // 20261122175000 has as many digits as no time since 1970
  if (/^(?:\d{10}|\d{14})$/.test(text)) return 'second';
  if (/^\d{13,}$|^\/Date\(\d/.test(text)) return 'millisecond';
  const [, seconds, fraction] = /\d{1,2}:\d{2}(?::(\d{2})([.,]\d+)?)?/.exec(text) ?? [undefined];
  if (fraction !== undefined) return 'millisecond';
  if (seconds !== undefined) return 'second';
  // 17.50 and 17.50.30
  const dotted = /[T\s,]\d{1,2}\.\d{2}(\.\d{2})?(?!\d)/.exec(text);
  if (dotted) return dotted[1] === undefined ? 'minute' : 'second';
  // an offset such as +05:30 alone is no time of day
  return /(?:^|[T\s])\d{1,2}:\d{2}/.test(text) ? 'minute' : 'day';
}
