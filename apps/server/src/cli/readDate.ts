import { INDIA_OFFSET } from '@potli/api/units/india';
import { isDay } from '../incoming/isDay.ts';

const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * The time of a date on the command line. A day is its midnight in India, and a time without an offset is India's, on every
 * host: JavaScript takes the first for UTC, and the second for the zone of the machine.
 * @throws Error for anything else
 */
export function readDate(text: string): Date {
  const [, day = '', clock = '00:00', offset = INDIA_OFFSET] = DATE.exec(text) ?? [];
  const date = new Date(`${day}T${clock}${offset.toUpperCase()}`);
  if (Number.isNaN(date.getTime()) || !isDay(day)) {
    throw new Error(`"${text}" is no date. Write a day as 2026-11-30, or a time of India as 2026-11-30T10:00.`);
  }
  return date;
}
