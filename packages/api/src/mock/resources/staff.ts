import { ADMIN_CONFIRMED_MINUTES } from '../../contract/policy.ts';
import { rightsOf, toStaffRole } from '../../contract/roles.ts';
import type * as calls from '../../contract/staff.ts';
import type { DemoMember } from '../../fixtures/index.ts';
import { MINUTE_MS } from '../../units/time.ts';
import { DESK_COLLEAGUE, DESK_EDITOR } from '../desk/createDesk.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

/** Members who signed up meanwhile have no role. */
export function staffResolvers(members: readonly DemoMember[], nowMs: number): ResolversOf<typeof calls> {
  const find = (email: string | undefined) => members.find((member) => member.email === email);
  const nameOf = (role: DemoMember['role']) => members.find((member) => member.role === role)?.name ?? '';
  return {
    getStaff(_request, { email = '' }) {
      const found = find(email);
      const role = toStaffRole(found?.role ?? 'MEMBER');
      return { name: found?.name ?? '', email, role: role ?? null, rights: role ? [...rightsOf[role]] : [] };
    },
    listColleagues: () => [
      { who: DESK_EDITOR, name: nameOf('ADMIN') },
      { who: DESK_COLLEAGUE, name: nameOf('EDITOR') },
    ],
    confirmPassword({ body }, { email }) {
      if (find(email)?.password !== body.password)
        throw new MockProblem(403, 'This password is wrong.', 'CONFIRMATION_WRONG');
      return { confirmedUntil: new Date(nowMs + ADMIN_CONFIRMED_MINUTES * MINUTE_MS).toISOString() };
    },
  };
}
