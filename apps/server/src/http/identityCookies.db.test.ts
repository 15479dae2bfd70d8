import { TokenPair } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { postJson } from '../testing/postJson.ts';
import { sampleSignup } from '../testing/sampleMember.ts';

/** A request of the shop's own page, with cookies. */
function fromPage(body: unknown, cookie = ''): RequestInit {
  const { headers, ...init } = postJson(body);
  return { ...init, headers: { ...headers, 'sec-fetch-site': 'same-origin', cookie } };
}

const linesOf = (response: Response) => response.headers.getSetCookie();
const pairOf = async (response: Response) => z.parse(TokenPair, await response.json());
const cookieIn = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}=`))?.split(/[=;]/)[1] ?? '';

describe.each([
  ['https://potli.test', '__Host-'],
  ['http://potli.test', ''],
])('at %s', (publicUrl, prefix) => {
  let apiHost: TestHost;
  const { email, password } = sampleSignup();
  const refresh = ({ refreshToken }: TokenPair, cookie: string) =>
    apiHost.call('/refresh-access-token', {
      method: 'POST',
      headers: { authorization: `Bearer ${refreshToken}`, cookie },
    });

  beforeAll(async () => {
    apiHost = await createTestHost({ publicUrl });
    await apiHost.call('/signup', fromPage(sampleSignup()));
  });
  afterAll(() => apiHost.close());

  it('cookies belong to this host only', async () => {
    const lines = linesOf(await apiHost.call('/login', fromPage({ email, password })));
    expect(lines.map((line) => line.split('=')[0])).toEqual([`${prefix}session_binding`, `${prefix}known_device`]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict/);
      expect(line).not.toMatch(/Domain/i);
      expect(/; Secure/.test(line)).toBe(publicUrl.startsWith('https'));
    }
  });

  it('a browser without "Remember me" gets no device cookie', async () => {
    const lines = linesOf(await apiHost.call('/login', fromPage({ email, password, rememberMe: false })));
    expect(lines.map((line) => line.split('=')[0])).toEqual([`${prefix}session_binding`]);
  });

  it('a session needs its cookie', async () => {
    const response = await apiHost.call('/login', fromPage({ email, password }));
    const binding = cookieIn(linesOf(response), `${prefix}session_binding`);
    const pair = await pairOf(response);
    expect((await refresh(pair, `${prefix}session_binding=${'x'.repeat(43)}`)).status).toBe(401);
    expect((await refresh(pair, `a=b; ${prefix}session_binding=${binding}`)).status).toBe(200);
  });

  it('a session from before the prefix goes on', async () => {
    const response = await apiHost.call('/login', fromPage({ email, password }));
    const binding = cookieIn(linesOf(response), `${prefix}session_binding`);
    expect((await refresh(await pairOf(response), `session_binding=${binding}`)).status).toBe(200);
  });

  it('a logout removes the binding, under either name, and not the device', async () => {
    const sent = `${prefix}session_binding=a; session_binding=b; ${prefix}known_device=c`;
    const lines = linesOf(await apiHost.call('/logout', { method: 'POST', headers: { cookie: sent } }));
    expect(lines.map((line) => line.split(';')[0])).toEqual(
      prefix ? ['__Host-session_binding=', 'session_binding='] : ['session_binding='],
    );
    for (const line of lines) expect(line).toContain('Max-Age=0');
  });
});

it('a page of another origin gets no cookie', async () => {
  const apiHost = await createTestHost();
  try {
    expect(linesOf(await apiHost.call('/signup', postJson(sampleSignup())))).toEqual([]);
  } finally {
    await apiHost.close();
  }
});

it('a known browser can log in while strangers guess', async () => {
  const apiHost = await createTestHost({ rateLimits: 1 });
  try {
    const { email, password } = sampleSignup();
    const device = cookieIn(linesOf(await apiHost.call('/signup', fromPage(sampleSignup()))), 'known_device');
    for (let n = 0; n < 12; n += 1) {
      await apiHost.call('/login', postJson({ email, password: 'a wrong guess' }), `10.0.0.${n}`);
    }
    const tried = await apiHost.call('/login', fromPage({ email, password }), '10.9.9.9');
    expect(tried.status).toBe(429);
    expect(Number(tried.headers.get('retry-after'))).toBeLessThanOrEqual(6 * 60);
    const cookie = `known_device=${device}`;
    expect((await apiHost.call('/login', fromPage({ email, password }, cookie), '10.9.9.9')).status).toBe(200);
  } finally {
    await apiHost.close();
  }
});
