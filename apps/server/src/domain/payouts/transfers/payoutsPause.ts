import { isNotNull } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** Since when payouts may be unknown here (after a restore), so that all are paused; undefined where they are not. */
export async function readPayoutsPause(queries: Queries): Promise<Date | undefined> {
  const [row] = await queries.select({ since: installation.payoutsPausedSince }).from(installation);
  return row?.since ?? undefined;
}

/** Lets members be paid again. @throws OperatorError where they are paid */
export async function endPayoutsPause({ orm }: Pick<Database, 'orm'>, who: string): Promise<void> {
  await orm.transaction(async (queries) => {
    const since = await readPayoutsPause(queries);
    const ended = await queries
      .update(installation)
      .set({ payoutsPausedSince: null })
      .where(isNotNull(installation.payoutsPausedSince))
      .returning({ one: installation.onlyRow });
    if (ended.length === 0 || !since) throw new OperatorError('Payouts are not paused.');
    const change = { before: { pausedSince: since.toISOString() }, after: { pausedSince: null } };
    await recordAudit(queries, { who, action: 'payouts resume', object: 'payouts', ...change });
  });
}
