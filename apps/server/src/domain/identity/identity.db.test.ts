import type { SignupBody } from '@potli/api';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../limits/createRateLimits.ts';
import { createMailCollector } from '../../testing/createMailCollector.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { createOutbox } from '../mail/createOutbox.ts';
import { readMails } from '../mail/readMails.ts';
import { createSealer } from '../sealing/createSealer.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createIdentityService, type IdentityService } from './createIdentityService.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let identity: IdentityService;
let email: string;

const sealer = createSealer(testSettings.piiKey);
const elsewhere = { ip: '10.0.0.1' };
const password = 'Gulmohar phool 7';
const person = (extra: Partial<SignupBody> = {}): SignupBody => ({
  email,
  password,
  name: 'Ananya Rao',
  mobileNumber: '9876543210',
  gender: 'FEMALE',
  ...extra,
});
const parts = (factor = 0) => ({
  database,
  limits: createRateLimits(factor, database.pool),
  mail: createOutbox(database, sealer),
  settings: testSettings,
});
const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await database.pool.query<Row>(text, values)).rows;
const age = (seconds: number) => sql('update session set rotated_at = rotated_at - make_interval(secs => $1)', seconds);

beforeAll(async () => {
  database = await createTestDatabase();
  identity = await createIdentityService(parts());
});
afterAll(() => database.close());
let count = 0;
beforeEach(() => {
  count += 1;
  email = `ananya${count}@mail.example`;
});

describe('signing up', () => {
  it('begins a session whose access token says no more than it must', async () => {
    const { accessToken } = await identity.signup(person(), elsewhere);
    const claims = decodeJwt(accessToken);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'typ']);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60);
    await expect(identity.authenticate(accessToken)).resolves.toEqual({
      id: BigInt(claims.sub ?? ''),
      sessionId: claims.sid,
    });
  });

  it('keeps no password and gives a code that can be said aloud', async () => {
    await identity.signup(person(), elsewhere);
    const [row] = await sql<{ password_hash: string; referral_code: string }>(
      'select * from member where email = $1',
      email,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.referral_code).toMatch(/^ANANYA\d{2,}$/);
  });

  it('takes one account for an address, however it is spelt', async () => {
    await identity.signup(person(), elsewhere);
    const again = identity.signup(person({ email: email.toUpperCase() }), elsewhere);
    await expect(again).rejects.toMatchObject({ status: 409, message: 'An account with this email already exists.' });
    await expect(identity.accountExists(email.toUpperCase(), '')).resolves.toBe(true);
  });

  it('makes one account of twenty simultaneous tries', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => identity.signup(person(), elsewhere)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries) {
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ status: 409 });
    }
  });

  it('remembers who invited', async () => {
    await identity.signup(person(), elsewhere);
    const [friend] = await sql<{ id: string; referral_code: string }>('select * from member where email = $1', email);
    email = `invited-${email}`;
    await identity.signup(person({ referralCode: ` ${friend?.referral_code.toLowerCase()} ` }), elsewhere);
    const [invited] = await sql<{ referred_by: string }>('select * from member where email = $1', email);
    expect(invited?.referred_by).toBe(friend?.id);
  });

  it.each([
    ['an unknown code', { referralCode: 'NOBODY99' }, /referral code/],
    ['a minor', { birthDate: '2015-01-01' }, 'You must be 18 or older to join.'],
    ['a password that everyone has', { password: 'Password@123' }, /first that others guess/],
  ])('refuses %s and makes no account', async (_, extra, message) => {
    await expect(identity.signup(person(extra), elsewhere)).rejects.toThrow(message);
    await expect(identity.accountExists(email, '')).resolves.toBe(false);
  });

  it('takes empty optional fields as not given', async () => {
    await expect(identity.signup(person({ birthDate: '', referralCode: '' }), elsewhere)).resolves.toBeDefined();
  });
});

describe('a password', () => {
  it('that everybody can read is refused in production, at signup and reset', async () => {
    const mail = createMailCollector();
    const shop = await createIdentityService({ ...parts(), mail, settings: { ...testSettings, production: true } });
    const refusal = { status: 400, message: /first that others guess/ };
    await expect(shop.signup(person({ password: 'Potli@12345' }), elsewhere)).rejects.toMatchObject(refusal);
    await shop.signup(person(), elsewhere);
    await shop.forgetPassword(email, '');
    const key = mail.lastKey(email, '/forgot-password');
    await expect(shop.resetPassword(key, 'potli@12345', '')).rejects.toMatchObject(refusal);
    await expect(shop.resetPassword(key, 'Sunshine2024!', '')).rejects.toMatchObject(refusal);
  });
});

