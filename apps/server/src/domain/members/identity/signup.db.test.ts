import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { elsewhere, useIdentity } from '../../../testing/useIdentity.ts';
import { createIdentityService } from './createIdentityService.ts';

const own = useIdentity();

describe('signing up', () => {
  it('starts a session with a minimal access token', async () => {
    const { accessToken } = await own.identity.signup(own.person(), elsewhere);
    const claims = decodeJwt(accessToken);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'typ']);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60);
    await expect(own.identity.authenticate(accessToken)).resolves.toEqual({
      id: BigInt(claims.sub ?? ''),
      sessionId: claims.sid,
    });
  });

  it('stores a costly password hash, and gives a pronounceable code', async () => {
    const settings = { ...testSettings, passwordCost: undefined };
    const identity = await createIdentityService({ ...own.parts(), settings });
    await identity.signup(own.person(), elsewhere);
    const [row] = await own.sql<{ password_hash: string; referral_code: string }>(
      'select * from member where email = $1',
      own.email,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.referral_code).toMatch(/^ANANYA\d{2,}$/);
  });

  it('allows one account per address, in any capitalisation', async () => {
    await own.identity.signup(own.person(), elsewhere);
    const again = own.identity.signup(own.person({ email: own.email.toUpperCase() }), elsewhere);
    await expect(again).rejects.toMatchObject({
      kind: 'conflict',
      message: 'An account with this email already exists.',
    });
    await expect(own.identity.accountExists(own.email.toUpperCase(), '')).resolves.toBe(true);
  });

  it('makes one account of twenty parallel attempts', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => own.identity.signup(own.person(), elsewhere)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ kind: 'conflict' });
    }
  });

  it('stores the inviting member', async () => {
    await own.identity.signup(own.person(), elsewhere);
    const [friend] = await own.sql<{ id: string; referral_code: string }>(
      'select * from member where email = $1',
      own.email,
    );
    own.email = `invited-${own.email}`;
    await own.identity.signup(own.person({ referralCode: ` ${friend?.referral_code.toLowerCase()} ` }), elsewhere);
    const [invited] = await own.sql<{ referred_by: string }>('select * from member where email = $1', own.email);
    expect(invited?.referred_by).toBe(friend?.id);
  });

  it.each([
    ['an unknown code', { referralCode: 'NOBODY99' }, /referral code/],
    ['a minor', { birthDate: '2015-01-01' }, 'You must be 18 or older to join.'],
    ['a password that everyone has', { password: 'Password@123' }, /too common/],
  ])('refuses %s and makes no account', async (_, extra, message) => {
    await expect(own.identity.signup(own.person(extra), elsewhere)).rejects.toThrow(message);
    await expect(own.identity.accountExists(own.email, '')).resolves.toBe(false);
  });

  it('treats empty optional fields as absent', async () => {
    await expect(
      own.identity.signup(own.person({ birthDate: '', referralCode: '' }), elsewhere),
    ).resolves.toBeDefined();
  });
});

describe('a password', () => {
  it('that is published is refused in production, at signup and reset', async () => {
    const mail = createMailCollector();
    const shop = await createIdentityService({ ...own.parts(), mail, settings: { ...testSettings, production: true } });
    const refusal = { kind: 'invalid', message: /too common/ };
    await expect(shop.signup(own.person({ password: 'Potli@12345' }), elsewhere)).rejects.toMatchObject(refusal);
    await shop.signup(own.person(), elsewhere);
    await shop.forgetPassword(own.email, elsewhere);
    const key = mail.lastKey(own.email, '/forgot-password');
    await expect(shop.resetPassword(key, 'potli@12345', elsewhere)).rejects.toMatchObject(refusal);
    await expect(shop.resetPassword(key, 'Sunshine2024!', elsewhere)).rejects.toMatchObject(refusal);
  });
});
