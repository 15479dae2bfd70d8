import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCli } from '../../../cli/runCli.ts';
import { createApiHost } from '../../../createApiHost.ts';
import type { Database } from '../../../db/database.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { addGiftCardOrder } from '../../shop/giftcards/giftCardOrderRows.ts';
import { rotateKeys } from './rotateKeys.ts';

const OLD = testSettings.piiKey;
const NEW = 'the key that follows, long enough to be one';
const old = createSealer(OLD);
const changing = createSealer(NEW, [OLD]);
const ACCOUNTS = 230;
/** Mails to the two members who join, and one about the bank account of one of them. */
const SIGNUP_MAILS = 3;

/** What is copied for each test. */
let sealed: Database;
let database: Database;
let member: TestMember;

const details = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const voucher = { cardNumber: '6000111122223333', pin: '4711', expiresOn: '2030-01-31' };

beforeAll(async () => {
  const apiHost = await createTestHost();
  sealed = apiHost.database;
  member = await joinMember(apiHost);
  await member.send('POST', '/bank-details', { ...details, bankName: '', address: '' });
  const order = {
    memberId: member.id,
    paymentPaise: 90_00n,
    stage: 'DELIVERED',
  } as const;
  const line = { brandName: 'Juttigali', facePaise: 100_00n, count: 1, vouchers: [voucher] };
  await addGiftCardOrder(sealed.orm, old, { ...order, lines: [line] });
  await addAccounts((await joinMember(apiHost)).id);
  await apiHost.close();
});
beforeEach(async () => {
  database = await createTestDatabase(sealed);
});
afterEach(() => database.close());

/** Vouchers of another member, half of them sealed before keys had ids. */
async function addAccounts(stranger: bigint): Promise<void> {
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const id = randomUUID();
    const account = old.seal(JSON.stringify({ n }), `bank_account ${id}`);
    const bytes = n % 2 === 0 ? account : Buffer.concat([Buffer.of(1), account.subarray(5)]);
    await sealed.pool.query('insert into bank_account (id, member_id, version, sealed) values ($1, $2, $3, $4)', [
      id,
      stranger,
      n + 1,
      bytes,
    ]);
  }
}

async function rotate(environment: Record<string, string>) {
  const printed: string[] = [];
  const code = await runCli(['keys', 'rotate'], {
    environment: { DATABASE_URL: database.url, ...environment },
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
  });
  return { code, printed: printed.join('\n') };
}

async function open(piiKey: string, previousPiiKeys: string[] = []) {
  const host = await createApiHost({ ...testSettings, databaseUrl: database.url, piiKey, previousPiiKeys });
  const headers = { authorization: `Bearer ${member.accessToken}` };
  const bank = await host.api.request('/bank-details', { headers });
  const orders = await host.api.request('/giftcard/orders/history?page=0&size=10', { headers });
  await host.close();
  return JSON.stringify([await bank.json(), await orders.json()]);
}

test('potli keys rotate seals everything again, and the old key is not needed any more', async () => {
  const { code, printed } = await rotate({ PII_KEY: NEW, PII_KEY_PREVIOUS: OLD });
  expect(code).toBe(0);
  expect(printed).toMatch(
    /bank_account +231 sealed anew\n +gift_card_voucher +1 sealed anew\n[\s\S]*mail_outbox +3 sealed anew\n[\s\S]*Everything/,
  );
  const shown = await open(NEW);
  // number and PIN are sealed together
  for (const text of [details.accountNumber, voucher.cardNumber]) expect(shown).toContain(text);
  await expect(open(OLD)).rejects.toThrow(/does not fit/);
  expect((await rotate({ PII_KEY: NEW })).printed).toMatch(/bank_account +0 sealed.*voucher +0 sealed/s);
});

test('the shop works with both keys before, during and after', async () => {
  const rotation = rotateKeys(database, changing);
  for (let n = 0; n < 5; n += 1) expect(await open(NEW, [OLD])).toContain(details.accountNumber);
  await rotation;
  expect(await open(NEW, [OLD])).toContain(details.accountNumber);
  expect(await open(OLD, [NEW])).toContain(details.accountNumber);
});

test('two rotations at once do the work of one', async () => {
  const [one, two] = await Promise.all([rotateKeys(database, changing), rotateKeys(database, changing)]);
  expect(one.concat(two).reduce((sum, { resealed }) => sum + resealed, 0)).toBe(ACCOUNTS + 2 + SIGNUP_MAILS);
});

test('an interrupted rotation continues', async () => {
  const { orm } = database;
  const original = orm.transaction.bind(orm);
  // the first transaction claims the database, the second is a batch
  const transactions = vi.spyOn(orm, 'transaction').mockImplementationOnce(original).mockImplementationOnce(original);
  transactions.mockRejectedValueOnce(new Error('cut'));
  await expect(rotateKeys(database, changing)).rejects.toThrow('cut');
  transactions.mockRestore();
  await expect(open(NEW)).rejects.toThrow(/does not fit/);
  expect(await open(NEW, [OLD])).toContain(details.accountNumber);
  const [accounts, vouchers] = await rotateKeys(database, changing);
  expect([accounts?.resealed, vouchers?.resealed]).toEqual([ACCOUNTS + 1 - 100, 1]);
  expect(await open(NEW)).toContain(details.accountNumber);
});

test('a damaged row is reported, and the old key is still needed', async () => {
  const id = randomUUID();
  const lost = old.seal('{}', 'gift_card_voucher of nobody');
  await database.pool.query(
    'insert into gift_card_voucher select $1, line_id, $2, expires_on from gift_card_voucher limit 1',
    [id, lost],
  );
  const { code, printed } = await rotate({ PII_KEY: NEW, PII_KEY_PREVIOUS: OLD });
  expect(code).toBe(1);
  expect(printed).toContain(`${id} does not open`);
  const { rows } = await database.pool.query<{ sentinel: Buffer }>('select sentinel from installation');
  expect(rows[0]?.sentinel.subarray(1, 5)).toEqual(old.keyId);
});

test.each([
  ['no key', {}, /PII_KEY: is missing/],
  ['a short one', { PII_KEY: 'short' }, /PII_KEY: is shorter/],
  ['a key without the one before', { PII_KEY: NEW }, /does not fit/],
  ['a wrong key before', { PII_KEY: NEW, PII_KEY_PREVIOUS: `wrong ${NEW}` }, /does not fit/],
])('potli keys rotate with %s changes nothing and says why', async (_, environment, words) => {
  const { code, printed } = await rotate(environment);
  expect(code).toBe(1);
  expect(printed).toMatch(words);
  expect(printed).not.toContain(NEW);
  expect(await open(OLD)).toContain(details.accountNumber);
});

test('a database without a sentinel gets one', async () => {
  const fresh = await createTestDatabase();
  await rotateKeys(fresh, changing);
  const host = await createApiHost({ ...testSettings, databaseUrl: fresh.url, piiKey: NEW });
  await host.close();
  await expect(createApiHost({ ...testSettings, databaseUrl: fresh.url })).rejects.toThrow(/does not fit/);
  await fresh.close();
});
