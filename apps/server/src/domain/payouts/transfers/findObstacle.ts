import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { isStopped } from '../../members/bank/findLiveVersion.ts';
import type { PayoutRow } from './payoutRows.ts';

/** Why a payout must not be sent any more, in words that `bankReason` knows; undefined where it may be sent. */
export async function findObstacle(
  queries: Queries,
  { memberId, bankAccountId }: Pick<PayoutRow, 'memberId' | 'bankAccountId'>,
): Promise<string | undefined> {
  if (await isStopped(queries, bankAccountId)) return 'This bank account was stopped.';
  const suspended = await queries
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), isNotNull(member.suspendedAt)));
  return suspended.length > 0 ? 'The member is suspended.' : undefined;
}
