import { DAY_MS } from '@potli/api/units/time';

/** A network decides within that time. */
const LONG_MS = 120 * DAY_MS;
/** Networks add rows late, and their zones are not certain. */
const OVERLAP_MS = 2 * DAY_MS;

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/**
 * From when on a list is read. The first time of a day it is all that can still change: few networks tell for certain what
 * changed. Later on the day it is what is new.
 * @param since when the last run began; null before the first
 */
export function readFrom(since: Date | null, now: Date): Date {
  if (since && dayOf(since) === dayOf(now)) return new Date(since.getTime() - OVERLAP_MS);
  // after a long time without a run, all of it
  return new Date(Math.min(now.getTime() - LONG_MS, since?.getTime() ?? now.getTime()));
}
