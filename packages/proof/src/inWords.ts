/** Paise as rupees with Indian groups: `₹1,24,990.00`. */
export function rupees(paise: string): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(paise) ?? [];
  const padded = digits.padStart(3, '0');
  const whole = padded.slice(0, -2).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return `${sign && '−'}₹${whole}.${padded.slice(-2)}`;
}

const india = 5.5 * 3_600_000;

/** The day of an instant in India: `20-11-2026`. */
export function day(instant: string): string {
  return new Date(Date.parse(instant) + india).toISOString().slice(0, 10).split('-').reverse().join('-');
}

const accounts: Record<string, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  HELD: 'On its way to the bank',
  SENT: 'Sent to the bank',
  DECLINED: 'Declined',
  DEBT: 'To be repaid',
  FORFEITED: 'Forfeited',
};

/** The name of a member's account; unknown ones as they are. */
export const accountName = (account: string): string => accounts[account] ?? account;
