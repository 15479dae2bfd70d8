import type { DisputeAnswer } from '@potli/api';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { disputeAnswer } from '../../../db/schema/dispute.ts';
import type { AnswerRow } from './disputeRows.ts';

/** Answers to claims, oldest first, by the id of the claim. */
export async function readAnswers(queries: Queries, ids: readonly bigint[]): Promise<Map<bigint, AnswerRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(disputeAnswer)
    .where(inArray(disputeAnswer.disputeId, [...ids]))
    .orderBy(asc(disputeAnswer.disputeId), asc(disputeAnswer.id));
  return Map.groupBy(rows, ({ disputeId }) => disputeId);
}

/** An answer for the owner of the claim: without the operator's name. @param linkTo the address of a file by its name */
export const toAnswer = (row: AnswerRow, linkTo: (name: string) => string): DisputeAnswer => ({
  id: String(row.id),
  answeredAt: row.answeredAt.toISOString(),
  author: row.author.toUpperCase(),
  disputeStatus: row.toStatus,
  words: row.words,
  downloadLinks: row.fileNames.map(linkTo),
});
