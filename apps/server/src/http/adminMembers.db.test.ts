import { MemberFile } from '@potli/api/contract/adminMembers';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { APPROVED, addApprovedMember, addSuspendedMember } from '../testing/addSuspendedMember.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { joinAdmin, joinMember, joinStaff, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const apiHost = await createTestHost();
afterAll(() => apiHost.close());
const admin = await joinAdmin(apiHost);
const support = await joinStaff(apiHost, 'SUPPORT');
const finance = await joinStaff(apiHost, 'FINANCE');

const fileFor = async (caller: TestMember, { id }: Pick<TestMember, 'id'>) => {
  const answer = await caller.get(`/admin/members/${id}`);
  return z.parse(MemberFile, await answer.json());
};
const looks = async ({ id }: TestMember) =>
  (await readAudit(apiHost.database.orm, { action: 'getMemberFile', object: `member ${id}` })).map(({ who }) => who);

it('finds a member by the address, with a link to the file', async () => {
  const { id, email } = await joinMember(apiHost);
  const answer = await support.get(`/admin/members?text=${encodeURIComponent(email.toUpperCase())}`);
  expect(await answer.json()).toEqual([{ id: String(id), email, name: 'Meera Iyer', what: 'e-mail' }]);
  expect(answer.headers.get('x-total-count')).toBe('1');
  expect(await (await support.get('/admin/members')).json()).toEqual([]);
});

describe('the file of a member', () => {
  it('has the payouts and journals for those who have the right to money only', async () => {
    const member = await addApprovedMember(apiHost);
    const whole = await fileFor(admin, member);
    expect(whole).toMatchObject({ id: String(member.id), wallet: { APPROVED }, lastPayouts: [], openClaims: [] });
    expect(whole.lastJournals).toMatchObject([
      { kind: 'CONFIRMED', changes: [{ account: 'APPROVED', amount: APPROVED }] },
    ]);
    expect(await fileFor(support, member)).toEqual({ ...whole, lastPayouts: null, lastJournals: null });
    expect((await finance.get(`/admin/members/${member.id}`)).status).toBe(403);
    expect((await member.get(`/admin/members/${member.id}`)).status).toBe(403);
  });

  it('leaves one row in the audit log for one look, also with the events', async () => {
    const member = await joinMember(apiHost);
    await fileFor(support, member);
    await support.get(`/admin/members/${member.id}/events`);
    await fileFor(support, member);
    expect(await looks(member)).toEqual([`member:${support.id}`]);
    expect(await (await admin.get(`/admin/members/${member.id}/events`)).json()).toMatchObject([{ kind: 'joined' }]);
    expect(await looks(member)).toEqual([`member:${admin.id}`, `member:${support.id}`]);
  });

  it('is not read where the row cannot be written', async () => {
    const member = await joinMember(apiHost);
    const { pool } = apiHost.database;
    await pool.query('alter table audit_entry add constraint nothing check (false) not valid');
    try {
      expect((await support.get(`/admin/members/${member.id}`)).status).toBe(500);
    } finally {
      await pool.query('alter table audit_entry drop constraint nothing');
    }
  });
});

describe('an account', () => {
  const acts = { suspend: { reason: 'fraud' }, unsuspend: {}, forfeit: { reason: 'fraud', amount: APPROVED } };
  const act = (caller: TestMember, { id }: TestMember, name: keyof typeof acts) =>
    caller.send('POST', `/admin/members/${id}/${name}`, acts[name]);
  /** Refused, with a sentence, and nothing is changed. */
  async function expectRefused(answer: () => Promise<Response>, status: number, text: RegExp) {
    const before = await readAllTables(apiHost.database);
    const response = await answer();
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(text)]);
    expect(await readAllTables(apiHost.database)).toEqual(before);
  }

  it.each(['suspend', 'unsuspend'] as const)('of a colleague is no matter of support: %s', async (name) => {
    for (const role of ['ADMIN', 'EDITOR', 'SUPPORT'] as const) {
      const colleague = await joinStaff(apiHost, role);
      await expectRefused(() => act(support, colleague, name), 403, new RegExp(`The role of this member is ${role}`));
      expect((await fileFor(support, colleague)).closedBecause).toMatch(/only those who give roles/);
      expect((await fileFor(admin, colleague)).closedBecause).toBeNull();
    }
  });

  it('is never changed by its owner', async () => {
    await expectRefused(() => act(support, support, 'suspend'), 403, /your own account/);
    await expectRefused(() => act(admin, admin, 'suspend'), 403, /your own account/);
    await expectRefused(() => act(admin, admin, 'forfeit'), 403, /your own account/);
  });

  it('of a colleague is changed by those who give roles', async () => {
    const colleague = await joinStaff(apiHost, 'EDITOR');
    expect((await act(admin, colleague, 'suspend')).status).toBe(200);
    expect((await colleague.get('/bank-details')).status).toBe(401);
    await expectRefused(() => act(admin, colleague, 'suspend'), 409, /suspended already/);
    expect((await act(admin, colleague, 'unsuspend')).status).toBe(200);
    await expectRefused(() => act(admin, colleague, 'unsuspend'), 409, /not suspended/);
  });

  it('loses what is Approved by the exact amount, after a suspension, and by those who have both rights', async () => {
    const member = await addApprovedMember(apiHost);
    await expectRefused(() => act(admin, member, 'forfeit'), 409, /suspend first/);
    const suspended = await addSuspendedMember(apiHost);
    await expectRefused(() => act(support, suspended, 'forfeit'), 403, /permission/);
    await expectRefused(() => act(finance, suspended, 'forfeit'), 403, /permission/);
    const other = { reason: 'fraud', amount: 49.99 };
    const ask = () => admin.send('POST', `/admin/members/${suspended.id}/forfeit`, other);
    await expectRefused(ask, 409, /₹50.00 of this member is Approved now, and not ₹49.99/);
    expect(await (await act(admin, suspended, 'forfeit')).json()).toEqual({
      id: String(suspended.id),
      forfeited: APPROVED,
    });
    expect((await fileFor(admin, suspended)).wallet).toMatchObject({ APPROVED: 0, FORFEITED: APPROVED });
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('asks for the password of the last minutes', async () => {
    const member = await addSuspendedMember(apiHost);
    const careless = await joinAdmin(apiHost);
    const text = `update session set created_at = now() - interval '6 minutes' where member_id = $1`;
    await apiHost.database.pool.query(text, [careless.id]);
    for (const name of ['suspend', 'unsuspend', 'forfeit'] as const)
      await expectRefused(() => act(careless, member, name), 403, /CONFIRMATION_REQUIRED/);
  });
});
