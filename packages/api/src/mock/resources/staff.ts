import { rightsOf, toStaffRole } from '../../contract/roles.ts';
import type * as calls from '../../contract/staff.ts';
import type { DemoMember } from '../../fixtures/index.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

/** Members who signed up meanwhile have no role. */
export function staffResolvers(members: readonly DemoMember[]): ResolversOf<typeof calls> {
  return {
    getStaff(_request, { email = '' }) {
      const found = members.find((member) => member.email === email);
      const role = toStaffRole(found?.role ?? 'MEMBER');
      return { name: found?.name ?? '', email, role: role ?? null, rights: role ? [...rightsOf[role]] : [] };
    },
  };
}
