import { count, countInWords, numberInWords } from '../units/duration.ts';
import { DAY_HOURS } from '../units/time.ts';
import { LONG_PAYOUT_HOLD_HOURS, PAYOUT_HOLD_HOURS } from './policy.ts';

/** How long payouts wait after a change, in a sentence: `one to three days`, `36 to 72 hours`. */
export function holdRange(shortest = PAYOUT_HOLD_HOURS, longest = LONG_PAYOUT_HOLD_HOURS): string {
  const isWhole = (hours: number) => hours % DAY_HOURS === 0;
  if (!isWhole(shortest) || !isWhole(longest)) return `${shortest} to ${count(longest, 'hour')}`;
  const days = countInWords(longest / DAY_HOURS, 'day');
  return shortest === longest ? days : `${numberInWords(shortest / DAY_HOURS)} to ${days}`;
}
