import { type Right, rightsOf, staffRoles, toStaffRole } from '@potli/api/contract/roles';
import { createStaffToken } from '../domain/members/staff/staffTokens.ts';
import type { TestHost } from './createTestHost.ts';
import { joinStaff, type TestMember } from './joinMember.ts';

/** A caller of the admin area, allowed or not. */
export interface StaffCaller {
  name: string;
  /** What role and token allow together. */
  allowed: readonly Right[];
  /** Absent: not logged in. */
  bearer: string | undefined;
  /** Whose account it is; of a token the account of who made it. */
  member: TestMember | undefined;
  isToken: boolean;
}

/** Rights of tokens of an ADMIN: each right that a row needs alone and with others, and all others together. */
const TOKENS: readonly (readonly Right[])[] = [
  ['catalogue'],
  ['export'],
  ['audit'],
  ['catalogue', 'export'],
  ['catalogue', 'audit'],
  ['audit', 'export'],
  ['catalogue', 'audit', 'export'],
  ['content', 'members', 'claims', 'money', 'staff', 'system'],
];

/** Every kind of caller: a visitor, a member, each role, tokens of an ADMIN, and a token whose member has another role by now. */
export async function joinStaffCallers(apiHost: TestHost): Promise<StaffCaller[]> {
  const callers: StaffCaller[] = [
    { name: 'nobody', allowed: [], bearer: undefined, member: undefined, isToken: false },
  ];
  for (const role of ['MEMBER', ...staffRoles] as const) {
    const member = await joinStaff(apiHost, role);
    const staffRole = toStaffRole(role);
    const allowed = staffRole ? rightsOf[staffRole] : [];
    callers.push({ name: role, allowed, bearer: member.accessToken, member, isToken: false });
  }
  const tokenOf = async (member: TestMember, rights: readonly Right[]) => {
    const given = {
      email: member.email,
      name: `token-${callers.length}`,
      rights,
      days: 1,
      by: { who: 'cli:test', action: 'admin token create' },
    };
    return (await apiHost.database.orm.transaction((queries) => createStaffToken(queries, given))).token;
  };
  const admin = await joinStaff(apiHost, 'ADMIN');
  for (const allowed of TOKENS) {
    const bearer = await tokenOf(admin, allowed);
    callers.push({ name: `token with ${allowed.join(', ')}`, allowed, bearer, member: admin, isToken: true });
  }
  const moved = await joinStaff(apiHost, 'EDITOR');
  const bearer = await tokenOf(moved, ['catalogue', 'export']);
  await apiHost.database.pool.query(`update member set role = 'FINANCE' where id = $1`, [moved.id]);
  callers.push({ name: 'token of a former EDITOR', allowed: ['export'], bearer, member: moved, isToken: true });
  return callers;
}
