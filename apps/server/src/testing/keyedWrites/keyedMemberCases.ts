import { APPROVED, addSuspendedMember } from '../addSuspendedMember.ts';
import type { TestHost } from '../createTestHost.ts';
import { joinAdmin, joinMember } from '../joinMember.ts';
import { withBody } from './KeyedCase.ts';

/** Calls that change the account of a member. */
export const keyedMemberCases = (apiHost: TestHost) => ({
  suspendMember: async () => {
    const { id } = await joinMember(apiHost);
    return withBody(await joinAdmin(apiHost), `/admin/members/${id}/suspend`, { reason: 'abuse' }, { reason: 'legal' });
  },
  unsuspendMember: async () => {
    const as = await joinAdmin(apiHost);
    const path = async () => `/admin/members/${(await addSuspendedMember(apiHost)).id}/unsuspend`;
    return { request: { as, path: await path() }, changed: { as, path: await path() } };
  },
  forfeitMember: async () => {
    const { id } = await addSuspendedMember(apiHost);
    const body = { reason: 'fraud', amount: APPROVED };
    return withBody(await joinAdmin(apiHost), `/admin/members/${id}/forfeit`, body, { amount: APPROVED + 1 });
  },
});
