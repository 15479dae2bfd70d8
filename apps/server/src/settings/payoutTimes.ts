/** When members are paid. */
export interface PayoutTimes {
  /** Minutes after midnight in India; absent: never by itself. */
  minute?: number;
  /** Days, beside those that it knows, on which a bank rests: `2026-11-09`. */
  holidays: string[];
}

interface PayoutVariables {
  PAYOUTS_AT?: string;
  PAYOUT_HOLIDAYS?: string;
}

const ELEVEN = '11:00';

/** Reads `PAYOUTS_AT=11:00` or `off`, and `PAYOUT_HOLIDAYS=2026-11-09,…`. @returns also one line per fault */
export function readPayoutTimes({ PAYOUTS_AT: at = ELEVEN, PAYOUT_HOLIDAYS: days = '' }: PayoutVariables): {
  times: PayoutTimes;
  faults: string[];
} {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  const faults = hours || at === 'off' ? [] : ['PAYOUTS_AT: must be a time in India, as 11:00, or off'];
  const holidays = days
    .split(/[,\s]/)
    .map((day) => day.trim())
    .filter((day) => day !== '');
  if (!holidays.every(isDate)) faults.push('PAYOUT_HOLIDAYS: must be days as 2026-11-09, separated by commas');
  return { times: { ...(hours && { minute: Number(hours) * 60 + Number(minutes) }), holidays }, faults };
}

function isDate(day: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // 2026-02-30 is read as a day in March, or not at all
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
