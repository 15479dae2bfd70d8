import { createStaffToken } from '../../domain/members/staff/staffTokens.ts';
import type { TestHost } from '../createTestHost.ts';
import { joinConfirmed } from '../joinConfirmed.ts';
import { joinAdmin, joinStaff } from '../joinMember.ts';
import { withBody } from './KeyedCase.ts';

/** Calls that change who may do what. */
export const keyedStaffCases = (apiHost: TestHost) => ({
  giveStaffRole: async () => {
    const { email } = await joinConfirmed(apiHost);
    return withBody(await joinAdmin(apiHost), '/admin/staff', { email, role: 'SUPPORT' }, { role: 'EDITOR' });
  },
  changeStaffRole: async () => {
    const { id } = await joinStaff(apiHost, 'SUPPORT');
    const body = { role: 'FINANCE', readRole: 'SUPPORT' };
    return withBody(await joinAdmin(apiHost), `/admin/staff/${id}/role`, body, { role: 'MEMBER' });
  },
  createStaffToken: async () => {
    const as = await joinAdmin(apiHost);
    const body = { email: as.email, name: `keyed-${as.id}`, rights: ['money'], days: 30 };
    return withBody(as, '/admin/staff/tokens', body, { days: 31 });
  },
  revokeStaffToken: async () => {
    const as = await joinAdmin(apiHost);
    const path = async (name: string) => {
      const by = { who: 'cli:test', action: 'admin token create' };
      const given = { email: as.email, name, rights: ['money'] as const, days: 1, by };
      await apiHost.database.orm.transaction((queries) => createStaffToken(queries, given));
      return `/admin/staff/tokens/${name}/revoke`;
    };
    return {
      request: { as, path: await path(`keyed-${as.id}`) },
      changed: { as, path: await path(`keyed-${as.id}-2`) },
    };
  },
});
