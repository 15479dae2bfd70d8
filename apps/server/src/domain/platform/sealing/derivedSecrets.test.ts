import { mailKinds } from '@potli/api';
import { expect, it, test } from 'vitest';
import { saltOfDay } from '../../ledger/roots/saltOfDay.ts';
import { createDeviceCookies } from '../../members/identity/deviceCookies.ts';
import { createRefreshTokenCodec } from '../../members/identity/refreshTokenCodec.ts';
import { createUnsubscribeKeys } from '../../members/notifications/unsubscribeKeys.ts';
import { createKeyHasher } from '../idempotency/createKeyHasher.ts';
import { createReceiptSigner } from '../signing/createReceiptSigner.ts';
import { createSealer } from './createSealer.ts';

const SECRET = 'a secret of tests that is long enough';
const OTHER = 'another secret of tests, as long as that';
const SESSION = '01a213d3-b3c2-7571-b7e8-19e9d8d0e706';
const SEED = Buffer.alloc(32, 7);
const request = { memberId: 7n, endpoint: 'createClick', key: 'a', input: { body: 1 } };
const kind = mailKinds[0];

/** Values derived from a secret that exist outside this process: in browsers, mails, other systems or the database. Each release must accept them. */
const made: readonly [what: string, make: (secret: string) => string | Promise<string>, wanted: string][] = [
  [
    'a refresh token',
    (secret) => createRefreshTokenCodec(secret).issue(SESSION, 3, SEED),
    'AaIT07PCdXG36Bnp2NDnBgAAAANh1H3DanwsxerEf1zmZxzdVmlygMyJ8GIrJeYz26V_DA',
  ],
  [
    'the link of a mail',
    (secret) => createUnsubscribeKeys(secret).keyOf({ memberId: 7n, kind }),
    '7.tracked.Vnu7NJwWSmTfQlYhOA6LeQ',
  ],
  [
    'the key of receipts',
    async (secret) => (await createReceiptSigner(secret)).publicKey,
    'FnfYTZkzBkRTG0QU9iROkdpD4wycjS8t5I__iie_py8',
  ],
  [
    'the name of that key',
    async (secret) => (await createReceiptSigner(secret)).keyId,
    '1zl9rfhkMRQ4701Sj8NgBpASBHCq87qIY_lKvYNx2yM',
  ],
  [
    'the salt of a day',
    (secret) => saltOfDay(secret, '2026-11-24')(7n),
    'dfd2c1c3de56b22dbd2f6c4afff39c5585a93387ac0d61d70cd2eed3dcdc1bfb',
  ],
  [
    'the hash of a key',
    (secret) => createKeyHasher(secret)(request).keyHash.toString('hex'),
    'abca7fef395b84255ed60144f93acb4c989c439d685dc7980e80387198c0264e',
  ],
  [
    'the hash of a request',
    (secret) => createKeyHasher(secret)(request).requestHash.toString('hex'),
    '8fbabc69b543ff3fc952a9ea2e41e8e11f3356725dd67bb0f7b49699d2c45b42',
  ],
  ['the id of a key', (secret) => createSealer(secret).keyId.toString('hex'), 'ddf69226'],
  [
    'a fingerprint',
    (secret) => createSealer(secret).fingerprint('000123456789').toString('hex'),
    'ddf6922663029964899bf6327da414b536a9fd80b06ce8231a09db47df5cfa65fa36b933',
  ],
];

test.each(made)('%s is the same in every release, and another with another secret', async (_, make, wanted) => {
  expect(await make(SECRET)).toBe(wanted);
  expect(await make(OTHER)).not.toBe(wanted);
});

it('reads what it issued, for whom it was issued, with the same secret', () => {
  const cookies = createDeviceCookies(SECRET);
  const cookie = cookies.issue('asha@mail.example');
  expect(cookies.read(cookie, 'asha@mail.example')).toBe(cookie.slice(0, 22));
  expect(cookies.read(cookie, 'ravi@mail.example')).toBeUndefined();
  expect(createDeviceCookies(OTHER).read(cookie, 'asha@mail.example')).toBeUndefined();
  expect(cookies.read(`${cookie.slice(0, -1)}!`, 'asha@mail.example')).toBeUndefined();
  expect(cookies.read(undefined, 'asha@mail.example')).toBeUndefined();
});

it('reads a refresh token, and refuses a forged one', () => {
  const codec = createRefreshTokenCodec(SECRET);
  const claim = codec.read(codec.issue(SESSION, 3, SEED));
  expect(claim).toMatchObject({ sessionId: SESSION, generation: 3 });
  const claims = claim ? [claim] : [];
  expect(claims.map((own) => codec.isGenuine(own, SEED))).toEqual([true]);
  expect(claims.map((own) => codec.isGenuine({ ...own, generation: 4 }, SEED))).toEqual([false]);
  expect(claims.map((own) => createRefreshTokenCodec(OTHER).isGenuine(own, SEED))).toEqual([false]);
  expect(codec.read('short')).toBeUndefined();
  expect(codec.read(`${codec.issue(SESSION, 3, SEED)}AAAA`)).toBeUndefined();
});

it('reads the link of a mail, and none that was not signed', () => {
  const keys = createUnsubscribeKeys(SECRET);
  const key = keys.keyOf({ memberId: 7n, kind });
  expect(keys.read(key)).toEqual({ memberId: 7n, kind });
  for (const forged of ['', `8${key.slice(1)}`, key.replace(kind, 'unknown'), `${key}A`, `0${key}`])
    expect(keys.read(forged), forged).toBeUndefined();
  expect(createUnsubscribeKeys(OTHER).read(key)).toBeUndefined();
});
