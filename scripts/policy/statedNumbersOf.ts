import { numberInWords } from '@potli/api/units/duration';
import { DAY_HOURS } from '@potli/api/units/time';
import type { PolicyNumber } from './readPolicy.ts';
import { unitOf } from './unitOf.ts';

/** A place where a text says a number of the policy in its unit, `24 hours` or `a 10-digit number`. */
export interface StatedNumber {
  text: string;
  /** Names of the policy's numbers that are so large. */
  names: readonly string[];
}

/** How a number is said, as the parts of a regular expression. */
function formsOf({ name, value }: PolicyNumber): string[] {
  const unit = unitOf(name);
  if (unit === undefined) return [];
  const words = (number: number) => `(?:${number}|${numberInWords(number)})`;
  if (unit === '%') return [`${value} ?%`, `${words(value)} percent`];
  if (unit === 'MB') return [`${value} ?MB`];
  if (unit === 'rupees') return [`₹ ?${value.toLocaleString('en-IN')}`];
  const noun = unit.replace(/s$/, 's?');
  const inDays = unit === 'hours' && value % DAY_HOURS === 0 && value > DAY_HOURS;
  const own = `${words(value)}[ -](?:business )?${noun}`;
  return [
    own,
    ...(unit === 'years' ? [`${value} or older`] : []),
    ...(inDays ? [`${words(value / DAY_HOURS)}[ -]days`] : []),
  ];
}

/** All places of a text that say a number as large as one of the policy, in its unit, in digits or in words. */
export function statedNumbersOf(text: string, numbers: readonly PolicyNumber[]): StatedNumber[] {
  const byText = new Map<string, string[]>();
  for (const number of numbers) {
    for (const form of formsOf(number)) {
      for (const [said] of text.matchAll(new RegExp(`(?<![\\w.,])${form}(?!\\w)`, 'gi'))) {
        byText.set(said, [...new Set([...(byText.get(said) ?? []), number.name])]);
      }
    }
  }
  return [...byText].map(([said, names]) => ({ text: said, names }));
}
