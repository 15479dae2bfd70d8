import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProblemError } from '../../../errors/ProblemError.ts';
import { statusOf } from '../../../http/toHttpError.ts';
import { createRateLimiter } from '../../../limits/createRateLimiter.ts';
import { rateLimits } from '../../../limits/rateLimits.ts';
import type { Services } from '../../../services/openServices.ts';
import { createMailCollector } from '../../../testing/createMailCollector.ts';
import { createRandom } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createIdentityService, type Origin } from './createIdentityService.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let identity: Services['identity'];
let email: string;

const { password } = sampleSignup();
const mail = createMailCollector();
const home = { ip: '10.1.1.1' };

/** Status of an attempt: 200, or that of the refusal. */
async function tryLogin(origin: Origin, given = password, account = email): Promise<number> {
  const tried = identity.login({ email: account, password: given }, origin);
  return tried.then(
    () => 200,
    (error: ProblemError) => statusOf(error),
  );
}

/** Lets time pass for all counters. */
const pass = (seconds: number) => database.pool.query('update rate_limit set expire = expire - $1', [seconds * 1_000]);

/** Failed attempts from different addresses, four at a time. Returns their statuses. */
async function attack(tries: number, from = 'evil', account = email): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 4) {
    const lanes = Array.from({ length: Math.min(4, tries - n) }, (_, lane) => ({ ip: `${from}-${n + lane}` }));
    statuses.push(...(await Promise.all(lanes.map((origin) => tryLogin(origin, 'a wrong guess', account)))));
  }
  return statuses;
}

const guessesIn = (statuses: readonly number[]) => statuses.filter((status) => status === 401).length;

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = createRateLimiter(1, database.pool);
  identity = await createIdentityService({ database, limits, mail, settings: testSettings });
});
afterAll(() => database.close());
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `owner${count}@mail.example`;
  await pass(24 * 3600);
  await identity.signup(sampleSignup({ email }), { ip: '' });
  await identity.login({ email, password }, home);
});

describe('attempts of strangers', () => {
  it.each([1, 7, 2026])('the owner gets in at once from where they were before (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const browser = { ip: 'a new network', device: identity.deviceCookieFor(email) };
    for (let round = 0; round < 4; round += 1) {
      await attack(5 + random(30), `evil-${seed}-${round}`);
      await pass(random(300));
      expect(await tryLogin(home)).toBe(200);
      expect(await tryLogin(browser)).toBe(200);
    }
  });

  it('get at most a hundred guesses an hour at one account, from all addresses', async () => {
    const { points, seconds } = rateLimits.loginByAccount;
    expect((points * 3600) / seconds).toBeLessThanOrEqual(100);
    let guesses = 0;
    for (let window = 0; window < 3; window += 1) {
      guesses += guessesIn(await attack(2 * points, `evil-${window}`));
      await pass(seconds);
    }
    expect(guesses).toBe(3 * points);
  });

  it('another stranger waits a few minutes at most', async () => {
    await attack(300);
    expect(await tryLogin({ ip: 'a new phone' })).toBe(429);
    await pass(rateLimits.loginByAccount.seconds);
    expect(await tryLogin({ ip: 'a new phone' })).toBe(200);
  });

  it('a mailed link lets the owner log in from a new place', async () => {
    await attack(40);
    const origin = { ip: 'a new phone' };
    expect(await tryLogin(origin)).toBe(429);
    await identity.forgetPassword(email, origin);
    const next = 'Amaltas ke neeche';
    await expect(identity.resetPassword(mail.lastKey(email, '/forgot-password'), next, origin)).resolves.toBe(email);
    expect(await tryLogin(origin, next)).toBe(200);
  });

  it('one address gets ten guesses at an account, and thirty in all', async () => {
    const thief = { ip: 'one address' };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await tryLogin(thief, 'a wrong guess'));
    expect(guessesIn(statuses)).toBe(10);
    // the account is open again for others, but not yet for this address
    await pass(rateLimits.loginByAccount.seconds);
    expect(await tryLogin(thief, 'a wrong guess')).toBe(429);
    expect(await tryLogin({ ip: 'another address' }, 'a wrong guess')).toBe(401);
    for (let n = 0; n < 30; n += 1) statuses.push(await tryLogin(thief, 'a wrong guess', `other${n % 9}@mail.example`));
    expect(guessesIn(statuses)).toBe(30);
    expect(await tryLogin(home)).toBe(200);
  });

  it('an unknown account behaves in the same way', async () => {
    const unknown = `nobody-${email}`;
    const [one, other] = [await attack(25, 'evil', unknown), await attack(25, 'evil-too')];
    expect(guessesIn(one)).toBe(guessesIn(other));
    expect(new Set([...one, ...other])).toEqual(new Set([401, 429]));
  });
});

describe('a known browser', () => {
  it('is locked alone after too many guesses', async () => {
    const stolen = { ip: 'the thief', device: identity.deviceCookieFor(email) };
    const own = { ip: 'a new network', device: identity.deviceCookieFor(email) };
    const guesses: number[] = [];
    for (let n = 0; n < 60; n += 1) guesses.push(await tryLogin({ ...stolen, ip: `thief-${n}` }, 'a wrong guess'));
    expect(guessesIn(guesses)).toBe(rateLimits.loginByDevice.points + rateLimits.loginByAccount.points);
    expect(await tryLogin(stolen)).toBe(429);
    expect(await tryLogin(own)).toBe(200);
    expect(await tryLogin(home)).toBe(200);
  });

  it('counts only for its own account, and not with a forged cookie', async () => {
    const foreign = identity.deviceCookieFor('somebody-else@mail.example');
    const [id = ''] = identity.deviceCookieFor(email).split('.');
    const [, mac = ''] = identity.deviceCookieFor(email).split('.');
    await attack(40);
    for (const device of [foreign, `${id}.${mac}`, id, `${id}.`, '.', 'x'.repeat(4_000)]) {
      expect(await tryLogin({ ip: 'a new network', device })).toBe(429);
    }
  });
});

describe('a known address', () => {
  const addresses = async () =>
    (
      await database.pool.query<{ address_digest: Buffer }>(
        'select address_digest from known_address a join member m on m.id = a.member_id where email = $1',
        [email],
      )
    ).rows;

  it('expires after half a year, and is removed', async () => {
    await database.pool.query(`update known_address set last_seen = now() - interval '181 days'`);
    await attack(40);
    expect(await tryLogin(home)).toBe(429);
    await pass(rateLimits.loginByAccount.seconds);
    expect(await tryLogin({ ip: 'another home' })).toBe(200);
    const { rows } = await database.pool.query(`select from known_address where last_seen < now() - interval '1 day'`);
    expect(rows).toEqual([]);
  });

  it('is one of at most twenty, and is not readable in the database', async () => {
    for (let n = 0; n < 25; n += 1) expect(await tryLogin({ ip: `10.2.0.${n}` })).toBe(200);
    const rows = await addresses();
    expect(rows).toHaveLength(20);
    expect(rows.every(({ address_digest }) => address_digest.length === 32)).toBe(true);
    await attack(40);
    expect(await tryLogin({ ip: '10.2.0.24' })).toBe(200);
    expect(await tryLogin(home)).toBe(429);
  });

  it('of another member is not known', async () => {
    const other = `other-${email}`;
    await identity.signup(sampleSignup({ email: other }), { ip: 'theirs' });
    await attack(40);
    expect(await tryLogin({ ip: 'theirs' })).toBe(429);
    expect(await tryLogin({ ip: 'theirs' }, password, other)).toBe(200);
  });
});
