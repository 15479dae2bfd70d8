import type { Queries } from '../../../db/database.ts';
import { isOpen, lockPayout, updatePayout } from './payoutRows.ts';
import { type PayoutStep, settlePayout } from './settlePayout.ts';

/**
 * Applies a bank's refusal of a transfer that was requested once. After an earlier request the bank may refuse only the
 * repetition of what it sends: then this changes nothing. @returns whether it counted, or the payout is settled
 */
export async function refuseOnlyAttempt(queries: Queries, refusal: PayoutStep & { reason: string }): Promise<boolean> {
  const { row } = await lockPayout(queries, refusal.payoutId);
  if (isOpen(row) && row.attempts > 1) return false;
  await settlePayout(queries, { ...refusal, result: 'refused' });
  return true;
}

/** An operator has to look at an open payout. */
export async function reviewPayout(queries: Queries, payoutId: string): Promise<void> {
  const { row } = await lockPayout(queries, payoutId);
  if (isOpen(row)) await updatePayout(queries, payoutId, { state: 'review' });
}
