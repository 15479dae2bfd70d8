/** Paise as rupees with Indian groups: `₹1,24,990.00`. */
export function rupees(paise: string): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(paise) ?? [];
  const padded = digits.padStart(3, '0');
  const whole = padded.slice(0, -2).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return `${sign && '−'}₹${whole}.${padded.slice(-2)}`;
}

/** Hundredths of a percent: `9.5%`. */
export const percent = (basisPoints: string): string =>
  `${basisPoints
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')
    .replace(/\.?0+$/, '')}%`;

const india = 5.5 * 3_600_000;

/** The day of an instant in India: `20-11-2026`. */
export const day = (instant: string): string => moment(instant).slice(0, 10);

/** The minute of an instant in India: `20-11-2026 11:30`. */
export function moment(instant: string): string {
  const [date = '', time = ''] = new Date(Date.parse(instant) + india).toISOString().split('T');
  return `${dayInWords(date)} ${time.slice(0, 5)}`;
}

/** A day of the calendar as it is written in India: `20-11-2026`. */
export const dayInWords = (date: string): string => date.split('-').reverse().join('-');

const accounts: Record<string, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  HELD: 'On its way',
  SENT: 'Sent',
  DECLINED: 'Declined',
  DEBT: 'To be repaid',
  FORFEITED: 'Forfeited',
};

/** The name of a member's account; unknown ones as they are. */
export const accountName = (account: string): string => accounts[account] ?? account;
