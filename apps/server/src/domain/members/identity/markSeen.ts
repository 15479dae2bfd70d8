import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';

/** Notes that a member is here, at most once a day: a balance is forfeited after `FORFEIT_MONTHS` without it. */
export async function markSeen(queries: Queries, memberId: bigint): Promise<void> {
  const isOld = sql`${member.lastSeenAt} < now() - interval '1 day'`;
  await queries
    .update(member)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(member.id, memberId), isOld));
}
