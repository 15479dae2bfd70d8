import { INDIA_OFFSET, indiaDay } from '../units/india.ts';
import { DAY_MS } from '../units/time.ts';

/** 03-04-2027 is the third of April, as the admin area writes it; with a slash it could be the fourth of March. */
const DAY_FIRST =
  /^(?<day>\d{1,2})[-.](?<month>\d{1,2})[-.](?<year>\d{4})(?:,?[T ]+(?<clock>\d{1,2}:\d\d)(?::\d\d)?)?$/;
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ]+(?<clock>\d{1,2}:\d\d)(?::\d\d)?)?$/;

/**
 * The instant that people mean by a day of India, with or without a time of day; undefined for what says its offset itself, and for
 * what is no such day.
 * @param isEnd something ends then: of a day without a time it has all of it
 */
export function tableTime(text: string, isEnd: boolean): string | undefined {
  const { day = '', month = '', year = '', clock } = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups ?? {};
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const start = new Date(`${date}T00:00:00${INDIA_OFFSET}`);
  // JavaScript reads 31 February as 3 March
  if (Number.isNaN(start.getTime()) || indiaDay(start) !== date) return undefined;
  if (clock !== undefined) {
    const time = clock.padStart(5, '0');
    return time < '24:00' ? `${date}T${time}:00${INDIA_OFFSET}` : undefined;
  }
  const whole = isEnd ? indiaDay(new Date(start.getTime() + DAY_MS)) : date;
  return `${whole}T00:00:00${INDIA_OFFSET}`;
}
