import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { elsewhere, useIdentity } from '../../../testing/useIdentity.ts';

const own = useIdentity();
const age = (seconds: number) =>
  own.sql('update session set rotated_at = rotated_at - make_interval(secs => $1)', seconds);

describe('refreshing', () => {
  it('exchanges a token for a new pair of the same session', async () => {
    const first = await own.identity.signup(own.person(), elsewhere);
    const second = await own.identity.refresh(first.refreshToken, undefined);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(second.accessToken).sid).toBe(decodeJwt(first.accessToken).sid);
    await expect(own.identity.refresh(second.refreshToken, undefined)).resolves.toBeDefined();
  });

  it('gives one successor to twenty parallel rotations, and the session goes on', async () => {
    const { refreshToken, accessToken } = await own.identity.signup(own.person(), elsewhere);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => own.identity.refresh(refreshToken, undefined)));
    const successors = [...new Set(pairs.map((pair) => pair.refreshToken))];
    expect(successors).toHaveLength(1);
    await expect(own.identity.authenticate(accessToken)).resolves.toBeDefined();
    for (const pair of pairs) await expect(own.identity.authenticate(pair.accessToken)).resolves.toBeDefined();
    await expect(own.identity.refresh(successors[0] ?? '', undefined)).resolves.toBeDefined();
  });

  it('accepts the previous token for ten seconds, and takes it for a theft after that', async () => {
    const first = await own.identity.signup(own.person(), elsewhere);
    const second = await own.identity.refresh(first.refreshToken, undefined);
    await age(9);
    await expect(own.identity.refresh(first.refreshToken, undefined)).resolves.toMatchObject({
      refreshToken: second.refreshToken,
    });
    await age(2);
    await expect(own.identity.refresh(first.refreshToken, undefined)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(own.identity.refresh(second.refreshToken, undefined)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(own.identity.authenticate(second.accessToken)).resolves.toBeUndefined();
  });

  it('ends the session after an older token', async () => {
    const first = await own.identity.signup(own.person(), elsewhere);
    const second = await own.identity.refresh(first.refreshToken, undefined);
    const third = await own.identity.refresh(second.refreshToken, undefined);
    await expect(own.identity.refresh(first.refreshToken, undefined)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(own.identity.refresh(third.refreshToken, undefined)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('does not end a session after a forged token', async () => {
    const { refreshToken } = await own.identity.signup(own.person(), elsewhere);
    const bytes = Buffer.from(refreshToken, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(51) ^ 1, 51);
    for (const token of [bytes.toString('base64url'), 'nonsense', '']) {
      await expect(own.identity.refresh(token, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    await expect(own.identity.refresh(refreshToken, undefined)).resolves.toBeDefined();
  });

  it('is refused after the session expired', async () => {
    const { refreshToken, accessToken } = await own.identity.signup(own.person(), elsewhere);
    await own.sql('update session set expires_at = now() where id = $1', decodeJwt(accessToken).sid);
    await expect(own.identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('of a browser needs its cookie', async () => {
    const { refreshToken } = await own.identity.signup(own.person(), { ip: '', binding: 'the secret of the cookie' });
    await expect(own.identity.refresh(refreshToken, undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(own.identity.refresh(refreshToken, 'another secret')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(own.identity.refresh(refreshToken, 'the secret of the cookie')).resolves.toBeDefined();
  });
});
