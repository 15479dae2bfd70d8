import type { MemberRole } from '@potli/api/contract/roles';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { conflict, forbidden } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { type AccountOperator, auditedBy, refuseUnlessOpen } from '../identity/AccountOperator.ts';
import { lockAccount } from '../identity/lockAccount.ts';
import type { RoleAction } from './roleActions.ts';

/** An advisory lock of who takes the role of an ADMIN: a number that all hosts share. */
const LOCK = 5_187_340_198;

interface RoleChange {
  /** The address, or the id. */
  account: string | bigint;
  by: AccountOperator & { action: RoleAction };
  role: MemberRole;
  /** The role that the operator has read. Absent: they have read none. */
  readRole?: MemberRole;
}

/**
 * Gives an account a role, or takes it, as part of the caller's transaction (docs/decisions/197).
 * @returns the id of the account
 * @throws ProblemError notFound; forbidden for the operator's own account, and for a token that gives a role; conflict for who has the
 *   role already, or another one than was read, for an address that nobody has confirmed, and for the last ADMIN
 */
export async function changeRole(queries: Queries, { account, by, role, readRole }: RoleChange): Promise<bigint> {
  const found = await lockAccount(queries, account, 'no key update');
  refuseUnlessOpen(found, by);
  if (role !== 'MEMBER' && by.caller?.token)
    throw forbidden('A token gives no role: somebody who is logged in has to give it.');
  if (found.role === role) throw conflict(`The role of this member is ${role} already.`);
  if (readRole !== undefined && found.role !== readRole)
    throw conflict(`The role of this member is ${found.role} by now, not ${readRole}.`);
  // commands make the first ADMIN of a shop that sends no mail yet
  if (by.caller && found.role === 'MEMBER' && !found.emailVerifiedAt)
    throw conflict('This member has not confirmed the e-mail address: somebody else may have signed up with it.');
  if (found.role === 'ADMIN' && !found.suspendedAt && !(await hasOtherAdmin(queries, found.id)))
    throw conflict('This is the last ADMIN of the shop: give somebody else the role ADMIN first.');
  await queries.update(member).set({ role }).where(eq(member.id, found.id));
  const change = { before: { role: found.role }, after: { role } };
  await recordAudit(queries, { ...auditedBy(by), object: `member ${found.id}`, ...change });
  return found.id;
}

/** Whether somebody else is ADMIN and can log in. Of two who take each other's role at once, the second finds that they are the last. */
async function hasOtherAdmin(queries: Queries, id: bigint): Promise<boolean> {
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const found = await queries
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.role, 'ADMIN'), isNull(member.suspendedAt), ne(member.id, id)))
    .limit(1);
  return found.length > 0;
}
