import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBank } from '../../../adapters/banks/openBank.ts';
import { createApiHost } from '../../../createApiHost.ts';
import { seedDemo } from '../../../demo/seedDemo.ts';
import type { BankKind, BankSettings } from '../../../settings/bankSettings.ts';
import type { Settings } from '../../../settings/settings.ts';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addOpenPayout } from '../../../testing/payouts/addOpenPayout.ts';
import { readAllTables } from '../../../testing/readAllTables.ts';
import { runPotli } from '../../../testing/runPotli.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { readRecordedBank } from './recordedBank.ts';

const sealer = createSealer(testSettings.piiKey);
const REFUSED = /This database is in production since \d{4}-\d\d-\d\d\. /;
const database = await createTestDatabase();
const dataDir = createDataDir();
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A payout of which the real bank may know. */
let payoutId = '';
beforeAll(async () => {
  await start({ production: true });
  ({ payoutId } = await addOpenPayout(database));
});

async function start(settings: Partial<Settings>, at = database) {
  const host = await createApiHost({ ...testSettings, databaseUrl: at.url, dataDir, ...settings });
  await host.close();
}

/** A shell of an operator who forgot NODE_ENV and BANK. */
const { jwtSecret: JWT_SECRET, piiKey: PII_KEY, receiptKey: RECEIPT_KEY } = testSettings;
const shell = { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET, PII_KEY, RECEIPT_KEY };
const command =
  (...args: string[]) =>
  async () => {
    const { code, complaints } = await runPotli(args, shell);
    if (code !== 0) throw new Error(complaints);
  };

test.each<[string, () => Promise<unknown>]>([
  ['a start in development', () => start({})],
  ['a start of the demo, with its shops', () => start({ demo: true, demoShops: true })],
  ['a start in development with jobs', () => start({ jobs: true })],
  ['a start in development with mail', () => start({ smtpUrl: 'smtp://127.0.0.1:1' })],
  ['a start in development with a real bank', () => start({ bank: bankOf('cashfree') })],
  ['the simulated bank', () => openBank({ ...testSettings, dataDir }, database)],
  ['potli payouts run', command('payouts', 'run')],
  ['potli payouts retry', () => command('payouts', 'retry', payoutId)()],
  ['potli payouts settle', () => inReview(command('payouts', 'settle', payoutId, '--failed', 'Account closed'))],
  ['potli mails', command('mails')],
  ['potli sandbox', command('sandbox', '--orders', '1')],
])('%s is refused where production was', async (_, act) => {
  const before = await readAllTables(database);
  await expect(act()).rejects.toThrow(REFUSED);
  expect(await readAllTables(database)).toEqual(before);
  expect(existsSync(join(dataDir, 'bank'))).toBe(false);
});

async function inReview(act: () => Promise<void>): Promise<void> {
  const set = (state: string) => database.pool.query('update payout set state = $2 where id = $1', [payoutId, state]);
  await set('review');
  try {
    await act();
  } finally {
    await set('submitted');
  }
}

test('the demo is not loaded where production was', async () => {
  expect(await seedDemo(database, sealer)).toBe(false);
});

test('the bank of a host in development stops when production opens its database', async () => {
  const fresh = await emptyDatabase();
  const { bank } = await openBank({ ...testSettings, dataDir: createFolder() }, fresh);
  expect(await bank?.find(payoutId)).toEqual({ result: 'missing' });
  await start({ production: true }, fresh);
  const transfer = await addOpenPayout(fresh);
  await expect(bank?.transfer(transfer)).rejects.toThrow(REFUSED);
  await expect(bank?.find(transfer.payoutId)).rejects.toThrow(REFUSED);
});

const CREDENTIALS = {
  razorpayx: 'key=k,secret=s,account=7878780080316316,webhook=0123456789abcdef0123456789abcdef',
  cashfree: 'id=i,secret=s',
  neft: 'account=001234567890',
} satisfies Record<BankKind, string>;

function bankOf(kind: BankKind): BankSettings {
  const pairs = CREDENTIALS[kind].split(',').map((pair) => pair.split('='));
  return { kind, credentials: new Map(pairs.map(([name = '', value = '']) => [name, [value]])) };
}

const bankShell = (url: string, BANK: BankKind) => ({
  ...shell,
  DATABASE_URL: url,
  NODE_ENV: 'production',
  BANK,
  BANK_CREDENTIALS: CREDENTIALS[BANK],
});

async function emptyDatabase() {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.close());
  return fresh;
}

function createFolder(): string {
  const folder = createDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the first bank is recorded, and no other one is opened', async () => {
  const shop = await emptyDatabase();
  await start({ production: true }, shop);
  expect(await readRecordedBank(shop.orm)).toBeNull();
  await start({ production: true, bank: bankOf('cashfree') }, shop);
  expect(await readRecordedBank(shop.orm)).toBe('cashfree');
  await start({ production: true, bank: bankOf('cashfree') }, shop);
  await start({ production: true }, shop);
  const refusal = /BANK is neft, but cashfree pays the members of this database/;
  await expect(start({ production: true, bank: bankOf('neft') }, shop)).rejects.toThrow(refusal);
  for (const args of [['run'], ['file'], ['file', '--list'], ['return-file', 'none.csv']]) {
    const { code, complaints } = await runPotli(['payouts', ...args], bankShell(shop.url, 'neft'));
    expect({ code, complaints }).toEqual({ code: 1, complaints: expect.stringMatching(refusal) as string });
  }
  expect(await readRecordedBank(shop.orm)).toBe('cashfree');
});

test('in development banks can be tried one after the other', async () => {
  const shop = await emptyDatabase();
  for (const kind of ['cashfree', 'neft'] as const) await start({ bank: bankOf(kind) }, shop);
  await start({ dataDir: createFolder() }, shop);
  expect(await readRecordedBank(shop.orm)).toBeNull();
});

test('a bank is changed by hand, when the one before has settled everything', async () => {
  const shop = await emptyDatabase();
  await start({ production: true, bank: bankOf('cashfree') }, shop);
  const { bank: former } = await openBank({ ...testSettings, bank: bankOf('cashfree') }, shop);
  const transfer = await addOpenPayout(shop);
  const change = () => runPotli(['bank', 'change', 'neft'], shellOf(shop.url));
  expect(await change()).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(`cashfree has payouts that are not settled: ${transfer.payoutId}\\.`) as string,
  });
  await shop.pool.query("update payout set state = 'failed', settled_at = now() where id = $1", [transfer.payoutId]);
  expect(await change()).toMatchObject({
    code: 0,
    printed: 'neft pays members from now on. Start every server with BANK=neft.',
  });
  expect((await runPotli(['bank'], shellOf(shop.url))).printed).toBe('neft');
  await expect(former?.transfer(transfer)).rejects.toThrow(/BANK is cashfree, but neft pays/);
  await expect(former?.find(transfer.payoutId)).rejects.toThrow(/BANK is cashfree, but neft pays/);
  await start({ production: true, bank: bankOf('neft') }, shop);
});

const shellOf = (url: string) => ({ ...shell, DATABASE_URL: url });
