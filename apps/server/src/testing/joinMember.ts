import type { SignupBody } from '@potli/api';
import type { MemberRole } from '@potli/api/contract/roles';
import type { TestHost } from './createTestHost.ts';
import { signUp } from './signUp.ts';

/** A member of a test host, and the member's calls. */
export interface TestMember {
  id: bigint;
  email: string;
  accessToken: string;
  get(path: string): Promise<Response>;
  send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Response>;
}

let count = 0;

/** A new member. */
export async function joinMember(apiHost: TestHost, extra: Partial<SignupBody> = {}): Promise<TestMember> {
  count += 1;
  const email = extra.email ?? `member${count}@mail.example`;
  // people have numbers of their own: a shared one stops a referral from earning
  const mobileNumber = extra.mobileNumber ?? String(9_100_000_000 + count);
  const { accessToken } = await signUp(apiHost, { ...extra, email, mobileNumber });
  const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from member where email = $1', [email]);
  const authorization = `Bearer ${accessToken}`;
  return {
    id: BigInt(rows[0]?.id ?? 0),
    email,
    accessToken,
    get: (path) => apiHost.call(path, { headers: { authorization } }),
    send: (method, path, body) =>
      apiHost.call(path, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** A new member with a role. */
export async function joinStaff(apiHost: TestHost, role: MemberRole): Promise<TestMember> {
  const staff = await joinMember(apiHost);
  await apiHost.database.pool.query('update member set role = $2 where id = $1', [staff.id, role]);
  return staff;
}

/** A new operator. */
export const joinAdmin = (apiHost: TestHost): Promise<TestMember> => joinStaff(apiHost, 'ADMIN');
