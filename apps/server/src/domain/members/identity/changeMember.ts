import type { SuspendReason } from '@potli/api/contract/adminMembers';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { memberEvent } from '../../../db/schema/memberEvent.ts';
import { conflict } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { type AccountOperator, auditedBy, refuseUnlessOpen } from './AccountOperator.ts';
import { endSessionsOf } from './createSessions.ts';
import { lockAccount } from './lockAccount.ts';

/** Which member an operator changes, and as whom. */
interface Change {
  /** The address, or the id. */
  account: string | bigint;
  by: AccountOperator;
}

/**
 * Suspends a member, as part of the caller's transaction: all sessions end, logins are refused and no payout starts.
 * @throws ProblemError notFound, conflict for a suspended member, forbidden for an account that the operator may not change
 */
export async function suspendMember(queries: Queries, { account, by, reason }: Change & { reason: SuspendReason }) {
  const found = await lockAccount(queries, account);
  refuseUnlessOpen(found, by);
  if (found.suspendedAt) throw conflict('This member is suspended already.');
  await queries.update(member).set({ suspendedAt: sql`now()` }).where(eq(member.id, found.id));
  await endSessionsOf(queries, found.id, 'SUSPENDED');
  await queries.insert(memberEvent).values({ memberId: found.id, kind: 'suspended' });
  const [before, after] = [{ suspended: false }, { suspended: true, reason }];
  await recordAudit(queries, { ...auditedBy(by), object: `member ${found.id}`, before, after });
}

/**
 * Takes a suspension back.
 * @throws ProblemError notFound, conflict for a member who is not suspended, forbidden as above
 */
export async function unsuspendMember(queries: Queries, { account, by }: Change): Promise<void> {
  const found = await lockAccount(queries, account);
  refuseUnlessOpen(found, by);
  if (!found.suspendedAt) throw conflict('This member is not suspended.');
  await queries.update(member).set({ suspendedAt: null }).where(eq(member.id, found.id));
  await queries.insert(memberEvent).values({ memberId: found.id, kind: 'unsuspended' });
  const [before, after] = [{ suspended: true }, { suspended: false }];
  await recordAudit(queries, { ...auditedBy(by), object: `member ${found.id}`, before, after });
}
