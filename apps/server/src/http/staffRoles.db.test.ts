import type { StaffMember, StaffToken } from '@potli/api/contract/adminStaff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRole } from '../domain/members/staff/changeRole.ts';
import { createStaffToken } from '../domain/members/staff/staffTokens.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinConfirmed } from '../testing/joinConfirmed.ts';
import { joinAdmin, joinMember, joinStaff, type TestMember } from '../testing/joinMember.ts';

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
});
afterAll(() => apiHost.close());

async function refusalOf(answer: Promise<Response>): Promise<{ status: number; error: string | undefined }> {
  const response = await answer;
  const { errors } = (await response.json()) as { errors?: string[] };
  return { status: response.status, error: errors?.[0] };
}

const give = (email: string, role: string, as = admin) => as.send('POST', '/admin/staff', { email, role });
const change = (id: bigint, readRole: string, role: string, as = admin) =>
  as.send('POST', `/admin/staff/${id}/role`, { role, readRole });
const staffOf = async (id: bigint, as = admin) =>
  ((await (await as.get('/admin/staff?pageSize=250')).json()) as StaffMember[]).find((one) => one.id === String(id));

it('lists who has a role, since when, and why the caller cannot change their own', async () => {
  const { id, email } = await joinConfirmed(apiHost);
  expect(await staffOf(id)).toBeUndefined();
  expect((await give(email.toUpperCase(), 'FINANCE')).status).toBe(200);
  expect(await staffOf(id)).toEqual({
    id: String(id),
    email,
    name: 'Meera Iyer',
    role: 'FINANCE',
    since: expect.stringMatching(/Z$/) as unknown,
    lastSeenAt: expect.stringMatching(/Z$/) as unknown,
    suspendedAt: null,
    tokens: 0,
    closedBecause: null,
  });
  const closedBecause = 'This is your own account: somebody else has to change it.';
  // whose role no row of the log names
  expect(await staffOf(admin.id)).toMatchObject({ role: 'ADMIN', since: null, closedBecause });
  expect(await refusalOf(change(admin.id, 'ADMIN', 'EDITOR'))).toEqual({ status: 403, error: closedBecause });
  expect((await change(id, 'FINANCE', 'MEMBER')).status).toBe(200);
  expect(await staffOf(id)).toBeUndefined();
});

it('gives no role to an address that nobody has confirmed, and changes none that was not read', async () => {
  const { email } = await joinMember(apiHost);
  expect(await refusalOf(give(email, 'SUPPORT'))).toEqual({
    status: 409,
    error: 'This member has not confirmed the e-mail address: somebody else may have signed up with it.',
  });
  const editor = await joinStaff(apiHost, 'EDITOR');
  const meanwhile = await Promise.all([
    refusalOf(give(editor.email, 'SUPPORT')),
    refusalOf(give(editor.email, 'EDITOR')),
    refusalOf(change(editor.id, 'SUPPORT', 'MEMBER')),
  ]);
  expect(meanwhile).toEqual([
    { status: 409, error: 'The role of this member is EDITOR by now, not MEMBER.' },
    { status: 409, error: 'The role of this member is EDITOR already.' },
    { status: 409, error: 'The role of this member is EDITOR by now, not SUPPORT.' },
  ]);
  expect(await staffOf(editor.id)).toMatchObject({ role: 'EDITOR' });
});

