/** Hundredths of a percent in one percent. */
const PERCENT = 100;

/** Basis points in percent: 250 is 2.5. */
export const toPercent = (basisPoints: bigint | number): number => Number(basisPoints) / PERCENT;

/** Percent in basis points, rounded: 2.5 is 250. */
export const toBasisPoints = (percent: number): number => Math.round(percent * PERCENT);

/** A part of a number, not rounded: 5 percent of 250 is 12.5. */
export const percentOf = (whole: number, percent: number): number => (whole * percent) / PERCENT;

/** The same of paise, never rounded up. @param percent a whole number */
export const percentOfPaise = (paise: bigint, percent: number): bigint => (paise * BigInt(percent)) / BigInt(PERCENT);
