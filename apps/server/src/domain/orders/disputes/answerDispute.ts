import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute, disputeAnswer } from '../../../db/schema/dispute.ts';
import { conflict, invalid, notFound } from '../../../errors/ProblemError.ts';
import { writeNotifications } from '../../members/notifications/notificationRows.ts';
import { canMove, isDecided } from './claimMoves.ts';
import type { AnswerRow, ClaimStatus } from './disputeRows.ts';
import { grantClaim } from './grantClaim.ts';
import { lockClaimant } from './lockClaimant.ts';

interface NewAnswer {
  id: bigint;
  author: AnswerRow['author'];
  /** The operator, of an answer of the shop. */
  who?: string;
  status: ClaimStatus;
  /** What the author wrote, in plain words. */
  words: string | null;
  fileNames?: string[];
  /** When a claim on hold comes back by itself. */
  heldUntil?: Date | null;
  /** Of the shop's approval: none of the orders that its click has is meant, whatever their amounts. */
  isAnotherOrder?: boolean;
  /** Absent: now. */
  answeredAt?: Date;
}

/**
 * Adds an answer to a claim, changes its status, and notifies the member of answers of others. A claim that the shop approves
 * has an order then. Part of the caller's transaction. Returns the answer. Locks wallets before the claim, as reports do.
 * @throws ProblemError invalid where words or a time are missing, notFound, conflict for a claim that cannot go there, or one
 * whose click has an order that may be its order
 */
export async function answerDispute(queries: Queries, given: NewAnswer): Promise<AnswerRow> {
  const { id, author, who, status, fileNames = [], heldUntil = null } = given;
  const { isAnotherOrder = false, answeredAt = new Date() } = given;
  const words = given.words?.trim() || null;
  const needsWords = status === 'REJECTED' || status === 'NEED_INFO';
  if (needsWords && words === null) throw invalid('Add an answer for the member.');
  if ((status === 'ON_HOLD') !== (heldUntil !== null)) throw invalid('A claim on hold needs the time when it ends.');
  const grants = author === 'shop' && status === 'APPROVED';
  if (grants) await lockClaimant(queries, id);
  const [claim] = await queries.select().from(dispute).where(eq(dispute.id, id)).for('update');
  if (!claim) throw notFound('There is no such claim.');
  if (!canMove(author, claim.status, status)) throw conflict(whyNot(author, claim.status));
  await queries.update(dispute).set({ status, heldUntil }).where(eq(dispute.id, id));
  const change = { fromStatus: claim.status, toStatus: status, heldUntil };
  const [answer] = await queries
    .insert(disputeAnswer)
    .values({ disputeId: id, answeredAt, author, who, words, fileNames, ...change })
    .returning();
  if (!answer) throw new Error('An answer was not written');
  if (author !== 'member') await tellOf(queries, claim.memberId, answer.id);
  if (grants) await grantClaim(queries, claim, { at: answeredAt, isAnotherOrder });
  return answer;
}

const tellOf = (queries: Queries, memberId: bigint, answerId: bigint) =>
  writeNotifications(queries, [{ key: `claim answer ${answerId}`, kind: 'claim', memberId, answerId }]);

function whyNot(author: AnswerRow['author'], status: ClaimStatus): string {
  if (isDecided(status)) return 'This claim was decided before.';
  return author === 'member' ? 'We have your answer already, and look at it.' : `This claim is ${status} by now.`;
}
