import { MemberAccount } from '@potli/api/contract/journals';
import type { HouseAccount } from '../../../db/schema/ledger.ts';

const names: readonly string[] = MemberAccount.options;

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

/** The same accounts with something made of their paise. */
export const mapBalances = <Made>(balances: Balances, make: (paise: bigint) => Made): Record<MemberAccount, Made> => {
  const made = MemberAccount.options.map((account) => [account, make(balances[account])]);
  return Object.fromEntries(made) as Record<MemberAccount, Made>;
};
