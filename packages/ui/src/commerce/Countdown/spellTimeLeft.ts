import { splitTimeLeft, type TimeParts } from './splitTimeLeft.ts';

const inWords = (unit: string) =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });

const units: [keyof TimeParts, Intl.NumberFormat][] = [
  ['days', inWords('day')],
  ['hours', inWords('hour')],
  ['minutes', inWords('minute')],
];

/**
 * Time left as it is read out, to the minute: `1 day 5 hours 12 minutes`, at the end `less than a minute`.
 *
 * @param leftSeconds seconds to go, at least 0
 */
export function spellTimeLeft(leftSeconds: number): string {
  const parts = splitTimeLeft(leftSeconds);
  const spelled = units.filter(([unit]) => parts[unit] > 0).map(([unit, format]) => format.format(parts[unit]));
  return spelled.join(' ') || 'less than a minute';
}
