import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payout } from '../../../db/schema/payout.ts';
import { findObstacle } from './findObstacle.ts';
import { isOpen, lockPayout, type PayoutRow, updatePayout } from './payoutRows.ts';
import { type PayoutStep, settlePayout } from './settlePayout.ts';

interface Submission extends PayoutStep {
  /** A runner that dies is followed by another one after this time. */
  leaseSeconds?: number | undefined;
  /** Whether a transfer can be requested at all; one that cannot is no attempt. */
  canTransfer?: boolean;
}

/** The right of one runner to ask the bank about a payout. */
export interface PayoutLease {
  row: PayoutRow;
  lease: string;
  /** Whether a transfer was requested before, so that the bank may know the payout. */
  wasSubmitted: boolean;
  mayTransfer: boolean;
}

/**
 * Counts an attempt and leases the payout; commit before the bank is asked. Undefined where it is settled, where another
 * runner has it, or where it must not be sent: a new payout of a suspended member, or to an account that was stopped
 * meanwhile, fails here, and one for which not its whole amount is held goes to review.
 */
export async function submitPayout(queries: Queries, submission: Submission): Promise<PayoutLease | undefined> {
  const { payoutId, at, leaseSeconds = 60, canTransfer = true } = submission;
  const { row, balances } = await lockPayout(queries, payoutId);
  if (!isOpen(row)) return undefined;
  const wasSubmitted = row.attempts > 0;
  const obstacle = await findObstacle(queries, row);
  if (obstacle && !wasSubmitted) {
    await settlePayout(queries, { payoutId, at, result: 'refused', reason: obstacle });
    return undefined;
  }
  if (balances.HELD !== row.amountPaise) {
    await updatePayout(queries, payoutId, { state: 'review' });
    return undefined;
  }
  const mayTransfer = canTransfer && !obstacle;
  const lease = randomUUID();
  const [leased] = await queries
    .update(payout)
    .set({
      state: row.state === 'review' ? 'review' : 'submitted',
      attempts: row.attempts + (mayTransfer ? 1 : 0),
      submittedAt: row.submittedAt ?? at,
      lease,
      leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(and(eq(payout.id, payoutId), or(isNull(payout.leasedUntil), lte(payout.leasedUntil, sql`now()`))))
    .returning();
  return leased && { row: leased, lease, wasSubmitted, mayTransfer };
}

/** Lets other runners have the payout. A lease that ran out, and that another runner got, stays with that one. */
export async function releaseLease(queries: Queries, payoutId: string, lease: string): Promise<void> {
  await queries
    .update(payout)
    .set({ lease: null, leasedUntil: null })
    .where(and(eq(payout.id, payoutId), eq(payout.lease, lease)));
}
