import { decodeJwt } from 'jose';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testSettings } from '../../../testing/testSettings.ts';
import { elsewhere, password, useIdentity } from '../../../testing/useIdentity.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createIdentityService } from './createIdentityService.ts';

const own = useIdentity();

describe('logging in', () => {
  it('does not tell whether the address or the password was wrong', async () => {
    await own.identity.signup(own.person(), elsewhere);
    const refusal = { kind: 'unauthenticated', message: 'Email or password is wrong.' };
    const wrong = { email: own.email, password: 'something else' };
    const unknown = { email: 'nobody@mail.example', password };
    await expect(own.identity.login(wrong, elsewhere)).rejects.toMatchObject(refusal);
    await expect(own.identity.login(unknown, elsewhere)).rejects.toMatchObject(refusal);
  });

  it.each([
    [true, 30 * 24],
    [undefined, 30 * 24],
    [false, 24],
  ])('with Remember me %s gives %s hours', async (rememberMe, hours) => {
    await own.identity.signup(own.person(), elsewhere);
    const { accessToken } = await own.identity.login(
      { email: own.email.toUpperCase(), password, rememberMe },
      elsewhere,
    );
    const [row] = await own.sql<{ hours: string }>(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from session where id = $1',
      decodeJwt(accessToken).sid,
    );
    expect(Number(row?.hours)).toBe(hours);
  });

  it.each(['login', 'refresh'] as const)('a %s says that the member is here', async (way) => {
    const { refreshToken } = await own.identity.signup(own.person(), elsewhere);
    await own.sql("update member set last_seen_at = now() - interval '300 days' where email = $1", own.email);
    await (way === 'login'
      ? own.identity.login({ email: own.email, password }, elsewhere)
      : own.identity.refresh(refreshToken, undefined));
    const seen = "select from member where email = $1 and last_seen_at > now() - interval '1 minute'";
    expect(await own.sql(seen, own.email)).toHaveLength(1);
  });

  it.each([
    ['the password is changed', "password_hash = 'another'"],
    ['the member is suspended', 'suspended_at = now()'],
  ])('begins no session with a password that was right before %s', async (_, change) => {
    await own.identity.signup(own.person(), elsewhere);
    const other = new pg.Client(own.database.url);
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query(`update member set ${change} where email = $1`, [own.email]);
    const login = own.identity.login({ email: own.email, password }, elsewhere);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const isWaiting = () => expect.poll(() => own.sql(waiting)).toHaveLength(1);
    await Promise.race([isWaiting(), login]);
    await other.query('commit');
    await expect(login).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('counts only failed attempts, and then also refuses the right password', async () => {
    const strict = await createIdentityService(own.parts(1));
    await strict.signup(own.person(), elsewhere);
    for (let n = 0; n < 12; n += 1) await strict.login({ email: own.email, password }, elsewhere);
    for (let n = 0; n < 10; n += 1) {
      await expect(strict.login({ email: own.email, password: 'guess' }, elsewhere)).rejects.toMatchObject({
        kind: 'unauthenticated',
      });
    }
    await expect(strict.login({ email: own.email, password }, elsewhere)).rejects.toMatchObject({ kind: 'tooMany' });
  });

  it('is refused after a suspension', async () => {
    const { accessToken, refreshToken } = await own.identity.signup(own.person(), elsewhere);
    await own.sql('update member set suspended_at = now() where email = $1', own.email);
    await expect(own.identity.login({ email: own.email, password }, elsewhere)).rejects.toThrow(/suspended/);
    await expect(own.identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(own.identity.authenticate(accessToken)).resolves.toBeUndefined();
  });
});

describe('ending', () => {
  it('logs out at once, and other sessions stay', async () => {
    const here = await own.identity.signup(own.person(), elsewhere);
    const there = await own.identity.login({ email: own.email, password }, elsewhere);
    await expect(own.identity.authenticate(here.accessToken)).resolves.toBeDefined();
    await own.identity.logout(here.accessToken);
    await expect(own.identity.authenticate(here.accessToken)).resolves.toBeUndefined();
    await expect(own.identity.refresh(here.refreshToken, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(own.identity.authenticate(there.accessToken)).resolves.toBeDefined();
  });

  it('logs out on all devices, this one too, and no other member', async () => {
    const here = await own.identity.signup(own.person(), elsewhere);
    const there = await own.identity.login({ email: own.email, password }, elsewhere);
    own.email = `other-${own.email}`;
    const other = await own.identity.signup(own.person(), elsewhere);
    const caller = await own.identity.authenticate(here.accessToken);
    await own.identity.logoutEverywhere(caller ?? expect.fail('no session'));
    for (const { accessToken, refreshToken } of [here, there]) {
      await expect(own.identity.authenticate(accessToken)).resolves.toBeUndefined();
      await expect(own.identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    await expect(own.identity.authenticate(other.accessToken)).resolves.toBeDefined();
  });

  it('treats a mixed token as a visitor, and ends no session by it', async () => {
    const hers = await own.identity.signup(own.person(), elsewhere);
    own.email = `other-${own.email}`;
    const other = await own.identity.signup(own.person(), elsewhere);
    const tokens = await createAccessTokens({ secret: testSettings.jwtSecret, issuer: testSettings.publicUrl });
    const { sid } = decodeJwt<{ sid: string }>(hers.accessToken);
    const mixed = await tokens.sign({ id: BigInt(decodeJwt(other.accessToken).sub ?? ''), sessionId: sid });
    await expect(own.identity.authenticate(mixed)).resolves.toBeUndefined();
    await own.identity.logout(mixed);
    await expect(own.identity.authenticate(mixed)).resolves.toBeUndefined();
    await expect(own.identity.authenticate(hers.accessToken)).resolves.toBeDefined();
  });

  it('reaches another process', async () => {
    const other = await createIdentityService(own.parts());
    const { accessToken } = await own.identity.signup(own.person(), elsewhere);
    await expect(other.authenticate(accessToken)).resolves.toBeDefined();
    await own.identity.logout(accessToken);
    await expect.poll(() => other.authenticate(accessToken), { interval: 50 }).toBeUndefined();
  });

  it.each(['', 'nonsense', 'a.b.c'])('treats the token "%s" as a visitor', async (token) => {
    await expect(own.identity.authenticate(token)).resolves.toBeUndefined();
    await expect(own.identity.logout(token)).resolves.toBeUndefined();
  });

  it('treats a token of another key, or without a signature, as a visitor', async () => {
    const settings = { ...testSettings, jwtSecret: 'the secret of quite another host, also long' };
    const { accessToken } = await (await createIdentityService({ ...own.parts(), settings })).signup(
      own.person(),
      elsewhere,
    );
    await expect(own.identity.authenticate(accessToken)).resolves.toBeUndefined();
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, '')}.${accessToken.split('.')[1]}.`;
    await expect(own.identity.authenticate(unsigned)).resolves.toBeUndefined();
  });
});
