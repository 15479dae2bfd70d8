import { splitTimeLeft, type TimeParts } from './splitTimeLeft.ts';

const units = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
] as const satisfies [keyof TimeParts, string][];

/**
 * Time left as it is read out, to the minute: `1 day 5 hours 12 minutes`.
 *
 * @param leftSeconds seconds to go, at least 0
 * @param locale BCP 47: "en-IN"
 * @param underAMinute what reads in the last minute: "less than a minute"
 */
export function spellTimeLeft(leftSeconds: number, locale: string, underAMinute: string): string {
  const parts = splitTimeLeft(leftSeconds);
  const spelled = units
    .filter(([part]) => parts[part] > 0)
    .map(([part, unit]) => parts[part].toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  return spelled.join(' ') || underAMinute;
}
