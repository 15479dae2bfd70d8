import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { session } from '../../../db/schema/session.ts';
import { unauthenticated } from '../../../errors/ProblemError.ts';
import type { Caller } from '../identity/Caller.ts';

/** Locks a member until the transaction ends: of two changes at once the second builds on the first. */
export async function lockMember(queries: Queries, memberId: bigint): Promise<typeof member.$inferSelect> {
  const [row] = await queries.select().from(member).where(eq(member.id, memberId)).for('no key update');
  if (!row) throw new Error('The member does not exist');
  return row;
}

/**
 * Locks the member until the transaction ends. Meanwhile a stop or a save of another session can have ended this
 * session.
 * @throws ProblemError unauthenticated
 */
export async function lockCaller(queries: Queries, { id, sessionId }: Caller): Promise<typeof member.$inferSelect> {
  const owner = await lockMember(queries, id);
  const open = and(eq(session.id, sessionId), isNull(session.endedAt));
  const rows = await queries.select({ id: session.id }).from(session).where(open);
  if (rows.length === 0) throw unauthenticated();
  return owner;
}
