import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../testing/createRandom.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { testSettings } from '../testing/testSettings.ts';
import { seedsFor } from '../testing/wholeRun.ts';

let apiHost: TestHost;
let member: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  member = await joinMember(apiHost);
});
afterAll(() => apiHost.close());

const NAMES = ['sub', 'sid', 'exp', 'iat', 'nbf', 'iss', 'aud', 'typ', 'jti', '__proto__'];
const UUID = '0193d1f2-7c1e-4b7a-9e53-0c6a1d2f4b88';
const soon = Math.floor(Date.now() / 1000) + 600;
/** Values of every type of JSON, also those that a database or a cache does not take. */
const VALUES: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, soon, soon + 0.123, 1e300, -1e300, 2 ** 53],
  ...['', 'x', '1', '\0', `${UUID}\0`, UUID.toUpperCase(), `{${UUID}}`, UUID, '९', '9'.repeat(400), 'access', 'member'],
  ...[[], [UUID], ['1'], {}, { sid: UUID }, [[[]]], { toString: 'x' }, ' '.repeat(3_000)],
];

/** What the shop itself says. */
const own = () => ({
  sub: String(member.id),
  sid: UUID,
  exp: soon,
  iat: soon - 600,
  iss: testSettings.publicUrl,
  aud: 'member',
  typ: 'access',
});

async function answersTo(claims: object): Promise<void> {
  const payload = Object.fromEntries(Object.entries(claims));
  const key = new TextEncoder().encode(testSettings.jwtSecret);
  const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
  const authorization = `Bearer ${token}`;
  const wallet = await apiHost.call('/wallets/my-wallet', { headers: { authorization } });
  expect(wallet.status, JSON.stringify(claims)).toBe(401);
  for (const path of ['/isLoggedIn', '/stores/search?storeName=a&pageNumber=0&pageSize=5', '/home']) {
    expect((await apiHost.call(path, { headers: { authorization } })).status, path).toBeLessThan(500);
  }
  expect((await apiHost.call('/logout', { method: 'POST', headers: { authorization } })).status).toBeLessThan(500);
}

it('a signed token with any value in any claim is refused, and breaks nothing', async () => {
  for (const name of NAMES) for (const value of VALUES) await answersTo({ ...own(), [name]: value });
  for (const name of NAMES) {
    const { [name as 'sub']: _, ...rest } = own();
    await answersTo(rest);
  }
}, 60_000);

it.each(seedsFor(20_261_126, 1, 2, 3))(
  'so does one with several strange claims (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    for (let n = 0; n < 100; n += 1) {
      const strange = NAMES.filter(() => random(3) === 0).map((name) => [name, VALUES[random(VALUES.length)]] as const);
      const claims = Object.fromEntries(strange) as Record<string, unknown>;
      await answersTo({ ...own(), ...claims });
    }
  },
  60_000,
);