describe('an address', () => {
  const mail = createMailCollector();
  let shop: IdentityService;
  let memberId: bigint;
  const verified = async () =>
    (await sql<{ at: Date | null }>('select email_verified_at as at from member where id = $1', memberId))[0]?.at;

  beforeEach(async () => {
    shop = await createIdentityService({ ...parts(), mail });
    const { accessToken } = await shop.signup(person(), elsewhere);
    memberId = BigInt(decodeJwt(accessToken).sub ?? '');
  });

  it('is verified by the link that was mailed with the signup, however often it is followed', async () => {
    expect(mail.mails.at(-1)).toMatchObject({ to: email, inTransaction: true });
    const key = mail.lastKey(email, 'http://potli.test/verify-email');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    await expect(verified()).resolves.toBeNull();
    await shop.verifyEmail(key);
    const at = await verified();
    expect(at).toBeInstanceOf(Date);
    await shop.verifyEmail(key);
    await expect(verified()).resolves.toEqual(at);
  });

  it('is verified by the newest link only', async () => {
    const older = mail.lastKey(email, '/verify-email');
    await shop.sendVerification(memberId);
    await expect(shop.verifyEmail(older)).rejects.toMatchObject({ status: 400 });
    await expect(verified()).resolves.toBeNull();
    await shop.verifyEmail(mail.lastKey(email, '/verify-email'));
    await expect(verified()).resolves.toBeInstanceOf(Date);
    const before = mail.mails.length;
    await shop.sendVerification(memberId);
    expect(mail.mails).toHaveLength(before);
  });

  it('is not verified after seven days, nor by a made-up key', async () => {
    await sql(`update email_verification set expires_at = expires_at - interval '7 days'`);
    for (const key of [mail.lastKey(email, '/verify-email'), 'x', '']) {
      await expect(shop.verifyEmail(key)).rejects.toMatchObject({ status: 400 });
    }
    await expect(verified()).resolves.toBeNull();
  });

  it('is verified by a new password that was set by mail', async () => {
    await shop.forgetPassword(email, '');
    await shop.resetPassword(mail.lastKey(email, '/forgot-password'), 'Amaltas ke neeche', '');
    await expect(verified()).resolves.toBeInstanceOf(Date);
  });

  it('has its key nowhere but in the mail', async () => {
    const key = mail.lastKey(email, '/verify-email');
    const [row] = await sql<{ kept: string }>(`select string_agg(r::text, '') as kept from email_verification r`);
    expect(row?.kept).not.toContain(key);
    expect(row?.kept).not.toContain(Buffer.from(key, 'base64url').toString('hex'));
  });
});

describe('logging in', () => {
  it('tells nobody whether it was the address or the password', async () => {
    await identity.signup(person(), elsewhere);
    const refusal = { status: 401, message: 'Email or password is wrong.' };
    const wrong = { email, password: 'something else' };
    const unknown = { email: 'nobody@mail.example', password };
    await expect(identity.login(wrong, elsewhere)).rejects.toMatchObject(refusal);
    await expect(identity.login(unknown, elsewhere)).rejects.toMatchObject(refusal);
  });

  it.each([
    [true, 30 * 24],
    [undefined, 30 * 24],
    [false, 24],
  ])('with Remember me %s gives %s hours', async (rememberMe, hours) => {
    await identity.signup(person(), elsewhere);
    const { accessToken } = await identity.login({ email: email.toUpperCase(), password, rememberMe }, elsewhere);
    const [row] = await sql<{ hours: string }>(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from session where id = $1',
      decodeJwt(accessToken).sid,
    );
    expect(Number(row?.hours)).toBe(hours);
  });

  it('counts wrong tries only, and then shuts for the right password too', async () => {
    const strict = await createIdentityService(parts(1));
    await strict.signup(person(), elsewhere);
    for (let n = 0; n < 12; n += 1) await strict.login({ email, password }, elsewhere);
    for (let n = 0; n < 10; n += 1) {
      await expect(strict.login({ email, password: 'guess' }, elsewhere)).rejects.toMatchObject({ status: 401 });
    }
    await expect(strict.login({ email, password }, elsewhere)).rejects.toMatchObject({ status: 429 });
  });

  it('ends with suspension', async () => {
    const { accessToken, refreshToken } = await identity.signup(person(), elsewhere);
    await sql('update member set suspended_at = now() where email = $1', email);
    await expect(identity.login({ email, password }, elsewhere)).rejects.toThrow(/suspended/);
    await expect(identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.authenticate(accessToken)).resolves.toBeUndefined();
  });
});

