import { holdRange } from '@potli/api/contract/holdRange';
import { numberInWords } from '@potli/api/units/duration';
import { DAY_HOURS } from '@potli/api/units/time';
import { unitOf } from './unitOf.ts';

/** Numbers of the policy by name. */
export type Policy = Readonly<Record<string, number>>;

export const WORDS = Array.from({ length: 13 }, (_, number) => numberInWords(number)).slice(1);

const NUMBER = `\\d[\\d,]*|${WORDS.join('|')}`;
const MARKED = new RegExp(`(?:(${NUMBER})([ -]?)((?:business )?[a-z]+|%)?)?<!-- (\\w+) -->`, 'gi');
const RANGE = /\w+ to \w+ (?:days?|hours?)<!-- holdRange -->/g;

/** As the old text wrote it: in words, beginning as that did, or in digits. */
function inStyleOf(old: string, value: number): string {
  if (/^\d/.test(old)) return value.toLocaleString('en-IN');
  const word = numberInWords(value);
  return /^[A-Z]/.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

const ofCount = (unit: string, value: number) =>
  /^(?:%|mb|rupees)$/i.test(unit) ? unit : `${unit.replace(/s$/, '')}${value === 1 ? '' : 's'}`;

/**
 * A page with its marked numbers as the policy has them. A text in days keeps a number of hours in days where it can.
 * @throws Error for a mark without a number, or with a name that is none of the policy
 */
export function withNumbers(markdown: string, policy: Policy): string {
  const ranges = markdown.replace(RANGE, () => {
    const range = holdRange(policy.PAYOUT_HOLD_HOURS, policy.LONG_PAYOUT_HOLD_HOURS);
    return `${range}<!-- holdRange -->`;
  });
  return ranges.replace(
    MARKED,
    (all: string, old: string | undefined, gap: string, unit: string | undefined, name: string) => {
      if (name === 'holdRange') return all;
      const value = policy[name];
      if (value === undefined) throw new Error(`${name} is no number of the policy`);
      if (old === undefined) throw new Error(`${all}: there is no number before this mark`);
      const inDays = unitOf(name) === 'hours' && /^days?$/.test(unit ?? '');
      if (inDays && value % DAY_HOURS !== 0) return `${value} hours<!-- ${name} -->`;
      const shown = inDays ? value / DAY_HOURS : value;
      return `${inStyleOf(old, shown)}${gap}${unit === undefined || gap === '-' ? (unit ?? '') : ofCount(unit, shown)}<!-- ${name} -->`;
    },
  );
}
