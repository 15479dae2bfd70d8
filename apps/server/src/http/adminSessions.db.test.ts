import { ADMIN_CONFIRMED_MINUTES, ADMIN_SESSION_MINUTES } from '@potli/api/contract/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAdminNetworks } from '../settings/adminNetworks.ts';
import { createTestHost, openTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, joinMember, type TestMember } from '../testing/joinMember.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { samplePng, uploadedBy } from '../testing/sendFile.ts';

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
});
beforeEach(async () => {
  admin = await joinAdmin(apiHost);
});
afterAll(() => apiHost.close());

/** As if the password had been entered so long ago. */
const age = ({ id }: TestMember, minutes: number) =>
  apiHost.database.pool.query(
    `update session set created_at = created_at - make_interval(mins => $2),
       confirmed_at = confirmed_at - make_interval(mins => $2) where member_id = $1`,
    [id, minutes],
  );

const read = () => admin.get('/admin/audit');
const dangerous = () => admin.send('POST', '/admin/audit/export', {});
const confirm = (password: string) => admin.send('POST', '/staff/confirm', { password });
const reasonOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return response.ok ? 'passes' : ((await response.json()) as { reason?: string }).reason;
};

describe('the password', () => {
  it(`is asked for before what is dangerous after ${ADMIN_CONFIRMED_MINUTES} minutes, and for the area after ${ADMIN_SESSION_MINUTES}`, async () => {
    expect([await reasonOf(read()), await reasonOf(dangerous())]).toEqual(['passes', 'passes']);
    await age(admin, ADMIN_CONFIRMED_MINUTES);
    expect([await reasonOf(read()), await reasonOf(dangerous())]).toEqual(['passes', 'CONFIRMATION_REQUIRED']);
    await age(admin, ADMIN_SESSION_MINUTES - ADMIN_CONFIRMED_MINUTES);
    expect(await reasonOf(read())).toBe('CONFIRMATION_REQUIRED');
  });

  it('opens both again, for this session', async () => {
    await age(admin, ADMIN_SESSION_MINUTES);
    const { confirmedUntil } = (await (await confirm(sampleSignup().password)).json()) as { confirmedUntil: string };
    const minutes = (Date.parse(confirmedUntil) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(ADMIN_CONFIRMED_MINUTES);
    expect([await reasonOf(read()), await reasonOf(dangerous())]).toEqual(['passes', 'passes']);
    await age(admin, ADMIN_CONFIRMED_MINUTES);
    expect(await reasonOf(dangerous())).toBe('CONFIRMATION_REQUIRED');
  });

  it('opens nothing when it is wrong, and the events of the member say so', async () => {
    await age(admin, ADMIN_SESSION_MINUTES);
    expect(await reasonOf(confirm('wrong'))).toBe('CONFIRMATION_WRONG');
    expect(await reasonOf(read())).toBe('CONFIRMATION_REQUIRED');
    const { rows } = await apiHost.database.pool.query(
      `select from member_event where member_id = $1 and kind = 'confirmationFailed'`,
      [admin.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is not asked for on the dashboard of members', async () => {
    await age(admin, ADMIN_SESSION_MINUTES);
    const faqs = [{ question: 'When?', answer: 'Soon.' }];
    expect(await reasonOf(admin.send('POST', '/user-dashboard/faqs/add?contentType=STORE', faqs))).toBe('passes');
  });
});

describe('networks', () => {
  it('outside of ADMIN_NETWORKS no call of the admin area passes, nor a file of another', async () => {
    const { networks } = readAdminNetworks('10.1.0.0/16,2001:db8:1::/48');
    const limited = await openTestHost(apiHost.database, { adminNetworks: networks });
    try {
      const file = (await uploadedBy(apiHost, await joinMember(apiHost), samplePng)).replace(/^.*\/api/, '');
      const headers = { authorization: `Bearer ${admin.accessToken}` };
      const statusFrom = async (ip: string, path: string) => (await limited.call(path, { headers }, ip)).status;
      expect([await statusFrom('10.1.2.3', '/admin/audit'), await statusFrom('10.2.2.3', '/admin/audit')]).toEqual([
        200, 403,
      ]);
      expect(await statusFrom('10.2.2.3', file)).toBe(404);
      const refused = await limited.call('/admin/audit', { headers }, '10.2.2.3');
      expect(await refused.json()).toMatchObject({ errors: ['The admin area is not open to your network.'] });
      expect(await statusFrom('10.2.2.3', '/staff')).toBe(200);
      expect(await statusFrom('2001:db8:1:2::7', '/admin/audit')).toBe(200);
      expect(await statusFrom('2001:db8:2::7', '/admin/audit')).toBe(403);
    } finally {
      await limited.close();
    }
  });
});
