import type { Balances, HouseAccount, MemberAccount } from './accounts.ts';

/** A new entry of a journal. */
export interface LedgerEntry {
  /** Null: the house. */
  memberId: bigint | null;
  account: MemberAccount | HouseAccount;
  paise: bigint;
}

/** The change of a wallet by a business event, in paise. */
export interface WalletChange {
  pending?: bigint;
  declined?: bigint;
  held?: bigint;
  sent?: bigint;
  /** Money that can be paid out: goes to APPROVED, after debt is repaid. */
  owed?: bigint;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** New money repays debt first. Money that is taken back comes from APPROVED; the rest becomes debt. */
function splitOwed(owed: bigint, { APPROVED, DEBT }: Balances): { approved: bigint; debt: bigint } {
  const onDebt = owed > 0n ? -least(owed, DEBT) : -owed - least(-owed, APPROVED);
  return { approved: owed + onDebt, debt: onDebt };
}

/**
 * The entries of a change; their sum is zero.
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
