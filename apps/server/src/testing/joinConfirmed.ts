import type { TestHost } from './createTestHost.ts';
import { joinMember, type TestMember } from './joinMember.ts';

/** A new member who has confirmed the e-mail address. */
export async function joinConfirmed(apiHost: TestHost): Promise<TestMember> {
  const member = await joinMember(apiHost);
  await apiHost.database.pool.query('update member set email_verified_at = now() where id = $1', [member.id]);
  return member;
}
