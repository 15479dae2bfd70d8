import type { Queries } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { findPayout, type OperatorPayout } from '../transfers/readOpenPayouts.ts';
import type { OperatorAct } from '../transfers/settleByHand.ts';
import { returnPayout } from '../transfers/settlePayout.ts';

/** A payout, whatever became of it. @throws ProblemError notFound */
export async function needPayout(queries: Queries, id: string): Promise<OperatorPayout> {
  const payout = await findPayout(queries, id);
  if (!payout) throw notFound('There is no payout with this id.');
  return payout;
}

interface Returned {
  id: string;
  /** Why the bank returned it, for the member. */
  reason: string;
}

/**
 * Gives a member the money of a sent payout back that the bank returned.
 * @throws ProblemError notFound, conflict for one that was not sent
 */
export async function giveBackPayout<Written>(
  queries: Queries,
  { id, reason }: Returned,
  { by, commit, read }: OperatorAct<Written>,
): Promise<Written> {
  const { state } = await needPayout(queries, id);
  return commit(async (writing) => {
    if (!(await returnPayout(writing, { payoutId: id, at: new Date(), reason })))
      throw conflict(`This payout is ${state}: only what was sent can come back.`);
    const change = { before: { state: 'sent' }, after: { state: 'returned' } };
    await recordAudit(writing, { ...by, object: `payout ${id}`, ...change });
    return read(writing);
  });
}
