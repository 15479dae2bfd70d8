import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TOKEN_NAME, TOKEN_NAME_RULE } from '@potli/api/contract/adminStaff';
import { STAFF_TOKEN_DAYS } from '@potli/api/contract/policy';
import { type Right, rightsOf, toStaffRole } from '@potli/api/contract/roles';
import { and, asc, eq, isNull, not, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { staffToken } from '../../../db/schema/staffToken.ts';
import { conflict, forbidden, invalid, notFound } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { type AccountOperator, auditedBy } from '../identity/AccountOperator.ts';
import { findMember } from '../identity/createMember.ts';

/** The prefix by which a token of the staff differs from an access token. */
const PREFIX = 'potli_';

export const isStaffToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

interface NewToken {
  email: string;
  name: string;
  rights: readonly Right[];
  days: number;
  by: AccountOperator;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a token and returns it. It is shown this once; only its hash is stored. Part of the caller's transaction.
 * @throws ProblemError notFound, invalid, conflict for a name that was used before, forbidden for another token
 */
export async function createStaffToken(queries: Queries, { email, name, rights: given, days, by }: NewToken) {
  // one that leaked would outlive its end
  if (by.caller?.token) throw forbidden('A token makes no other token: somebody who is logged in has to make it.');
  const rights = [...new Set(given)];
  if (!TOKEN_NAME.test(name)) throw invalid(`"${name}" is no name of a token: ${TOKEN_NAME_RULE}.`);
  if (!Number.isInteger(days) || days < 1 || days > STAFF_TOKEN_DAYS)
    throw invalid(`A token lives for 1 to ${STAFF_TOKEN_DAYS} days, not ${days}.`);
  const owner = await findMember(queries, email);
  if (!owner) throw notFound('There is no member with this address.');
  const role = toStaffRole(owner.role);
  const beyond = rights.filter((right) => !role || !rightsOf[role].includes(right));
  if (beyond.length > 0) throw invalid(`The role ${owner.role} does not have ${beyond.join(', ')}.`);
  const token = PREFIX + randomBytes(32).toString('base64url');
  const [made] = await queries
    .insert(staffToken)
    .values({
      id: randomUUID(),
      memberId: owner.id,
      name,
      tokenHash: hashOf(token),
      rights,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .onConflictDoNothing()
    .returning({ expiresAt: staffToken.expiresAt });
  if (!made) throw conflict(`There is, or was, a token with the name ${name}.`);
  const after = { of: `member ${owner.id}`, rights: rights.join(','), days };
  await recordAudit(queries, { ...auditedBy(by), object: `token ${name}`, before: null, after });
  return { token, expiresAt: made.expiresAt };
}

/** Ends a token at once. @throws ProblemError notFound, conflict for one that was revoked */
export async function revokeStaffToken(queries: Queries, { name, by }: Pick<NewToken, 'name' | 'by'>): Promise<void> {
  const [found] = await queries.select().from(staffToken).where(eq(staffToken.name, name)).for('update');
  if (!found) throw notFound(`There is no token with the name ${name}.`);
  if (found.revokedAt) throw conflict(`The token ${name} is revoked already.`);
  await queries.update(staffToken).set({ revokedAt: sql`now()` }).where(eq(staffToken.id, found.id));
  const [before, after] = [{ revoked: false }, { revoked: true }];
  await recordAudit(queries, { ...auditedBy(by), object: `token ${name}`, before, after });
}

/** All tokens, oldest first, without the tokens themselves. */
export function listStaffTokens(queries: Queries) {
  const { name, rights, createdAt, lastUsedAt, expiresAt, revokedAt } = staffToken;
  return queries
    .select({ name, email: member.email, rights, createdAt, lastUsedAt, expiresAt, revokedAt })
    .from(staffToken)
    .innerJoin(member, eq(member.id, staffToken.memberId))
    .orderBy(asc(createdAt), asc(name));
}

/** Within the last hour a token was used, and that is noted. */
const isNoted = sql<boolean>`coalesce(${staffToken.lastUsedAt} > now() - interval '1 hour', false)`;

/** Who sent a token that is neither over nor revoked; undefined for others. Notes the use, at most once an hour. */
export async function findStaffToken(queries: Queries, token: string) {
  const { id, memberId, name, rights } = staffToken;
  const [found] = await queries
    .select({ id, memberId, name, rights, isNoted })
    .from(staffToken)
    .innerJoin(member, eq(member.id, memberId))
    .where(
      and(
        eq(staffToken.tokenHash, hashOf(token)),
        isNull(staffToken.revokedAt),
        isNull(member.suspendedAt),
        sql`${staffToken.expiresAt} > now()`,
      ),
    );
  if (found && !found.isNoted)
    await queries
      .update(staffToken)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(id, found.id), not(isNoted)));
  return found;
}
