/** How far clocks in India are ahead of UTC, all year. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1_000;

// Canada writes years first
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day of an instant in India, `2026-11-24`. */
export const indiaDay = (at: Date): string => format.format(at);
