import { APPROVED, addSuspendedMember } from './addSuspendedMember.ts';
import type { AuditedCall, Given } from './auditedDeskCalls.ts';
import { joinMember } from './joinMember.ts';

/** Calls that change the account of a member. */
export const auditedMemberCalls: Record<string, (given: Given) => Promise<AuditedCall>> = {
  suspendMember: async ({ apiHost }) => {
    const { id } = await joinMember(apiHost);
    const [before, after] = [{ suspended: false }, { suspended: true, reason: 'abuse' }];
    return { path: `/admin/members/${id}/suspend`, body: { reason: 'abuse' }, row: rowOf(id, before, after) };
  },
  unsuspendMember: async ({ apiHost }) => {
    const { id } = await addSuspendedMember(apiHost);
    const [before, after] = [{ suspended: true }, { suspended: false }];
    return { path: `/admin/members/${id}/unsuspend`, body: {}, row: rowOf(id, before, after) };
  },
  forfeitMember: async ({ apiHost }) => {
    const { id } = await addSuspendedMember(apiHost);
    const [before, after] = [{ approvedPaise: 5_000 }, { approvedPaise: 0, reason: 'fraud' }];
    const body = { reason: 'fraud', amount: APPROVED };
    return { path: `/admin/members/${id}/forfeit`, body, row: rowOf(id, before, after) };
  },
};

const rowOf = (id: bigint, before: object, after: object) => ({ object: `member ${id}`, before, after });
