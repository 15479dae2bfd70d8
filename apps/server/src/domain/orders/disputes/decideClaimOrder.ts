import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { dispute, disputeOtherOrder } from '../../../db/schema/dispute.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { writeReported } from '../apply/grantedOrders.ts';
import { recountClaimed } from '../apply/recountClaimed.ts';
import type { OrderName } from '../reports/lockOrders.ts';
import { lockClaimant } from './lockClaimant.ts';

interface ClaimOrderDecision extends OrderName {
  claimId: bigint;
  /** Whether the claim is about the order; else it is another purchase of the same visit. */
  isClaimed: boolean;
  /** The operator. */
  who: string;
  /** What the audit log calls it. */
  action?: 'claims order' | 'decideClaimOrder';
}

/** Records such a decision, and applies the reports that waited for it. @throws as `saveClaimOrder` */
export async function decideClaimOrder(database: Pick<Database, 'orm'>, decision: ClaimOrderDecision): Promise<void> {
  await database.orm.transaction((queries) => saveClaimOrder(queries, decision));
  await recountClaimed(database);
}

/**
 * Records the decision of an operator whether a network's order is that of a granted claim, where only the click suggests it.
 * Part of the caller's transaction; `recountClaimed` applies what waited for it.
 * @throws ProblemError notFound; conflict for a claim that was not granted, or whose order is known by its number
 */
export async function saveClaimOrder(queries: Queries, decision: ClaimOrderDecision): Promise<void> {
  const { claimId, network, orderId, isClaimed, who, action = 'claims order' } = decision;
  await lockClaimant(queries, claimId);
  const [claim] = await queries.select().from(dispute).where(eq(dispute.id, claimId)).for('update');
  if (!claim) throw notFound('There is no such claim.');
  if (claim.status !== 'APPROVED')
    throw conflict(`The claim is ${claim.status}: only one that was granted has an order.`);
  if (isClaimed && claim.reportedBy === 'number') {
    throw conflict(`The claim has the number of order ${claim.reportedOrderId} of ${claim.reportedNetwork}.`);
  }
  if (!(await saveDecision(queries, claim, decision))) return;
  await recordAudit(queries, { who, action, object: `claim ${claimId}`, after: { network, orderId, isClaimed } });
}

/** @returns whether it was not known before */
async function saveDecision(
  queries: Queries,
  claim: typeof dispute.$inferSelect,
  decision: ClaimOrderDecision,
): Promise<boolean> {
  const { claimId: disputeId, network, orderId, isClaimed, who } = decision;
  if (isClaimed) {
    if (claim.reportedNetwork === network && claim.reportedOrderId === orderId) return false;
    await writeReported(queries, disputeId, { network, orderId, by: 'person' });
    return true;
  }
  const added = await queries
    .insert(disputeOtherOrder)
    .values({ disputeId, network, orderId, who })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
