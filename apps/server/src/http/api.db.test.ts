import { TokenPair } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { signUp } from '../testing/signUp.ts';

let apiHost: TestHost;

beforeAll(async () => {
  apiHost = await createTestHost();
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());

describe('a catalogue response', () => {
  const list = (headers: Record<string, string> = {}) => apiHost.call('/stores/paginated?pageSize=2', { headers });

  it('is public and revalidated, with 304 when nothing changed', async () => {
    const first = await list();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    expect(first.headers.get('x-total-count')).toBe('3');
    const again = await list({ 'if-none-match': etag });
    expect(again.status).toBe(304);
    await expect(again.text()).resolves.toBe('');
    expect((await list({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for %j comes as %s, with a validator of its own', async (accepted, encoding) => {
    const response = await list({ 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const plain = (await list()).headers.get('etag');
    expect(response.headers.get('etag') === plain).toBe(encoding === null);
  });
});

describe('a browser’s session', () => {
  const sameOrigin = (init: ReturnType<typeof postJson>) => ({
    ...init,
    headers: { ...init.headers, 'sec-fetch-site': 'same-origin' },
  });
  const refresh = (token: string, cookie?: string) =>
    apiHost.call('/refresh-access-token', { headers: { authorization: `Bearer ${token}`, ...(cookie && { cookie }) } });

  it('needs a cookie that no script can read', async () => {
    const response = await apiHost.call('/signup', sameOrigin(postJson(sampleSignup())));
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    const { refreshToken } = z.parse(TokenPair, await response.json());
    expect((await refresh(refreshToken)).status).toBe(401);
    const renewed = await refresh(refreshToken, `theme=dark; ${cookie.split(';')[0]}`);
    expect(renewed.status).toBe(200);
    expect(renewed.headers.get('cache-control')).toBe('no-store');
  });

  it('of a client without cookies needs none', async () => {
    const response = await apiHost.call('/signup', postJson(sampleSignup({ email: 'plain@mail.example' })));
    expect(response.headers.get('set-cookie')).toBeNull();
    const { refreshToken } = z.parse(TokenPair, await response.json());
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('is shorter without "Remember me", and so is its cookie', async () => {
    const { email, password } = sampleSignup();
    const response = await apiHost.call('/login', sameOrigin(postJson({ email, password, rememberMe: false })));
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('Max-Age=86400');
    const { accessToken } = z.parse(TokenPair, await response.json());
    const headers = { authorization: `Bearer ${accessToken}`, cookie: cookie.split(';')[0] ?? '' };
    const ended = await apiHost.call('/logout', { method: 'POST', headers });
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
    await expect(ended.json()).resolves.toEqual({ status: 200, message: 'Logout Successful' });
    await expect((await apiHost.call('/is-logged-in', { headers })).json()).resolves.toBe(false);
  });
});

describe('limits by address', () => {
  it('count by address, except for calls of this process, and say when to retry', async () => {
    const strict = await createTestHost({ rateLimits: 0.1 });
    try {
      const search = (ip?: string) => strict.call('/stores/search?storeName=a', undefined, ip);
      for (let n = 0; n < 60; n += 1) expect((await search('10.0.0.1')).status).toBe(200);
      const refused = await search('10.0.0.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await search('10.0.0.2')).status).toBe(200);
      expect((await search()).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('follow the factor', async () => {
    const generous = await createTestHost({ rateLimits: 2 });
    try {
      const tries = Array.from({ length: 11 }, (_, n) =>
        generous.call('/signup', postJson(sampleSignup({ email: `many${n}@mail.example` })), '10.0.0.1'),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses).toContain(429);
    } finally {
      await generous.close();
    }
  });
});

describe('check-user', () => {
  it('responds with true or false as text', async () => {
    await signUp(apiHost, { email: 'known@mail.example' });
    const ask = async (email: string) => (await apiHost.call(`/check-user?email=${email}`)).json();
    await expect(ask('KNOWN@mail.example')).resolves.toEqual({ status: 200, message: 'SUCCESS', response: 'true' });
    await expect(ask('nobody@mail.example')).resolves.toMatchObject({ response: 'false' });
  });
});

describe('texts of refused input', () => {
  it.each([
    [{ email: 'nonsense' }, 'Invalid Email'],
    [{ mobileNumber: '12345' }, 'Phone number must be exactly 10 digits'],
    [{ mobileNumber: '12345abcde' }, 'Only numbers are allowed'],
    [{ mobileNumber: undefined }, 'Mobile number is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters.'],
    [{ email: undefined }, 'Email is required'],
  ])('%j: %s', async (extra, text) => {
    const response = await apiHost.call('/signup', postJson({ ...sampleSignup(), ...extra }));
    await expect(response.json()).resolves.toMatchObject({ status: 400, message: text, errors: [text] });
  });
});
