import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute, type disputeAnswer } from '../../../db/schema/dispute.ts';
import { createClaimId } from './ticketNumber.ts';

export type DisputeRow = typeof dispute.$inferSelect;
export type ClaimStatus = DisputeRow['status'];
export type AnswerRow = typeof disputeAnswer.$inferSelect;
export type NewDispute = typeof dispute.$inferInsert;

/** Attempts to find a free number; a taken one is rare among ten digits. */
const MAX_TRIES = 5;

/** Adds a claim. Returns undefined where the member has claimed this order of this source before. */
export async function addDispute(queries: Queries, claim: Omit<NewDispute, 'id'>): Promise<DisputeRow | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [added] = await queries
      .insert(dispute)
      .values({ ...claim, id: createClaimId() })
      .onConflictDoNothing()
      .returning();
    if (added || (await isClaimed(queries, claim))) return added;
  }
  throw new Error('No number was found for a claim');
}

async function isClaimed(queries: Queries, claim: Omit<NewDispute, 'id'>): Promise<boolean> {
  const { memberId, sourceType, sourceId, storeOrderId } = claim;
  const found = await queries
    .select({ id: dispute.id })
    .from(dispute)
    .where(
      and(
        eq(dispute.memberId, memberId),
        eq(dispute.sourceType, sourceType),
        eq(dispute.sourceId, sourceId),
        eq(sql`lower(${dispute.storeOrderId})`, sql`lower(${storeOrderId})`),
      ),
    );
  return found.length > 0;
}
