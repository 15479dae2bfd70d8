import { aliasedTable, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { selfDealing } from '../../../db/schema/selfDealing.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';

/** A referral that earns nothing, because both look like one person. */
export interface FlaggedReferral extends Pick<typeof selfDealing.$inferSelect, 'reasons' | 'foundAt' | 'allowedAt'> {
  email: string;
  /** The member who invited them; null without an invitation. */
  invitedBy: string | null;
}

const inviter = aliasedTable(member, 'inviter');

/** All flagged referrals, oldest first, with those that the operator allowed. */
export function readSelfDealing(queries: Queries): Promise<FlaggedReferral[]> {
  const { reasons, foundAt, allowedAt } = selfDealing;
  return queries
    .select({ reasons, foundAt, allowedAt, email: member.email, invitedBy: inviter.email })
    .from(selfDealing)
    .innerJoin(member, eq(member.id, selfDealing.memberId))
    .leftJoin(inviter, eq(inviter.id, member.referredBy))
    .orderBy(asc(foundAt), asc(selfDealing.memberId));
}

/**
 * Lets a flagged referral earn from now on. It stays allowed, whatever both have in common, and a job gives what was withheld
 * (`releaseWithheldShares`). Part of the caller's transaction, with its row in the audit log.
 * @param email of the member who was invited
 * @param who the operator
 * @returns whether there was a flag to take back
 */
export async function allowReferral(queries: Queries, email: string, who: string): Promise<boolean> {
  const [allowed] = await queries
    .update(selfDealing)
    .set({ allowedAt: sql`now()` })
    .from(member)
    .where(
      sql`${member.id} = ${selfDealing.memberId} and ${member.email} = ${email.toLowerCase()} and ${isNull(selfDealing.allowedAt)}`,
    )
    .returning({ memberId: selfDealing.memberId });
  if (!allowed) return false;
  const change = { before: { allowed: false }, after: { allowed: true } };
  await recordAudit(queries, { who, action: 'referrals allow', object: `member ${allowed.memberId}`, ...change });
  return true;
}
