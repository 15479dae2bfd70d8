import { MINUTE_MS } from './time.ts';

/** What an instant in India ends with, all year. */
export const INDIA_OFFSET = '+05:30';

export const INDIA_AHEAD_MINUTES = 330;

/** How far clocks in India are ahead of UTC, all year. */
export const INDIA_AHEAD_MS = INDIA_AHEAD_MINUTES * MINUTE_MS;

/** The day of an instant in India, `2026-11-24`. @throws RangeError for an invalid date */
export const indiaDay = (at: Date): string => new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
