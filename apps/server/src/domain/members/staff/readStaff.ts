import type { Page } from '@potli/api';
import type { StaffMember, StaffToken } from '@potli/api/contract/adminStaff';
import { rightsOf, toStaffRole } from '@potli/api/contract/roles';
import { and, asc, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/schema/auditEntry.ts';
import { member } from '../../../db/schema/member.ts';
import { staffToken } from '../../../db/schema/staffToken.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { type AccountOperator, closedBecause } from '../identity/AccountOperator.ts';
import { roleActions } from './roleActions.ts';

// a log that is older than the role has no row of it
const since = sql<Date | null>`(
  select max(happened_at) from audit_entry where object = 'member ' || member.id and ${inArray(auditEntry.action, roleActions)}
)`.mapWith(auditEntry.happenedAt);

const tokens = sql`(
  select count(*) from staff_token where member_id = member.id and revoked_at is null and expires_at > now()
)`.mapWith(Number);

const { id, email, name, role, lastSeenAt, suspendedAt } = member;

/** A page of those who run the shop, by role and address. @param by who looks: what they cannot change says why */
export async function readStaffPage(
  queries: Queries,
  request: PageRequest,
  by: Pick<AccountOperator, 'caller'>,
): Promise<Page<StaffMember>> {
  const fields = { id, email, name, role, lastSeenAt, suspendedAt, since, tokens };
  const listing = { fields, from: member, where: ne(role, 'MEMBER'), orderBy: [asc(role), asc(email)] };
  const { rows, ...counts } = await readPage(queries, listing, request);
  const shown = rows.flatMap((row): StaffMember[] => {
    const staffRole = toStaffRole(row.role);
    return staffRole === undefined
      ? []
      : [
          {
            ...row,
            id: String(row.id),
            role: staffRole,
            since: row.since?.toISOString() ?? null,
            lastSeenAt: row.lastSeenAt.toISOString(),
            suspendedAt: row.suspendedAt?.toISOString() ?? null,
            closedBecause: closedBecause(row, by) ?? null,
          },
        ];
  });
  return { ...counts, rows: shown };
}

const isValid = sql<boolean>`(${and(isNull(staffToken.revokedAt), sql`${staffToken.expiresAt} > now()`)})`;

const tokenFields = {
  name: staffToken.name,
  rights: staffToken.rights,
  createdAt: staffToken.createdAt,
  lastUsedAt: staffToken.lastUsedAt,
  expiresAt: staffToken.expiresAt,
  revokedAt: staffToken.revokedAt,
  isValid,
  owner: { email, role, suspendedAt },
};

/** A page of tokens that are valid, or that are over or revoked, newest first. */
export async function readTokenPage(
  queries: Queries,
  { state, ...request }: PageRequest & { state: 'valid' | 'ended' },
): Promise<Page<StaffToken>> {
  const { rows, ...counts } = await readPage(
    queries,
    {
      fields: tokenFields,
      from: staffToken,
      joined: { table: member, on: eq(id, staffToken.memberId) },
      where: state === 'valid' ? isValid : not(isValid),
      orderBy: [desc(staffToken.createdAt), asc(staffToken.name)],
    },
    request,
  );
  return {
    ...counts,
    rows: rows.map(({ owner, isValid: isOpen, ...token }) => {
      const ownerRole = owner && !owner.suspendedAt ? toStaffRole(owner.role) : undefined;
      const opens = token.rights.filter((right) => isOpen && ownerRole && rightsOf[ownerRole].includes(right));
      return {
        ...token,
        email: owner?.email ?? '',
        opens,
        createdAt: token.createdAt.toISOString(),
        lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
        expiresAt: token.expiresAt.toISOString(),
        revokedAt: token.revokedAt?.toISOString() ?? null,
      };
    }),
  };
}
