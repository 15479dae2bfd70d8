import { DAY_MS } from '@potli/api/units/time';
import { isDay } from '../incoming/isDay.ts';
import { readDate } from './readDate.ts';

/**
 * The moment of a list: the end of a day in India, as a list of a day holds all of it, or a time.
 * @throws Error for text that is no date, and for the future
 */
export function readAsOf(text: string, now: Date): Date {
  const start = readDate(text).getTime();
  if (start > now.getTime()) throw new Error(`--as-of ${text} is in the future.`);
  return new Date(isDay(text) ? Math.min(start + DAY_MS - 1, now.getTime()) : start);
}
