import type { Queries } from '../../../db/database.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { answerDispute } from './answerDispute.ts';

/** What the shop says about a claim. */
export type ShopAnswer = Omit<Parameters<typeof answerDispute>[1], 'author' | 'who' | 'fileNames' | 'answeredAt'> & {
  who: string;
  isAnotherOrder: boolean;
};

/**
 * The shop answers a claim, with a row in the audit log. The words stay in the answer. Part of the caller's transaction.
 * @throws as `answerDispute`
 */
export async function answerClaim(queries: Queries, answer: ShopAnswer): Promise<void> {
  const { id, who, isAnotherOrder } = answer;
  const { id: answerId, fromStatus, toStatus } = await answerDispute(queries, { ...answer, author: 'shop' });
  const [before, after] = [{ status: fromStatus }, { status: toStatus, answer: String(answerId), isAnotherOrder }];
  await recordAudit(queries, { who, action: 'claims answer', object: `claim ${id}`, before, after });
}
