export const memberAccounts = ['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT'] as const;

/** The accounts that make up a member's wallet; DEBT is what was taken back after it had been sent. */
export type MemberAccount = (typeof memberAccounts)[number];

/** The other side of every move: what networks still owe the house, and what members do. */
export type HouseAccount = 'HOUSE_EXPECTED' | 'HOUSE_DEBT';

/** Paise on each account of a member. */
export type Balances = Record<MemberAccount, bigint>;

export const emptyBalances = (): Balances => ({
  PENDING: 0n,
  APPROVED: 0n,
  HELD: 0n,
  SENT: 0n,
  DECLINED: 0n,
  DEBT: 0n,
});
