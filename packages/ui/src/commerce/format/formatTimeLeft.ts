const minuteMs = 60_000;

/**
 * Time until an offer ends, to the minute: `1d 18h 40m`, `05h 12m`, in the last hour `12m`,
 * in the last minute `under 1m`.
 *
 * @param leftMs milliseconds to go
 * @returns undefined when the time is over
 */
export function formatTimeLeft(leftMs: number): string | undefined {
  if (leftMs <= 0) return undefined;
  const minutes = Math.floor(leftMs / minuteMs);
  if (minutes === 0) return 'under 1m';
  if (minutes < 60) return `${minutes}m`;
  const days = Math.floor(minutes / 1440);
  const clock = `${twoDigits(Math.floor(minutes / 60) % 24)}h ${twoDigits(minutes % 60)}m`;
  return days > 0 ? `${days}d ${clock}` : clock;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
