import { splitTimeLeft } from './splitTimeLeft.ts';

/** The words of a spoken time. */
export interface SpelledTime {
  /** "1 day", "2 days" */
  days(count: number): string;
  /** "1 hour", "5 hours" */
  hours(count: number): string;
  /** "1 minute", "12 minutes" */
  minutes(count: number): string;
  /** In the last minute: "less than a minute" */
  underAMinute: string;
}

/**
 * Time left in words, for screen readers: `1 day 5 hours 12 minutes`.
 *
 * @param leftSeconds time left in seconds, at least 0
 */
export function spellTimeLeft(leftSeconds: number, words: SpelledTime): string {
  const parts = splitTimeLeft(leftSeconds);
  const spelled = (['days', 'hours', 'minutes'] as const)
    .filter((part) => parts[part] > 0)
    .map((part) => words[part](parts[part]));
  return spelled.join(' ') || words.underAMinute;
}
