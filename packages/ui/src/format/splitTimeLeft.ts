/** The four figures of a countdown. */
export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Whole days, hours, minutes and seconds. Fractions of a second are dropped.
 *
 * @param leftSeconds time left in seconds, at least 0
 */
export function splitTimeLeft(leftSeconds: number): TimeParts {
  const whole = Math.floor(leftSeconds);
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}
