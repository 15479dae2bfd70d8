import { splitTimeLeft } from './splitTimeLeft.ts';

/** How a span of time is read out. */
export interface SpelledTime {
  /** "1 day", "2 days" */
  days(count: number): string;
  /** "1 hour", "5 hours" */
  hours(count: number): string;
  /** "1 minute", "12 minutes" */
  minutes(count: number): string;
  /** "less than a minute", in the last minute. */
  underAMinute: string;
}

/**
 * Time left as it is read out, to the minute: `1 day 5 hours 12 minutes`.
 *
 * @param leftSeconds seconds to go, at least 0
 */
export function spellTimeLeft(leftSeconds: number, words: SpelledTime): string {
  const parts = splitTimeLeft(leftSeconds);
  const spelled = (['days', 'hours', 'minutes'] as const)
    .filter((part) => parts[part] > 0)
    .map((part) => words[part](parts[part]));
  return spelled.join(' ') || words.underAMinute;
}
