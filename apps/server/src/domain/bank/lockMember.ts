import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';

/** Locks a member until the transaction ends: of two changes at once the second builds on the first. */
export async function lockMember(queries: Queries, memberId: bigint): Promise<typeof member.$inferSelect> {
  const [row] = await queries.select().from(member).where(eq(member.id, memberId)).for('no key update');
  if (!row) throw new Error('The member does not exist');
  return row;
}
