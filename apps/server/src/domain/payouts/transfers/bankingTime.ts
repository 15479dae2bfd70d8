import { INDIA_AHEAD_MS } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import type { BankPort } from './BankPort.ts';
import { isBankingDay } from './isBankingDay.ts';

/** Days beside Sundays and the like on which a bank rests; undefined for one that works every day. */
export function restOf(
  { worksOnHolidays }: Pick<BankPort, 'worksOnHolidays'>,
  holidays: readonly string[],
): readonly string[] | undefined {
  return worksOnHolidays ? undefined : holidays;
}

/**
 * How much of the time between two moments a bank worked (ms): whole days in India, as banks do not publish their hours.
 * @param restsOn of `restOf`
 */
export function bankingTime(from: Date, to: Date, restsOn: readonly string[] | undefined): number {
  if (!restsOn) return to.getTime() - from.getTime();
  let worked = 0;
  for (let at = from.getTime(); at < to.getTime(); ) {
    const midnight = (Math.floor((at + INDIA_AHEAD_MS) / DAY_MS) + 1) * DAY_MS - INDIA_AHEAD_MS;
    const end = Math.min(midnight, to.getTime());
    if (isBankingDay(new Date(at), restsOn)) worked += end - at;
    at = end;
  }
  return worked;
}
