import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { disputeAnswer } from '../../../db/schema/dispute.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { answerDispute } from './answerDispute.ts';
import type { AnswerRow } from './disputeRows.ts';

/** What the shop says about a claim. */
export type ShopAnswer = Omit<Parameters<typeof answerDispute>[1], 'author' | 'who' | 'fileNames' | 'answeredAt'> & {
  who: string;
  isAnotherOrder: boolean;
  /** How many answers the claim had when it was read. Absent: whatever was answered since. */
  answersRead?: number;
};

/**
 * The shop answers a claim, with a row in the audit log. The words stay in the answer. Part of the caller's transaction.
 * @param action what the audit log calls it
 * @throws as `answerDispute`; conflict where the claim was answered after it was read
 */
export async function answerClaim(
  queries: Queries,
  answer: ShopAnswer,
  action: 'claims answer' | 'answerClaim' = 'claims answer',
): Promise<void> {
  const { id, who, isAnotherOrder, answersRead } = answer;
  const written = await answerDispute(queries, { ...answer, author: 'shop' });
  if (answersRead !== undefined) await checkRead(queries, written, answersRead);
  const { id: answerId, fromStatus, toStatus } = written;
  const [before, after] = [{ status: fromStatus }, { status: toStatus, answer: String(answerId), isAnotherOrder }];
  await recordAudit(queries, { who, action, object: `claim ${id}`, before, after });
}

/** The claim is locked since its answer was written, so that no other answer comes before it any more. */
async function checkRead(queries: Queries, { id, disputeId }: AnswerRow, answersRead: number): Promise<void> {
  const [before] = await queries
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(disputeAnswer)
    .where(and(eq(disputeAnswer.disputeId, disputeId), lt(disputeAnswer.id, id)));
  if (before?.count === answersRead) return;
  throw new ProblemError('conflict', 'This claim was answered meanwhile. Read it again before you answer.', {
    reason: 'CHANGED_MEANWHILE',
  });
}
