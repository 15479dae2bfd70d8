import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@potli/api/contract/adminDoctor';
import { afterAll, expect, test } from 'vitest';
import { giftCardVoucher } from '../db/schema/giftCardOrder.ts';
import { installation } from '../db/schema/installation.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { sealVoucher } from '../domain/shop/giftcards/voucherSecret.ts';
import { sealSentinel } from '../domain/views/installation/checkInstallation.ts';
import { anySecret, openExaminedShop } from '../testing/openExaminedShop.ts';

const { folder, database, complete, examine, close } = await openExaminedShop();
afterAll(close);

test('vouchers that were stored twice are named, with what to do', async () => {
  const sealer = createSealer(complete.PII_KEY);
  const ids = [randomUUID(), randomUUID()].toSorted();
  const kind = { giftCardSlug: 'kapas-gift', facePaise: 50_000n, costPaise: 45_000n, expiresOn: '2099-12-31' };
  await database.orm.insert(giftCardVoucher).values(
    ids.map((id, index) => {
      const cardNumber = ['AB-1', 'ab1'][index] ?? '';
      const numberTag = sealer.fingerprint(cardNumber);
      return { ...kind, id, numberTag, sealed: sealVoucher(sealer, id, { cardNumber, pin: '1' }) };
    }),
  );
  const { found } = await examine();
  await database.orm.delete(giftCardVoucher);
  expect(found.filter(({ what }) => what === 'vouchers')).toEqual([
    { state: 'missing', what: 'vouchers', text: expect.stringContaining(`kapas-gift is stored 2 times`) as unknown },
  ]);
  expect(found.find(({ what }) => what === 'vouchers')?.text).toContain(ids.join(', '));
});

test('an environment with everything is good in each line', async () => {
  const { code, wrong } = await examine();
  expect(wrong).toEqual([]);
  expect(code).toBe(0);
});

test.each<[what: string, change: Record<string, string>, state: Finding['state'], text: string]>([
  ['NODE_ENV', { NODE_ENV: '' }, 'missing', 'NODE_ENV=production'],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://mela.example' }, 'missing', 'https'],
  ['TRUST_PROXY', { TRUST_PROXY: '0' }, 'advice', 'TRUST_PROXY=1'],
  ['settings', { PII_KEY: '' }, 'missing', 'PII_KEY: is missing'],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'missing', 'cannot be reached'],
  ['DATABASE_URL', { DATABASE_URL: '', DATABASE_MIGRATION_URL: '' }, 'advice', 'of its own'],
  ['role', { DATABASE_URL: database.url }, 'advice', 'is a superuser, and a host needs none of it'],
  ['METRICS_PORT', { PORT: '9464', METRICS_PORT: '9464' }, 'missing', 'is PORT, too'],
  ['SMTP_URL', { SMTP_URL: '' }, 'missing', 'nobody is paid'],
  ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'missing', 'does not take mails'],
  ['BANK', { BANK: '', BANK_CREDENTIALS: '' }, 'missing', 'nobody is paid'],
  ['JOBS', { JOBS: 'off' }, 'advice', 'start a worker'],
  ['networks', { POSTBACK_SECRETS: '' }, 'missing', 'No network'],
  ['PAYMENT', { PAYMENT: '', PAYMENT_CREDENTIALS: '' }, 'advice', 'gift card'],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: '' }, 'advice', 'log only'],
  ['BACKUP_KEY', { BACKUP_KEY: '' }, 'advice', 'potli backup'],
  ['BACKUP_KEY', { BACKUP_KEY: 'short' }, 'missing', 'shorter than 32 bytes'],
  ['settings', { POSTBACK_PATHS: `mandi=nobody:${randomBytes(24).toString('hex')}` }, 'missing', 'no adapter "nobody"'],
])('%s: says what to do', async (what, change, state, text) => {
  const { code, wrong } = await examine(change);
  expect(wrong).toEqual([{ what, state, text: expect.stringContaining(text) as string }]);
  expect(code).toBe(state === 'missing' ? 1 : 0);
});

test('what is wrong with settings hides nothing that can be looked at', async () => {
  const { code, found } = await examine({
    PII_KEY: '',
    PII_KEY_FILE: '/nowhere',
    PORT: 'http',
    API_HOST: 'api.example.in',
    PUBLIC_URL: 'mela',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(found.flatMap(({ state, what, text }) => (state === 'good' ? [] : [`${what}: ${text}`]))).toEqual([
    expect.stringContaining('settings: PII_KEY_FILE: the file cannot be read'),
    expect.stringContaining('settings: PORT'),
    expect.stringContaining('settings: PUBLIC_URL'),
    expect.stringContaining('settings: PUBLIC_URL'),
    expect.stringContaining('settings: API_HOST'),
    expect.stringContaining('SMTP_URL: The mail server does not take mails'),
  ]);
  expect(found.map(({ what }) => what)).toContain('PostgreSQL');
  expect(code).toBe(1);
});

test.each<[what: string, key: string, code: number]>([
  ['other keys', anySecret(), 1],
  ['its keys', complete.PII_KEY, 0],
])('a database that was opened with %s', async (_what, key, expected) => {
  await database.orm.update(installation).set({ sentinel: sealSentinel(createSealer(key)) });
  const { code, found } = await examine();
  await database.orm.update(installation).set({ sentinel: null });
  const texts = found.filter(({ state }) => state !== 'good').map(({ text }) => text);
  expect(texts).toEqual(expected === 1 ? [expect.stringContaining('PII_KEY does not fit')] : []);
  expect(code).toBe(expected);
});

test('with JOBS=off it is content while another process does jobs', async () => {
  await database.pool.query('update pgboss.version set cron_on = now()');
  const { found } = await examine({ JOBS: 'off' });
  await database.pool.query('update pgboss.version set cron_on = null');
  expect(found.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(found.map(({ what }) => what)).toContain('JOBS');
});

test('says all that is missing at once, also where the folder is none', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { found } = await examine({
    UPLOADS_DIR: join(file, 'uploads'),
    SMTP_URL: '',
    BANK: '',
    BANK_CREDENTIALS: '',
  });
  const wrong = found.filter(({ state }) => state === 'missing').map(({ what }) => what);
  expect(wrong).toEqual(['UPLOADS_DIR', 'SMTP_URL', 'BANK']);
});

test('says what the next start changes in the data, by the comments of the migrations', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from schema_migration order by name desc limit 2',
  );
  const names = rows.map(({ name }) => name).reverse();
  await database.pool.query('delete from schema_migration where name = any($1)', [names]);
  const { code, wrong } = await examine();
  expect(wrong.map(({ what }) => what)).toEqual(['migrations', ...names.map((name) => name.replace('.sql', ''))]);
  expect(wrong[0]?.text).toContain('applies 2');
  for (const { text } of wrong.slice(1)) expect(text).toMatch(/^\S+( \S+){3,}$/);
  expect(code).toBe(0);
});
