import { DAY_MS } from '@potli/api/units/time';

/** Whole days until a time (ISO 8601, UTC), 0 once it has passed; undefined where there is none. */
export const daysLeft = (until: string | null): number | undefined =>
  until === null ? undefined : Math.max(0, Math.floor((Date.parse(until) - Date.now()) / DAY_MS));
