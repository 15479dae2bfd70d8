import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { answerDispute } from './answerDispute.ts';

/**
 * Brings claims back whose hold is over: the shop looks at them again.
 * @returns how many came back
 */
export async function endHolds({ orm }: Pick<Database, 'orm'>, now: Date): Promise<number> {
  const isOver = and(eq(dispute.status, 'ON_HOLD'), lte(dispute.heldUntil, now));
  const due = await orm.select({ id: dispute.id }).from(dispute).where(isOver).orderBy(asc(dispute.heldUntil));
  let ended = 0;
  for (const { id } of due) {
    const isEnded = await orm.transaction(async (queries) => {
      // an operator may have answered meanwhile, or held it for longer
      const [still] = await queries
        .select({ id: dispute.id })
        .from(dispute)
        .where(and(eq(dispute.id, id), isOver))
        .for('update');
      if (still)
        await answerDispute(queries, { id, author: 'clock', status: 'RECEIVED', words: null, answeredAt: now });
      return still !== undefined;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}
