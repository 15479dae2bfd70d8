const minuteMs = 60_000;

/** The unit signs of a short time. */
export interface TimeLeftUnits {
  /** "d" */
  day: string;
  /** "h" */
  hour: string;
  /** "m" */
  minute: string;
  /** In the last minute: "under 1m" */
  underAMinute: string;
}

/**
 * Time until an offer ends, in minutes: `1d 18h 40m`, `05h 12m`, in the last hour `12m`, in the last minute `under 1m`.
 *
 * @param leftMs time left in milliseconds
 * @returns undefined after the end
 */
export function formatTimeLeft(leftMs: number, units: TimeLeftUnits): string | undefined {
  if (leftMs <= 0) return undefined;
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes === 0) return units.underAMinute;
  if (minutes < 60) return `${minutes}${units.minute}`;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  const clock = `${twoDigits(hours)}${units.hour} ${twoDigits(minutes % 60)}${units.minute}`;
  return days > 0 ? `${days}${units.day} ${clock}` : clock;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
