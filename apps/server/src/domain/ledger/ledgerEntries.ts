import type { Balances, HouseAccount, MemberAccount } from './accounts.ts';

/** An entry to be: paise onto an account, negative off it. */
export interface LedgerEntry {
  /** Null: the house. */
  memberId: bigint | null;
  account: MemberAccount | HouseAccount;
  paise: bigint;
}

/** What a business event does to a wallet, in paise. */
export interface WalletChange {
  pending?: bigint;
  declined?: bigint;
  held?: bigint;
  sent?: bigint;
  /** What the member may have paid out: goes to APPROVED and, by way of it, to DEBT. */
  owed?: bigint;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** What is owed repays debt first; what is taken back is taken from APPROVED, and the rest becomes debt. */
function splitOwed(owed: bigint, { APPROVED, DEBT }: Balances): { approved: bigint; debt: bigint } {
  const onDebt = owed > 0n ? -least(owed, DEBT) : -owed - least(-owed, APPROVED);
  return { approved: owed + onDebt, debt: onDebt };
}

/**
 * The entries of a change; they sum to zero.
 * @param balances of this member, read under the lock of the wallet
 */
export function toLedgerEntries(memberId: bigint, balances: Balances, change: WalletChange): LedgerEntry[] {
  const { pending = 0n, declined = 0n, held = 0n, sent = 0n, owed = 0n } = change;
  const { approved, debt } = splitOwed(owed, balances);
  const entryOf = (account: MemberAccount, paise: bigint): LedgerEntry => ({ memberId, account, paise });
  return [
    entryOf('PENDING', pending),
    entryOf('APPROVED', approved),
    entryOf('HELD', held),
    entryOf('SENT', sent),
    entryOf('DECLINED', declined),
    entryOf('DEBT', debt),
    { memberId: null, account: 'HOUSE_EXPECTED' as const, paise: -(pending + approved + held + sent + declined) },
    { memberId: null, account: 'HOUSE_DEBT' as const, paise: -debt },
  ].filter(({ paise }) => paise !== 0n);
}
