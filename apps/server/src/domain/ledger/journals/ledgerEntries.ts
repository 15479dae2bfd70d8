import type { MemberAccount } from '@potli/api/contract/journals';
import type { HouseAccount } from '../../../db/schema/ledger.ts';
import { least } from '../../platform/shared/least.ts';
import { type Balances, isOfMember } from './accounts.ts';

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
  forfeited?: bigint;
  /** Tax that the house has instead of the member. */
  withheld?: bigint;
  /** Money that can be paid out: goes to APPROVED, after debt is repaid. */
  owed?: bigint;
}

/**
 * New money repays debt first. Money that is taken back comes from APPROVED, then from what the member has lost already; only
 * the rest becomes debt.
 */
function splitOwed(owed: bigint, { APPROVED, DEBT, FORFEITED }: Balances) {
  if (owed > 0n) {
    const repaid = least(owed, DEBT);
    return { approved: owed - repaid, lost: 0n, debt: -repaid };
  }
  const approved = -least(-owed, APPROVED);
  const lost = -least(approved - owed, FORFEITED);
  return { approved, lost, debt: approved + lost - owed };
}

/**
 * The entries of a change; their sum is zero.
 * @param balances of this member, read under the lock of the wallet
 */
export function toLedgerEntries(memberId: bigint, balances: Balances, change: WalletChange): LedgerEntry[] {
  const { pending = 0n, declined = 0n, held = 0n, sent = 0n, withheld = 0n, owed = 0n } = change;
  const { approved, lost, debt } = splitOwed(owed, balances);
  const forfeited = (change.forfeited ?? 0n) + lost;
  const entryOf = (account: MemberAccount, paise: bigint): LedgerEntry => ({ memberId, account, paise });
  return [
    entryOf('PENDING', pending),
    entryOf('APPROVED', approved),
    entryOf('HELD', held),
    entryOf('SENT', sent),
    entryOf('DECLINED', declined),
    entryOf('DEBT', debt),
    entryOf('FORFEITED', forfeited),
    {
      memberId: null,
      account: 'HOUSE_EXPECTED' as const,
      paise: -(pending + approved + held + sent + declined + forfeited + withheld),
    },
    { memberId: null, account: 'HOUSE_DEBT' as const, paise: -debt },
    { memberId: null, account: 'HOUSE_WITHHELD' as const, paise: withheld },
  ].filter(({ paise }) => paise !== 0n);
}

/** The same, and the balances of the member are those after it then, for the next change of the transaction. */
export function moveMoney(memberId: bigint, balances: Balances, change: WalletChange): LedgerEntry[] {
  const entries = toLedgerEntries(memberId, balances, change);
  for (const { account, paise } of entries) if (isOfMember(account)) balances[account] += paise;
  return entries;
}
