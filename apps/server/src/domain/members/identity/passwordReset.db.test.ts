import { describe, expect, it } from 'vitest';
import { elsewhere, password, sealer, useIdentity } from '../../../testing/useIdentity.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createIdentityService } from './createIdentityService.ts';

const own = useIdentity();

describe('a forgotten password', () => {
  const mails = async () =>
    (await readMails(own.database.orm, sealer)).filter(
      ({ to, text }) => to === own.email && text?.includes('/forgot-password?key='),
    );
  const keyIn = (mail: { text?: string } | undefined) => /key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  it('is replaced by the newest link, once, and ends all sessions', async () => {
    const before = await own.identity.signup(own.person(), elsewhere);
    await own.identity.forgetPassword(own.email, elsewhere);
    await own.identity.forgetPassword(own.email.toUpperCase(), elsewhere);
    const [older, newest] = await mails();
    expect(newest?.text).toContain('http://potli.test/forgot-password?key=');
    expect(Buffer.from(keyIn(newest), 'base64url').length * 8).toBeGreaterThanOrEqual(128);

    const next = 'Amaltas ke neeche';
    await expect(own.identity.resetPassword(keyIn(older), next, elsewhere)).rejects.toMatchObject({ kind: 'invalid' });
    await own.identity.resetPassword(keyIn(newest), next, elsewhere);
    await expect(own.identity.resetPassword(keyIn(newest), next, elsewhere)).rejects.toThrow(/no longer valid/);
    await expect(own.identity.authenticate(before.accessToken)).resolves.toBeUndefined();
    await expect(own.identity.login({ email: own.email, password }, elsewhere)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(own.identity.login({ email: own.email, password: next }, elsewhere)).resolves.toBeDefined();
  });

  it('stores the key nowhere but in the mail', async () => {
    await own.identity.signup(own.person(), elsewhere);
    await own.identity.forgetPassword(own.email, elsewhere);
    const key = keyIn((await mails())[0]);
    const [row] = await own.sql<{ content: string }>(`select string_agg(r::text, '') as content from password_reset r`);
    expect(row?.content).not.toContain(key);
    expect(row?.content).not.toContain(Buffer.from(key, 'base64url').toString('hex'));
  });

  it('its last link works on when the mail with a newer one failed', async () => {
    await own.identity.signup(own.person(), elsewhere);
    await own.identity.forgetPassword(own.email, elsewhere);
    const mail = { send: () => Promise.reject(new Error('the outbox is away')) };
    const broken = await createIdentityService({ ...own.parts(), mail });
    await expect(broken.forgetPassword(own.email, elsewhere)).rejects.toThrow();
    await expect(own.identity.resetPassword(keyIn((await mails())[0]), 'Amaltas ke neeche', elsewhere)).resolves.toBe(
      own.email,
    );
  });

  it('expires after half an hour', async () => {
    await own.identity.signup(own.person(), elsewhere);
    await own.identity.forgetPassword(own.email, elsewhere);
    await own.sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`);
    const late = own.identity.resetPassword(keyIn((await mails())[0]), 'Amaltas ke neeche', elsewhere);
    await expect(late).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('does not reveal accounts, and sends three mails an hour', async () => {
    const strict = await createIdentityService(own.parts(1));
    await expect(strict.forgetPassword(own.email, elsewhere)).resolves.toBeUndefined();
    await expect(mails()).resolves.toHaveLength(0);
    await strict.signup(own.person(), elsewhere);
    for (let n = 0; n < 5; n += 1) await expect(strict.forgetPassword(own.email, elsewhere)).resolves.toBeUndefined();
    await expect(mails()).resolves.toHaveLength(2);
  });
});
