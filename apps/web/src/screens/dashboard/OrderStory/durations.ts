import { DAY_MS, HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { pluralize } from '../../../lib/pluralize.ts';

/** A span in its largest whole unit: "2 days", "5 hours", "less than a minute". */
export function formatDuration(ms: number): string {
  if (ms >= DAY_MS) return pluralize(Math.floor(ms / DAY_MS), 'day');
  if (ms >= HOUR_MS) return pluralize(Math.floor(ms / HOUR_MS), 'hour');
  return ms < MINUTE_MS ? 'less than a minute' : pluralize(Math.floor(ms / MINUTE_MS), 'minute');
}

/** Time until a date: "22 days to go", "less than a day to go". Undefined once it has passed. */
export function formatTimeLeft(instant: string, nowMs: number): string | undefined {
  const left = Date.parse(instant) - nowMs;
  if (left <= 0) return undefined;
  return left < DAY_MS ? 'less than a day to go' : `${pluralize(Math.floor(left / DAY_MS), 'day')} to go`;
}

/** "usually by 12-02-2027"; a date that has passed is not promised. */
export const usuallyBy = (instant: string, nowMs: number): string =>
  Date.parse(instant) > nowMs ? `usually by ${formatDate(instant, '')}` : 'which takes longer than usual';

/** How much of a waiting time is over, from 0 to 1. Undefined for a step that is not current or has no expected end. */
export function elapsedShare(
  { state, before, expectedBy }: { state: string; before: string | null; expectedBy: string | null },
  nowMs: number,
): number | undefined {
  if (state !== 'current' || !before || !expectedBy) return undefined;
  const [from, until] = [Date.parse(before), Date.parse(expectedBy)];
  return until > from ? Math.min(1, Math.max(0, (nowMs - from) / (until - from))) : undefined;
}
