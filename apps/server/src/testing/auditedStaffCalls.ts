import { createStaffToken } from '../domain/members/staff/staffTokens.ts';
import type { AuditedCall, Given } from './auditedDeskCalls.ts';
import { joinConfirmed } from './joinConfirmed.ts';
import { joinStaff } from './joinMember.ts';

let tokens = 0;

/** Calls that change who may do what. */
export const auditedStaffCalls: Record<string, (given: Given) => Promise<AuditedCall>> = {
  giveStaffRole: async ({ apiHost }) => {
    const { id, email } = await joinConfirmed(apiHost);
    const change = { before: { role: 'MEMBER' }, after: { role: 'SUPPORT' } };
    return { path: '/admin/staff', body: { email, role: 'SUPPORT' }, row: { object: `member ${id}`, ...change } };
  },
  changeStaffRole: async ({ apiHost }) => {
    const { id } = await joinStaff(apiHost, 'SUPPORT');
    const change = { before: { role: 'SUPPORT' }, after: { role: 'MEMBER' } };
    const body = { role: 'MEMBER', readRole: 'SUPPORT' };
    return { path: `/admin/staff/${id}/role`, body, row: { object: `member ${id}`, ...change } };
  },
  createStaffToken: async ({ admin }) => {
    tokens += 1;
    const body = { email: admin.email, name: `audited-${tokens}`, rights: ['money', 'audit'], days: 30 };
    const after = { of: `member ${admin.id}`, rights: 'money,audit', days: 30 };
    return Promise.resolve({
      path: '/admin/staff/tokens',
      body,
      row: { object: `token ${body.name}`, before: null, after },
    });
  },
  revokeStaffToken: async ({ apiHost, admin }) => {
    tokens += 1;
    const name = `audited-${tokens}`;
    const by = { who: 'cli:test', action: 'admin token create' };
    const given = { email: admin.email, name, rights: ['money'] as const, days: 1, by };
    await apiHost.database.orm.transaction((queries) => createStaffToken(queries, given));
    const change = { before: { revoked: false }, after: { revoked: true } };
    return { path: `/admin/staff/tokens/${name}/revoke`, body: {}, row: { object: `token ${name}`, ...change } };
  },
};
