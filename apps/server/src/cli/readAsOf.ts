import { INDIA_AHEAD_MS } from '../domain/shared/indiaDay.ts';
import { readDate } from './readDate.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The moment of which a list tells: the end of a day in India, as a list of a day holds all of it, or a time.
 * @throws Error for text that is no date, and for the future
 */
export function readAsOf(text: string, now: Date): Date {
  const given = readDate(text);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const start = isDay ? given.getTime() - INDIA_AHEAD_MS : given.getTime();
  if (start > now.getTime()) throw new Error(`--as-of ${text} is in the future.`);
  return new Date(isDay ? Math.min(start + DAY_MS - 1, now.getTime()) : start);
}
