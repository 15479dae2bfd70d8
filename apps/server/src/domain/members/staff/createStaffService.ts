import type { Staff } from '@potli/api';
import { type Right, rightsOf, toStaffRole } from '@potli/api/contract/roles';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { forbidden, notFound } from '../../../errors/ProblemError.ts';

export type StaffService = ReturnType<typeof createStaffService>;

/** Who runs the shop, and what each may do (docs/product/admin.md). Roles are read from the database each time. */
export function createStaffService({ database: { orm } }: { database: Pick<Database, 'orm'> }) {
  const byId = orm
    .select({ name: member.name, email: member.email, role: member.role })
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare('staff_by_id');

  /** @throws ProblemError notFound */
  async function find(memberId: bigint): Promise<Staff> {
    const [found] = await byId.execute({ id: memberId });
    if (!found) throw notFound();
    const role = toStaffRole(found.role);
    return { ...found, role: role ?? null, rights: role ? [...rightsOf[role]] : [] };
  }

  const may = async (memberId: bigint, right: Right): Promise<boolean> => (await find(memberId)).rights.includes(right);

  return {
    find,
    may,

    /** The role as members' screens know it: whoever is no ADMIN is a MEMBER there. @throws ProblemError notFound */
    async shownRoleOf(memberId: bigint): Promise<'ADMIN' | 'MEMBER'> {
      return (await find(memberId)).role === 'ADMIN' ? 'ADMIN' : 'MEMBER';
    },

    /** @throws ProblemError forbidden without the right */
    async demand(memberId: bigint, right: Right): Promise<void> {
      if (!(await may(memberId, right))) throw forbidden();
    },
  };
}