describe('refreshing', () => {
  it('exchanges a token for a new pair of the same session', async () => {
    const first = await identity.signup(person(), elsewhere);
    const second = await identity.refresh(first.refreshToken, undefined);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(second.accessToken).sid).toBe(decodeJwt(first.accessToken).sid);
    await expect(identity.refresh(second.refreshToken, undefined)).resolves.toBeDefined();
  });

  it('gives one successor to twenty simultaneous exchanges, and the session lives on', async () => {
    const { refreshToken, accessToken } = await identity.signup(person(), elsewhere);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => identity.refresh(refreshToken, undefined)));
    const successors = [...new Set(pairs.map((pair) => pair.refreshToken))];
    expect(successors).toHaveLength(1);
    await expect(identity.authenticate(accessToken)).resolves.toBeDefined();
    for (const pair of pairs) await expect(identity.authenticate(pair.accessToken)).resolves.toBeDefined();
    await expect(identity.refresh(successors[0] ?? '', undefined)).resolves.toBeDefined();
  });

  it('takes the token before for a lost answer within ten seconds, and for a theft after', async () => {
    const first = await identity.signup(person(), elsewhere);
    const second = await identity.refresh(first.refreshToken, undefined);
    await age(9);
    await expect(identity.refresh(first.refreshToken, undefined)).resolves.toMatchObject({
      refreshToken: second.refreshToken,
    });
    await age(2);
    await expect(identity.refresh(first.refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.refresh(second.refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.authenticate(second.accessToken)).resolves.toBeUndefined();
  });

  it('ends the session when an older token comes', async () => {
    const first = await identity.signup(person(), elsewhere);
    const second = await identity.refresh(first.refreshToken, undefined);
    const third = await identity.refresh(second.refreshToken, undefined);
    await expect(identity.refresh(first.refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.refresh(third.refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
  });

  it('does not let a made-up token end a session', async () => {
    const { refreshToken } = await identity.signup(person(), elsewhere);
    const bytes = Buffer.from(refreshToken, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(51) ^ 1, 51);
    for (const token of [bytes.toString('base64url'), 'nonsense', '']) {
      await expect(identity.refresh(token, undefined)).rejects.toMatchObject({ status: 401 });
    }
    await expect(identity.refresh(refreshToken, undefined)).resolves.toBeDefined();
  });

  it('is over after the session has run out', async () => {
    const { refreshToken, accessToken } = await identity.signup(person(), elsewhere);
    await sql('update session set expires_at = now() where id = $1', decodeJwt(accessToken).sid);
    await expect(identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
  });

  it('of a browser needs its cookie', async () => {
    const { refreshToken } = await identity.signup(person(), { ip: '', binding: 'the secret of the cookie' });
    await expect(identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.refresh(refreshToken, 'another secret')).rejects.toMatchObject({ status: 401 });
    await expect(identity.refresh(refreshToken, 'the secret of the cookie')).resolves.toBeDefined();
  });
});

describe('ending', () => {
  it('logs out at once, and other sessions stay', async () => {
    const here = await identity.signup(person(), elsewhere);
    const there = await identity.login({ email, password }, elsewhere);
    await expect(identity.authenticate(here.accessToken)).resolves.toBeDefined();
    await identity.logout(here.accessToken);
    await expect(identity.authenticate(here.accessToken)).resolves.toBeUndefined();
    await expect(identity.refresh(here.refreshToken, undefined)).rejects.toMatchObject({ status: 401 });
    await expect(identity.authenticate(there.accessToken)).resolves.toBeDefined();
  });

  it('takes a token of another member for a visitor, and ends no session by it', async () => {
    const hers = await identity.signup(person(), elsewhere);
    email = `other-${email}`;
    const other = await identity.signup(person(), elsewhere);
    const tokens = await createAccessTokens({ secret: testSettings.jwtSecret, issuer: testSettings.publicUrl });
    const { sid } = decodeJwt<{ sid: string }>(hers.accessToken);
    const mixed = await tokens.sign({ id: BigInt(decodeJwt(other.accessToken).sub ?? ''), sessionId: sid });
    await expect(identity.authenticate(mixed)).resolves.toBeUndefined();
    await identity.logout(mixed);
    await expect(identity.authenticate(mixed)).resolves.toBeUndefined();
    await expect(identity.authenticate(hers.accessToken)).resolves.toBeDefined();
  });

  it('reaches another process within a second', async () => {
    const other = await createIdentityService(parts());
    const { accessToken } = await identity.signup(person(), elsewhere);
    await expect(other.authenticate(accessToken)).resolves.toBeDefined();
    await identity.logout(accessToken);
    await expect.poll(() => other.authenticate(accessToken), { timeout: 1_000, interval: 50 }).toBeUndefined();
  });

  it.each(['', 'nonsense', 'a.b.c'])('takes the token "%s" for a visitor', async (token) => {
    await expect(identity.authenticate(token)).resolves.toBeUndefined();
    await expect(identity.logout(token)).resolves.toBeUndefined();
  });

  it('takes a token of another key, or of none, for a visitor', async () => {
    const settings = { ...testSettings, jwtSecret: 'the secret of quite another host, also long' };
    const { accessToken } = await (await createIdentityService({ ...parts(), settings })).signup(person(), elsewhere);
    await expect(identity.authenticate(accessToken)).resolves.toBeUndefined();
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, '')}.${accessToken.split('.')[1]}.`;
    await expect(identity.authenticate(unsigned)).resolves.toBeUndefined();
  });
});

describe('a forgotten password', () => {
  const mails = async () =>
    (await readMails(database.orm, sealer)).filter(
      ({ to, text }) => to === email && text?.includes('/forgot-password?key='),
    );
  const keyIn = (mail: { text?: string } | undefined) => /key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  it('is replaced by the newest link, once, and ends all sessions', async () => {
    const before = await identity.signup(person(), elsewhere);
    await identity.forgetPassword(email, '');
    await identity.forgetPassword(email.toUpperCase(), '');
    const [older, newest] = await mails();
    expect(newest?.text).toContain('http://potli.test/forgot-password?key=');
    expect(Buffer.from(keyIn(newest), 'base64url').length * 8).toBeGreaterThanOrEqual(128);

    const next = 'Amaltas ke neeche';
    await expect(identity.resetPassword(keyIn(older), next, '')).rejects.toMatchObject({ status: 400 });
    await identity.resetPassword(keyIn(newest), next, '');
    await expect(identity.resetPassword(keyIn(newest), next, '')).rejects.toThrow(/no longer valid/);
    await expect(identity.authenticate(before.accessToken)).resolves.toBeUndefined();
    await expect(identity.login({ email, password }, elsewhere)).rejects.toMatchObject({ status: 401 });
    await expect(identity.login({ email, password: next }, elsewhere)).resolves.toBeDefined();
  });

  it('keeps the key nowhere but in the mail', async () => {
    await identity.signup(person(), elsewhere);
    await identity.forgetPassword(email, '');
    const key = keyIn((await mails())[0]);
    const [row] = await sql<{ kept: string }>(`select string_agg(r::text, '') as kept from password_reset r`);
    expect(row?.kept).not.toContain(key);
    expect(row?.kept).not.toContain(Buffer.from(key, 'base64url').toString('hex'));
  });

  it('keeps its last link where the mail with a newer one could not be kept', async () => {
    await identity.signup(person(), elsewhere);
    await identity.forgetPassword(email, '');
    const mail = { send: () => Promise.reject(new Error('the outbox is away')) };
    const broken = await createIdentityService({ ...parts(), mail });
    await expect(broken.forgetPassword(email, '')).rejects.toThrow();
    await expect(identity.resetPassword(keyIn((await mails())[0]), 'Amaltas ke neeche', '')).resolves.toBe(email);
  });

  it('is over after half an hour', async () => {
    await identity.signup(person(), elsewhere);
    await identity.forgetPassword(email, '');
    await sql(`update password_reset set expires_at = expires_at - interval '30 minutes'`);
    const late = identity.resetPassword(keyIn((await mails())[0]), 'Amaltas ke neeche', '');
    await expect(late).rejects.toMatchObject({ status: 400 });
  });

  it('tells nothing of strangers and sends three mails an hour', async () => {
    const strict = await createIdentityService(parts(1));
    await expect(strict.forgetPassword(email, '')).resolves.toBeUndefined();
    await expect(mails()).resolves.toHaveLength(0);
    await strict.signup(person(), elsewhere);
    for (let n = 0; n < 5; n += 1) await expect(strict.forgetPassword(email, '')).resolves.toBeUndefined();
    await expect(mails()).resolves.toHaveLength(2);
  });
});
