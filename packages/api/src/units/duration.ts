import { DAY_HOURS } from './time.ts';

type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'digit' | 'file';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count of something: `1 day`, `48 hours`. */
export const count = (number: number, unit: Unit): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** A number in words, up to twelve: `nine`, `13`. */
export const numberInWords = (number: number): string => WORDS[number] ?? String(number);

/** A count as a sentence has it, in words up to twelve: `three days`, `30 minutes`. */
export const countInWords = (number: number, unit: Unit): string =>
  `${numberInWords(number)} ${unit}${number === 1 ? '' : 's'}`;

/** A span in hours up to two days, then in days: `24 hours`, `48 hours`, `3 days`, `73 hours`. */
export const spanOfHours = (hours: number): string =>
  hours > 2 * DAY_HOURS && hours % DAY_HOURS === 0 ? count(hours / DAY_HOURS, 'day') : count(hours, 'hour');
