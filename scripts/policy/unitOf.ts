const UNITS = {
  PERCENT: '%',
  MB: 'MB',
  RUPEES: 'rupees',
  DIGITS: 'digits',
  YEARS: 'years',
  MONTHS: 'months',
  DAYS: 'days',
  HOURS: 'hours',
  MINUTES: 'minutes',
} as const;

/** The unit that the name of a number of the policy says: `PAYOUT_HOLD_HOURS` has hours. Undefined for a plain count. */
export const unitOf = (name: string): string | undefined =>
  Object.entries(UNITS).find(([word]) => name.split('_').includes(word))?.[1];
