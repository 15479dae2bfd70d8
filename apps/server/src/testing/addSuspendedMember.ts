import { suspendMember } from '../domain/members/identity/changeMember.ts';
import type { TestHost } from './createTestHost.ts';
import { joinMember, type TestMember } from './joinMember.ts';
import { receiveReport } from './receiveReport.ts';
import { addClick, sampleReport } from './sampleMoney.ts';

/** What `addApprovedMember` has Approved, in rupees: 5 % of an order of 1,000. */
export const APPROVED = 50;

/** A member with one order that the network has confirmed. */
export async function addApprovedMember(apiHost: TestHost): Promise<TestMember> {
  const member = await joinMember(apiHost);
  const clickId = await addClick(apiHost.database, member.id);
  const orderId = `approved-${member.id}`;
  await receiveReport(apiHost.database, sampleReport({ orderId, clickId, status: 'approved' }));
  return member;
}

/** The same, suspended by a command. */
export async function addSuspendedMember(apiHost: TestHost): Promise<TestMember> {
  const member = await addApprovedMember(apiHost);
  const by = { who: 'cli:test', action: 'members suspend' };
  await apiHost.database.orm.transaction((queries) =>
    suspendMember(queries, { account: member.id, by, reason: 'fraud' }),
  );
  return member;
}
