export const memberAccounts = ['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED'] as const;

/**
 * The accounts of a member's wallet. DEBT is what was taken back after it was paid out, FORFEITED what was lost after twelve
 * months without a login.
 */
export type MemberAccount = (typeof memberAccounts)[number];

/** The other side of every entry: what networks owe the house, what members owe it, and tax that it withheld from payouts. */
export type HouseAccount = 'HOUSE_EXPECTED' | 'HOUSE_DEBT' | 'HOUSE_WITHHELD';

const names: readonly string[] = memberAccounts;

export const isOfMember = (account: MemberAccount | HouseAccount): account is MemberAccount => names.includes(account);

/** Paise on each account of a member. */
export type Balances = Record<MemberAccount, bigint>;

export const emptyBalances = (): Balances => ({
  PENDING: 0n,
  APPROVED: 0n,
  HELD: 0n,
  SENT: 0n,
  DECLINED: 0n,
  DEBT: 0n,
  FORFEITED: 0n,
});