it('the last ADMIN stays, by command, too, and where the roles of two are taken at once', async () => {
  const other = await joinAdmin(apiHost);
  const by = { who: 'cli:test', action: 'admin revoke' } as const;
  const revoke = (account: string) =>
    apiHost.database.orm.transaction((queries) => changeRole(queries, { account, by, role: 'MEMBER' }));
  const outcomes = await Promise.allSettled([revoke(admin.email), revoke(other.email)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  if (outcomes[0]?.status === 'fulfilled') admin = other;
  const refused = 'This is the last ADMIN of the shop: give somebody else the role ADMIN first.';
  await expect(revoke(admin.email)).rejects.toThrow(refused);
  // one who cannot log in is no other ADMIN, and can lose the role
  const suspended = await joinAdmin(apiHost);
  await apiHost.database.pool.query('update member set suspended_at = now() where id = $1', [suspended.id]);
  await expect(revoke(admin.email)).rejects.toThrow(refused);
  await revoke(suspended.email);
  expect(await staffOf(admin.id)).toMatchObject({ role: 'ADMIN' });
});

it('a token takes roles and ends tokens, but gives none and makes none', async () => {
  const by = { who: 'cli:test', action: 'admin token create' };
  const given = { email: admin.email, name: 'offboarding', rights: ['staff', 'audit'] as const, days: 1, by };
  const { token } = await apiHost.database.orm.transaction((queries) => createStaffToken(queries, given));
  const send = (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return apiHost.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const { email } = await joinConfirmed(apiHost);
  const left = await joinStaff(apiHost, 'EDITOR');
  const own = { email: admin.email, name: 'heir', rights: ['staff'], days: 365 };
  expect(await refusalOf(send('/admin/staff', { email, role: 'ADMIN' }))).toMatchObject({ status: 403 });
  expect(await refusalOf(send(`/admin/staff/${left.id}/role`, { readRole: 'EDITOR', role: 'ADMIN' }))).toMatchObject({
    status: 403,
  });
  expect(await refusalOf(send('/admin/staff/tokens', own))).toEqual({
    status: 403,
    error: 'A token makes no other token: somebody who is logged in has to make it.',
  });
  expect((await send(`/admin/staff/${left.id}/role`, { readRole: 'EDITOR', role: 'MEMBER' })).status).toBe(200);
  expect((await send('/admin/staff/tokens/offboarding/revoke', {})).status).toBe(200);
  expect((await send('/admin/staff/tokens/offboarding/revoke', {})).status).toBe(401);
});

it('a token is in one answer and in no list; the list says what it opens, and when it was used', async () => {
  const owner = await joinStaff(apiHost, 'FINANCE');
  const body = { email: owner.email, name: 'nightly', rights: ['money', 'money', 'export'], days: 30 };
  const made = (await (await admin.send('POST', '/admin/staff/tokens', body)).json()) as { token: string };
  const listed = async (state = 'valid') =>
    ((await (await admin.get(`/admin/staff/tokens?state=${state}`)).json()) as StaffToken[]).find(
      ({ name }) => name === 'nightly',
    );
  const before = await listed();
  expect(before).toMatchObject({ email: owner.email, rights: ['money', 'export'], opens: ['money', 'export'] });
  expect(before?.lastUsedAt).toBeNull();
  expect(JSON.stringify(before)).not.toContain(made.token);
  expect(await staffOf(owner.id)).toMatchObject({ tokens: 1 });

  const headers = { authorization: `Bearer ${made.token}` };
  expect((await apiHost.call('/admin/ledger/check', { headers })).status).toBe(200);
  const used = (await listed())?.lastUsedAt;
  expect(used).toMatch(/Z$/);
  await apiHost.call('/admin/ledger/check', { headers });
  // once an hour
  expect((await listed())?.lastUsedAt).toBe(used);

  await change(owner.id, 'FINANCE', 'EDITOR');
  expect(await listed()).toMatchObject({ rights: ['money', 'export'], opens: ['export'] });
  expect((await admin.send('POST', '/admin/staff/tokens/nightly/revoke', {})).status).toBe(200);
  expect(await listed()).toBeUndefined();
  expect(await listed('ended')).toMatchObject({ opens: [], revokedAt: expect.any(String) as unknown });
  expect(await refusalOf(admin.send('POST', '/admin/staff/tokens', body))).toMatchObject({
    status: 400,
    error: 'The role EDITOR does not have money.',
  });
});
