import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../services/openServices.ts';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { elsewhere, useIdentity } from '../../../testing/useIdentity.ts';
import { createIdentityService } from './createIdentityService.ts';

const own = useIdentity();

describe('an address', () => {
  const mail = createMailCollector();
  let shop: Services['identity'];
  let memberId: bigint;
  const verified = async () =>
    (await own.sql<{ at: Date | null }>('select email_verified_at as at from member where id = $1', memberId))[0]?.at;

  beforeEach(async () => {
    shop = await createIdentityService({ ...own.parts(), mail });
    const { accessToken } = await shop.signup(own.person(), elsewhere);
    memberId = BigInt(decodeJwt(accessToken).sub ?? '');
  });

  it('is verified by the link of the signup mail, also twice', async () => {
    expect(mail.mails.at(-1)).toMatchObject({ to: own.email, inTransaction: true });
    const key = mail.lastKey(own.email, 'http://potli.test/verify-email');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    await expect(verified()).resolves.toBeNull();
    await shop.verifyEmail(key);
    const at = await verified();
    expect(at).toBeInstanceOf(Date);
    await shop.verifyEmail(key);
    await expect(verified()).resolves.toEqual(at);
  });

  it('is verified by the newest link only', async () => {
    const older = mail.lastKey(own.email, '/verify-email');
    await shop.sendVerification({ id: memberId, sessionId: randomUUID() });
    await expect(shop.verifyEmail(older)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(verified()).resolves.toBeNull();
    await shop.verifyEmail(mail.lastKey(own.email, '/verify-email'));
    await expect(verified()).resolves.toBeInstanceOf(Date);
    const before = mail.mails.length;
    await shop.sendVerification({ id: memberId, sessionId: randomUUID() });
    expect(mail.mails).toHaveLength(before);
  });

  it('is not verified after seven days, nor by a forged key', async () => {
    await own.sql(`update email_verification set expires_at = expires_at - interval '7 days'`);
    for (const key of [mail.lastKey(own.email, '/verify-email'), 'x', '']) {
      await expect(shop.verifyEmail(key)).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(verified()).resolves.toBeNull();
  });

  it('is verified by a new password that was set by mail', async () => {
    await shop.forgetPassword(own.email, elsewhere);
    await shop.resetPassword(mail.lastKey(own.email, '/forgot-password'), 'Amaltas ke neeche', elsewhere);
    await expect(verified()).resolves.toBeInstanceOf(Date);
  });

  it('has its key only in the mail', async () => {
    const key = mail.lastKey(own.email, '/verify-email');
    const [row] = await own.sql<{ content: string }>(
      `select string_agg(r::text, '') as content from email_verification r`,
    );
    expect(row?.content).not.toContain(key);
    expect(row?.content).not.toContain(Buffer.from(key, 'base64url').toString('hex'));
  });
});
