import { CurrentUser } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinAdmin, joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { samplePdf, samplePng, uploadedBy } from '../../../testing/sendFile.ts';

let apiHost: TestHost;
let member: TestMember;

const body = { name: 'Meera Nair', mobileNumber: '9845012345', birthDate: '1994-08-17', gender: 'FEMALE' };
const profile = async () => z.parse(CurrentUser, await (await member.get('/current-user')).json());
const save = (change: object = {}) => member.send('PUT', '/user', { ...body, ...change });
const forgetProfile = () =>
  apiHost.database.pool.query(`update member set name = '', mobile_number = '' where id = $1`, [member.id]);

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost, { gender: 'OTHER', mobileNumber: '9876543210' });
});

describe('a profile', () => {
  it('has the data of the signup', async () => {
    const given = { email: member.email, name: 'Meera Iyer', mobileNumber: '9876543210', gender: 'OTHER' };
    expect(await profile()).toMatchObject({ ...given, birthDate: null, profilePicture: null });
    expect((await profile()).referralCode).toMatch(/^MEERA\d+$/);
  });

  it('is replaced, and the new one is returned', async () => {
    const saved = await save();
    expect(saved.status).toBe(200);
    expect(z.parse(CurrentUser, await saved.json())).toEqual(await profile());
    expect(await profile()).toMatchObject(body);
  });

  it('leaves absent fields unchanged, and removes an empty date', async () => {
    await save({ profilePicture: 'https://pictures.example/meera.png' });
    await save({ birthDate: undefined });
    expect(await profile()).toMatchObject({
      birthDate: '1994-08-17',
      profilePicture: 'https://pictures.example/meera.png',
    });
    await save({ birthDate: '', profilePicture: null });
    expect(await profile()).toMatchObject({ birthDate: null, profilePicture: null });
  });

  it('takes named fields only', async () => {
    await save({ role: 'ADMIN', email: 'other@mail.example', referralCode: 'MINE99', id: 1 });
    expect(await profile()).toMatchObject({ email: member.email });
    await expect((await member.get('/get-role')).json()).resolves.toBe('MEMBER');
  });

  it.each([
    [{ birthDate: '2015-01-01' }, 'You must be 18 or older.'],
    [{ mobileNumber: '5845012345' }, 'Please enter a valid mobile number.'],
    [{ name: '   ' }, 'Name is required'],
    [{ profilePicture: 'javascript:alert(1)' }, 'The picture needs an https address.'],
  ])('refuses %j', async (change, text) => {
    const refused = await save(change);
    expect(refused.status).toBe(400);
    await expect(refused.json()).resolves.toMatchObject({ errors: [text] });
    expect((await profile()).name).toBe('Meera Iyer');
  });
});

describe('a picture of the member', () => {
  const pathOf = (address: string | null) => (address ?? '').replace('http://potli.test/api', '');
  const isStored = async (address: string) => {
    const name = address.slice(address.lastIndexOf('/') + 1);
    const { rows } = await apiHost.database.pool.query<{ claimed: boolean }>(
      'select claimed from uploaded_file where name = $1',
      [name],
    );
    return rows[0]?.claimed;
  };

  it('is a file that only they can see', async () => {
    const picture = await uploadedBy(apiHost, member, samplePng);
    expect((await save({ profilePicture: picture })).status).toBe(200);
    const { profilePicture } = await profile();
    expect(profilePicture).toBe(picture);
    expect(await isStored(picture)).toBe(true);
    expect((await member.get(pathOf(profilePicture))).status).toBe(200);
    const other = await joinMember(apiHost);
    expect((await other.get(pathOf(profilePicture))).status).toBe(404);
    expect((await apiHost.call(pathOf(profilePicture))).status).toBe(401);
  });

  it('stays when the profile is saved again, with it or without', async () => {
    const picture = await uploadedBy(apiHost, member, samplePng);
    await save({ profilePicture: picture });
    await save();
    await save({ profilePicture: picture });
    expect(await profile()).toMatchObject({ profilePicture: picture });
    expect(await isStored(picture)).toBe(true);
  });

  it('is given up when another takes its place, or none', async () => {
    const first = await uploadedBy(apiHost, member, samplePng);
    const second = await uploadedBy(apiHost, member, samplePng);
    await save({ profilePicture: first });
    await save({ profilePicture: second });
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    await save({ profilePicture: null });
    expect(await isStored(second)).toBe(false);
    expect(await profile()).toMatchObject({ profilePicture: null });
  });

  it.each(['the claim', 'an answer to the claim'])('stays a file of %s that it came with', async (where) => {
    const picture = await uploadedBy(apiHost, member, samplePng);
    const name = picture.slice(picture.lastIndexOf('/') + 1);
    const isAnswer = where !== 'the claim';
    const { rows } = await apiHost.database.pool.query<{ id: string }>(
      `insert into dispute (member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, file_names)
       values ($1, 'STORE', 1, 'MISSING_CASHBACK', now(), 'P1', 100, $2) returning id`,
      [member.id, isAnswer ? [] : [name]],
    );
    if (isAnswer)
      await apiHost.database.pool.query(
        `insert into dispute_answer (dispute_id, author, from_status, to_status, file_names)
         values ($1, 'member', 'NEED_INFO', 'RECEIVED', $2)`,
        [rows[0]?.id, [name]],
      );
    await save({ profilePicture: picture });
    await save({ profilePicture: '' });
    expect(await isStored(picture)).toBe(true);
  });

  it('is not the file of another member, and no PDF', async () => {
    const other = await joinMember(apiHost);
    const theirs = await save({ profilePicture: await uploadedBy(apiHost, other, samplePng) });
    expect(theirs.status).toBe(404);
    const pdf = await save({ profilePicture: await uploadedBy(apiHost, member, samplePdf) });
    expect(pdf.status).toBe(400);
    expect(await profile()).toMatchObject({ profilePicture: null });
  });
});

describe('a profile that is missing', () => {
  it('is filled in once, and changed only when it is there', async () => {
    await forgetProfile();
    expect((await save()).status).toBe(404);
    expect((await member.send('POST', '/user', body)).status).toBe(200);
    expect((await member.send('POST', '/user', body)).status).toBe(409);
    expect((await save()).status).toBe(200);
  });

  it('is filled in by one of many parallel calls', async () => {
    await forgetProfile();
    const tries = await Promise.all(Array.from({ length: 8 }, () => member.send('POST', '/user', body)));
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });
});

it('a role change in the database is effective at once', async () => {
  const admin = await joinAdmin(apiHost);
  await expect((await admin.get('/get-role')).json()).resolves.toBe('ADMIN');
  await apiHost.database.pool.query(`update member set role = 'MEMBER' where id = $1`, [admin.id]);
  await expect((await admin.get('/get-role')).json()).resolves.toBe('MEMBER');
});
