import { MyPan } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { findPan, openPan } from './panRows.ts';

const sealer = createSealer(testSettings.piiKey);
const PAN = 'ABCPX1234F';
const OTHER = 'ABCPX9876G';

let apiHost: TestHost;
let member: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
});

const save = (pan: string) => member.send('PUT', '/tax/my-pan', { pan });
const onFile = async () => z.parse(MyPan, await (await member.get('/tax/my-pan')).json());
const subjects = async () => {
  const mails = await readMails(apiHost.database.orm, sealer);
  return mails
    .filter(({ to, subject }) => to === member.email && subject?.includes('PAN'))
    .map(({ subject }) => subject);
};
const versions = async () => {
  const { rows } = await apiHost.database.pool.query<{ id: string; sealed: Buffer }>(
    'select id, sealed from member_pan where member_id = $1 order by version',
    [member.id],
  );
  return rows.map((row) => openPan(sealer, row));
};

it('a PAN is saved, replaced by a version, and shown by its end only', async () => {
  expect(await onFile()).toMatchObject({ masked: null, savedAt: null });
  expect((await save(PAN.toLowerCase())).status).toBe(200);
  expect((await save(PAN)).status).toBe(200);
  expect(await versions()).toEqual([PAN]);
  const answer = await save(` ${OTHER} `);
  expect(await answer.json()).toMatchObject({ masked: '••••••876G', savedAt: expect.any(String) as unknown });
  expect((await onFile()).masked).toBe('••••••876G');
  await save(PAN);
  expect(await versions()).toEqual([PAN, OTHER, PAN]);
});

it('its owner is notified of each version by mail, without the PAN', async () => {
  await save(PAN);
  await save(PAN);
  await save(OTHER);
  expect(await subjects()).toEqual(['Your PAN at Potli was saved', 'Your PAN at Potli was changed']);
  const mails = JSON.stringify(await readMails(apiHost.database.orm, sealer));
  for (const pan of [PAN, OTHER]) expect(mails).not.toContain(pan);
});

it('of many changes at once each is stored, and the last one counts', async () => {
  const pans = Array.from({ length: 8 }, (_, n) => `ABCPX000${n}F`);
  const answers = await Promise.all(pans.map(save));
  expect(answers.map(({ status }) => status)).toEqual(pans.map(() => 200));
  const stored = await versions();
  expect(stored.toSorted()).toEqual(pans);
  const last = await findPan(apiHost.database.orm, member.id);
  expect(last && openPan(sealer, last)).toBe(stored.at(-1));
});

it('what a session sends that was ended meanwhile is not saved', async () => {
  await apiHost.database.pool.query(`update session set ended_at = now(), end_reason = 'LOGOUT' where member_id = $1`, [
    member.id,
  ]);
  expect((await save(PAN)).status).toBe(401);
  expect(await versions()).toEqual([]);
});

it('a wrong PAN is refused with a reason that does not repeat it', async () => {
  const answer = await save('ABCZX1234F');
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(text).toContain('Its fourth letter is P for a person');
  expect(text).not.toContain('ABCZX1234F');
});

it.each([
  `update member_pan set saved_at = now()`,
  `update member_pan set sealed = sealed`,
  'delete from member_pan',
  'truncate member_pan cascade',
])('PANs are only added to: %s', async (statement) => {
  await save(PAN);
  await expect(apiHost.database.pool.query(statement)).rejects.toThrow(/only added to/);
});

it('is asked for where tax is withheld, now or later, with the rates of that rule', async () => {
  const addRule = (rateBp: number, withoutPanBp: number | null, days: number) =>
    apiHost.database.pool.query(
      `insert into tax_rule (rate_bp, without_pan_bp, threshold_paise, kinds, valid_from) values ($1, $2, 0, '{OWN}', $3)`,
      [rateBp, withoutPanBp, new Date(Date.now() + days * DAY_MS)],
    );
  const shown = async () => {
    const { isAsked, rates } = await onFile();
    return [isAsked, rates?.withPan, rates?.withoutPan];
  };
  expect(await shown()).toEqual([false, undefined, undefined]);
  // it ended what was withheld before
  await addRule(500, 2_000, -9);
  await addRule(0, null, -8);
  expect(await shown()).toEqual([false, undefined, undefined]);
  await addRule(1_000, null, 9);
  expect(await shown()).toEqual([true, 10, 10]);
  await addRule(250, null, -7);
  expect(await shown()).toEqual([true, 2.5, 2.5]);
  await addRule(500, 2_000, 20);
  await addRule(500, 3_000, 21);
  expect(await shown()).toEqual([true, 5, 20]);
  expect(Date.parse((await onFile()).rates?.from ?? '')).toBeGreaterThan(Date.now() + 19 * DAY_MS);
});
