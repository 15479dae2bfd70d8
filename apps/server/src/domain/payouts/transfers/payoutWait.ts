import type { Queries } from '../../../db/database.ts';
import type { FindPayoutAccount, PayoutAccount } from './findPayoutAccount.ts';
import { findOpenPayout, type PayoutRow } from './payoutRows.ts';
import { readPayoutsPause } from './payoutsPause.ts';

/** What a payout depends on besides the member. */
export interface PayoutTerms {
  findAccount: FindPayoutAccount;
  /** Whether the bank sends to UPI IDs; absent: it does. */
  sendsToUpi?: boolean | undefined;
  /** The least that the bank sends; absent: every amount is sent. */
  leastPaise?: bigint | undefined;
}

/**
 * Why there is nothing to send. `paused`: payouts are paused after a restore. `resting`: the bank account was changed lately;
 * `unverified`: the e-mail is not verified.
 */
export type NoPayout = 'nothing' | 'open' | 'paused' | 'noAccount' | 'resting' | 'unverified';

/** Why a member's approved money does not leave now, with the facts of it; `account` alone where it may leave. */
export type PayoutWait =
  | { reason: 'nothing' | 'paused' | 'noAccount' | 'unverified' }
  | { reason: 'open'; payout: PayoutRow }
  | { reason: 'resting'; until: Date }
  | { reason?: undefined; account: PayoutAccount };

interface Asked extends PayoutTerms {
  memberId: bigint;
  approvedPaise: bigint;
  at: Date;
  /** Also while payouts are paused. */
  ignoresPause?: boolean;
}

/** The rule for both who sends payouts and who says when the next one comes. */
export async function findPayoutWait(
  queries: Queries,
  { memberId, approvedPaise, at, ignoresPause, findAccount, sendsToUpi = true, leastPaise = 1n }: Asked,
): Promise<PayoutWait> {
  if (approvedPaise < leastPaise) return { reason: 'nothing' };
  const payout = await findOpenPayout(queries, memberId);
  if (payout) return { reason: 'open', payout };
  if (!ignoresPause && (await readPayoutsPause(queries))) return { reason: 'paused' };
  const account = await findAccount(queries, memberId, at);
  if (!account || (account.kind === 'upi' && !sendsToUpi)) return { reason: 'noAccount' };
  if (!account.emailVerified) return { reason: 'unverified' };
  return account.heldUntil ? { reason: 'resting', until: account.heldUntil } : { account };
}
