import { randomUUID } from 'node:crypto';
import { KEY_HOURS } from '@potli/api/contract/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';

let apiHost: TestHost;
beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());

const bank = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const profile = { name: 'Meera', mobileNumber: '9845012345', birthDate: '1994-08-17', gender: 'FEMALE' };

/** A write of a member, for any body and key. */
const sender =
  (method: 'POST' | 'PUT', path: string, { accessToken }: TestMember) =>
  (body: object, key: string) =>
    apiHost.call(path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });

describe('kept keys', () => {
  const age = () =>
    apiHost.database.pool.query(`update idempotency_key set created_at = now() - interval '${KEY_HOURS + 1} hours'`);
  const size = async () => Number((await apiHost.database.pool.query('select from idempotency_key')).rowCount);

  it('are free again after their time', async () => {
    const put = sender('PUT', '/user', await joinMember(apiHost));
    const key = randomUUID();
    const changed = { ...profile, name: 'Mira' };
    expect((await put(profile, key)).status).toBe(200);
    await age();
    expect((await put(changed, key)).status).toBe(200);
    expect((await put(changed, key)).status).toBe(200);
    expect((await put(profile, key)).status).toBe(409);
  });

  it('are removed in small batches, faster than new ones come', async () => {
    await apiHost.database.pool.query(
      `insert into idempotency_key (key_hash, request_hash, answer, created_at)
       select sha256(n::text::bytea), '', '', now() - interval '2 days' from generate_series(1, 45) n`,
    );
    await age();
    const before = await size();
    const put = sender('PUT', '/user', await joinMember(apiHost));
    await put(profile, randomUUID());
    expect(await size()).toBe(before + 1 - 20);
    while ((await size()) > 20) await put(profile, randomUUID());
  });

  it('contain nothing readable: no key, no request, no answer', async () => {
    const post = sender('POST', '/bank-details', await joinMember(apiHost));
    const key = randomUUID();
    expect((await post(bank, key)).status).toBe(200);
    const { rows } = await apiHost.database.pool.query<{ text: string }>(
      `select encode(key_hash, 'escape') || encode(request_hash, 'escape') || encode(answer, 'escape') as text
       from idempotency_key`,
    );
    const all = rows.map(({ text }) => text).join('\n');
    for (const secret of [key, bank.accountNumber, bank.accountHolderName]) expect(all).not.toContain(secret);
  });
});
