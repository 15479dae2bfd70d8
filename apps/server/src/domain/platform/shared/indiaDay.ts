import { INDIA_AHEAD_MS, indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';

/** The first instant of a month of India, `2026-11`. */
export const monthStart = (month: string): Date => new Date(Date.parse(`${month}-01T00:00:00Z`) - INDIA_AHEAD_MS);

/** The first instant after a day of India, `2026-11-30`. */
export const dayEnd = (day: string): Date => new Date(Date.parse(`${day}T24:00:00Z`) - INDIA_AHEAD_MS);

/** The month after `2026-12` is `2027-01`. */
export const monthAfter = (month: string): string =>
  indiaDay(new Date(monthStart(month).getTime() + 31 * DAY_MS)).slice(0, 7);
