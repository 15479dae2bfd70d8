import { countInWords } from '../units/duration.ts';
import { FORFEIT_MONTHS } from './policy.ts';

/** The time without a login after which cashback is forfeited, in a sentence: `twelve months`. */
export const forfeitSpan = (): string => countInWords(FORFEIT_MONTHS, 'month');
