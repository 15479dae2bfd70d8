import { contract, type Endpoint } from '@potli/api';
import { type MemberRole, rightsOf, staffRoles, toStaffRole } from '@potli/api/contract/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../testing/joinMember.ts';

let apiHost: TestHost;
const callers = new Map<MemberRole, TestMember>();
beforeAll(async () => {
  apiHost = await createTestHost();
  for (const role of ['MEMBER', ...staffRoles] as const) callers.set(role, await joinStaff(apiHost, role));
});
afterAll(() => apiHost.close());

const adminCalls = (Object.entries(contract) as [string, Endpoint][]).filter(([, { auth }]) => auth === 'admin');

/** Admitted callers are refused later, because no input is right: with 400, or 404 where only the address says what is meant. */
const statusOf = async (role: MemberRole, { method, path }: Endpoint): Promise<number> => {
  const address = path.replaceAll(/\{\w+\}/g, 'nothing');
  const caller = callers.get(role);
  const answer = method === 'GET' ? caller?.get(address) : caller?.send(method, address, 'no body of any call');
  return (await answer)?.status ?? 0;
};

describe.each(adminCalls)('%s', (_name, endpoint) => {
  it.each(['MEMBER', ...staffRoles] as const)('of %s', async (role) => {
    const staffRole = toStaffRole(role);
    const needed = [endpoint.right, endpoint.rowsRight].filter((right) => right !== undefined);
    const may =
      staffRole !== undefined && needed.every((right) => right === 'any' || rightsOf[staffRole].includes(right));
    const status = await statusOf(role, endpoint);
    expect(status === 403).toBe(!may);
    expect(status).toBeLessThan(500);
  });

  it('of visitors', async () => {
    const { method, path } = endpoint;
    const address = path.replaceAll(/\{\w+\}/g, 'nothing');
    expect((await apiHost.call(address, { method })).status).toBe(401);
  });
});

it('members’ screens see ADMIN and MEMBER only, the admin area sees every role with its rights', async () => {
  const seen = await Promise.all(
    [...callers].map(async ([role, caller]) => {
      const staff = (await (await caller.get('/staff')).json()) as { role: string | null; rights: string[] };
      return [role, await (await caller.get('/get-role')).json(), staff.role, staff.rights];
    }),
  );
  expect(seen).toEqual([
    ['MEMBER', 'MEMBER', null, []],
    ...staffRoles.map((role) => [role, role === 'ADMIN' ? 'ADMIN' : 'MEMBER', role, rightsOf[role]]),
  ]);
});
