import { STAFF_TOKEN_DAYS } from '@potli/api/contract/policy';
import type { Right } from '@potli/api/contract/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaffToken, revokeStaffToken } from '../domain/members/staff/staffTokens.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../testing/joinMember.ts';

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinStaff(apiHost, 'ADMIN');
});
afterAll(() => apiHost.close());

let count = 0;
async function makeToken(owner: TestMember, rights: readonly Right[], days = 30) {
  count += 1;
  const name = `token-${count}`;
  const given = { email: owner.email, name, rights, days, by: { who: 'cli:test', action: 'admin token create' } };
  const { token } = await apiHost.database.orm.transaction((queries) => createStaffToken(queries, given));
  return { name, token };
}

const statusOf = async (token: string, path: string) =>
  (await apiHost.call(path, { headers: { authorization: `Bearer ${token}` } })).status;

it('does what both its rights and the role allow, and nothing of members', async () => {
  const { token } = await makeToken(admin, ['audit']);
  expect(await statusOf(token, '/admin/audit')).toBe(200);
  expect(await statusOf(token, '/admin/ledger/check')).toBe(403);
  expect([await statusOf(token, '/current-user'), await statusOf(token, '/staff')]).toEqual([401, 401]);
  const { token: money } = await makeToken(admin, ['money', 'audit']);
  await apiHost.database.pool.query(`update member set role = 'FINANCE' where id = $1`, [admin.id]);
  expect([await statusOf(money, '/admin/audit'), await statusOf(money, '/admin/ledger/check')]).toEqual([403, 200]);
  await apiHost.database.pool.query(`update member set role = 'ADMIN' where id = $1`, [admin.id]);
  expect(await statusOf(money, '/admin/audit')).toBe(200);
});

it('is named by the rows of the audit log that it makes', async () => {
  const { token, name } = await makeToken(admin, ['audit', 'export']);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  expect((await apiHost.call('/admin/audit/export', { method: 'POST', headers, body: '{}' })).status).toBe(200);
  const rows = (await (await admin.get(`/admin/audit?who=token:${name}`)).json()) as { action: string }[];
  expect(rows.map(({ action }) => action)).toEqual(['exportAudit']);
});

it.each([
  ['is over', `update staff_token set expires_at = now() where name = $1`],
  [
    'of a suspended member',
    `update member set suspended_at = now() where id = (select member_id from staff_token where name = $1)`,
  ],
])('that %s opens nothing', async (_case, change) => {
  const { token, name } = await makeToken(await joinStaff(apiHost, 'ADMIN'), ['audit']);
  expect(await statusOf(token, '/admin/audit')).toBe(200);
  await apiHost.database.pool.query(change, [name]);
  expect(await statusOf(token, '/admin/audit')).toBe(401);
});

it('that is revoked, unknown or changed opens nothing', async () => {
  const { token, name } = await makeToken(admin, ['audit']);
  await apiHost.database.orm.transaction((queries) =>
    revokeStaffToken(queries, { name, by: { who: 'cli:test', action: 'admin token create' } }),
  );
  const unknown = [token, `${token}x`, 'potli_', `potli_${'a'.repeat(43)}`];
  expect(await Promise.all(unknown.map((one) => statusOf(one, '/admin/audit')))).toEqual([401, 401, 401, 401]);
});

it('is nowhere in the database', async () => {
  const { token } = await makeToken(admin, ['audit']);
  const { rows } = await apiHost.database.pool.query('select * from staff_token');
  expect(JSON.stringify(rows)).not.toContain(token.slice(6));
});

it.each<[string, () => Promise<unknown>, string]>([
  [
    'of a member',
    async () => makeToken(await joinStaff(apiHost, 'MEMBER'), ['audit']),
    'The role MEMBER does not have audit.',
  ],
  [
    'beyond the role',
    async () => makeToken(await joinStaff(apiHost, 'EDITOR'), ['content', 'money']),
    'The role EDITOR does not have money.',
  ],
  [
    'for ever',
    () => makeToken(admin, ['audit'], STAFF_TOKEN_DAYS + 1),
    `1 to ${STAFF_TOKEN_DAYS} days, not ${STAFF_TOKEN_DAYS + 1}`,
  ],
  ['for half a day', () => makeToken(admin, ['audit'], 0.5), 'not 0.5'],
])('%s is not made', async (_case, make, text) => {
  await expect(make()).rejects.toThrow(text);
});
