import { and, eq, notInArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { dispute } from '../../db/schema/dispute.ts';
import { conflict, invalid, notFound } from '../../errors/ProblemError.ts';
import type { DisputeRow } from './disputeRows.ts';
import { grantClaim } from './grantClaim.ts';

interface DisputeAnswer {
  id: bigint;
  status: Exclude<DisputeRow['status'], 'RECEIVED'>;
  /** To the member, in plain words. */
  answer: string | null;
  /** Absent: now. */
  answeredAt?: Date;
}

const FINAL: DisputeRow['status'][] = ['APPROVED', 'REJECTED'];

/**
 * Changes the status of a claim. Approved and rejected are final; an approved one has an order. Part of the caller's
 * transaction.
 * @throws ProblemError invalid where the member needs a text, notFound, conflict for a decided claim
 */
export async function answerDispute(
  queries: Queries,
  { id, answeredAt = new Date(), ...change }: DisputeAnswer,
): Promise<void> {
  const needsWords = change.status === 'REJECTED' || change.status === 'NEED_INFO';
  if (needsWords && !change.answer?.trim()) throw invalid('Add an answer for the member.');
  const [moved] = await queries
    .update(dispute)
    .set({ ...change, answeredAt })
    .where(and(eq(dispute.id, id), notInArray(dispute.status, FINAL)))
    .returning();
  if (moved?.status === 'APPROVED') await grantClaim(queries, moved, answeredAt);
  if (moved) return;
  const [decided] = await queries.select({ id: dispute.id }).from(dispute).where(eq(dispute.id, id));
  throw decided ? conflict('This claim was decided before.') : notFound('There is no such claim.');
}
