import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPaise, toRupees } from '@potli/api/units/money';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { addBankAccount } from '../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { startHost } from '../http/startHost.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { runPotli } from '../testing/runPotli.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { signUp } from '../testing/signUp.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { testSettings } from '../testing/testSettings.ts';

const MEMBER = 'meera@mail.example';
const ORDERS = 30;
const SECRET = '9f86d081884c7d659a2feaa0c55ad015';
const rates = [{ appliesTo: 'Sarees', percent: 5, categories: ['sarees'], commission: { percent: 8 } }];
const catalogue = {
  ...sampleCatalogue(),
  // one calls and lists, the other has lists only
  stores: [sampleStore('kapas', { network: 'demo', rates }), sampleStore('mitti', { network: 'demo-cards', rates })],
  flashDeals: [],
  offers: [],
  homeSections: [],
};

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-real-'));
const host = await createTestHost({ postbackPaths: new Map([['demo', { adapter: 'admitad', secrets: [SECRET] }]]) });
const { database } = host;
const http = await startHost({ fetch: new Hono().route('/api', host.api).fetch, port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await http.close();
  await host.close();
  rmSync(dataDir, { recursive: true });
});

const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  INIT_CWD: dataDir,
  SANDBOX_SPEED: '10000',
  JWT_SECRET: testSettings.jwtSecret,
  PII_KEY: testSettings.piiKey,
  RECEIPT_KEY: testSettings.receiptKey,
  SANDBOX_PASSWORD: sampleSignup().password,
  POSTBACK_PATHS: `demo=admitad:${SECRET}`,
};

async function openShop() {
  await importCatalogue(database, catalogue);
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify(catalogue));
  await signUp(host, { email: MEMBER, referralCode: '' });
  const { rows } = await database.pool.query<{ id: string }>(
    'update member set email_verified_at = now() returning id',
  );
  const details = { accountHolderName: 'Meera Rao', accountNumber: '100200300400', ifscCode: 'SBIN0000001' };
  await addBankAccount(database.orm, createSealer(testSettings.piiKey), {
    memberId: BigInt(rows[0]?.id ?? 0),
    version: 1,
    details: { ...details, bankName: 'SBI', address: 'Pune' },
  });
}

interface ReportedOrder {
  number: string;
  status: string;
  sale: string;
  /** Of what is approved. */
  commission: string;
}

const STATUSES: Record<string, string> = { pending: 'tracked', approved: 'approved', declined: 'rejected' };

/** What the networks say in the end, from the files that they wrote. */
function lastWords(): ReportedOrder[] {
  const folder = join(dataDir, 'sandbox/last-words');
  const rows = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1),
  );
  return rows.map((row) => {
    const [, number = '', , word = '', sale = '', commission = ''] = row.slice(1, -1).split('","');
    const status = STATUSES[word] ?? word;
    return { number, status, sale, commission: status === 'approved' ? commission : '' };
  });
}

async function ordersOfShop(): Promise<ReportedOrder[]> {
  const { rows } = await database.pool.query<ReportedOrder>(
    `select store_order_id as number, status, round(sale_paise / 100.0, 2)::text as sale,
       case status when 'approved' then round(commission_paise / 100.0, 2)::text else '' end as commission
     from shop_order`,
  );
  return rows;
}

const sorted = (orders: readonly ReportedOrder[]) =>
  orders.map(({ number, status, sale, commission }) => [number, status, sale, commission].join(' ')).toSorted();

test('whatever real networks say with coarse clocks, in parts, twice and late, each order is what their list says last', async () => {
  await openShop();
  const shopping = ['--url', `http://127.0.0.1:${http.port}`, '--catalogue', 'shop.json', '--member', MEMBER];
  const args = ['sandbox', '--script', 'real', '--orders', String(ORDERS), '--seed', '7', ...shopping];
  const { code, printed, complaints } = await runPotli(args, environment);
  expect(complaints).toBe('');
  expect(printed).toContain(`${ORDERS} orders of seed 7, script real.`);
  expect(code).toBe(0);

  const words = lastWords();
  expect(new Set(words.map(({ number }) => number)).size).toBe(ORDERS);
  expect(words.length).toBeGreaterThan(ORDERS);
  expect(sorted(await ordersOfShop())).toEqual(sorted(words));

  const count = async (query: string) => Number((await database.pool.query<{ n: string }>(query)).rows[0]?.n);
  expect(await count('select count(*) as n from payout')).toBeGreaterThan(0);
  expect(await count('select count(*) as n from settlement_line where paid_paise < 0')).toBeGreaterThan(0);
  expect(
    await count("select count(*) as n from order_report where source = 'hint' and outcome <> 'duplicate'"),
  ).toBeGreaterThan(ORDERS / 4);

  expect(await checkLedger(database)).toEqual(soundLedger);
  const { total } = await readBooks(database);
  const owed = words.reduce((sum, { commission }) => sum + toPaise(Number(commission)), 0);
  expect(total).toMatchObject({ receivable: 0, cash: toRupees(owed), commission: toRupees(owed) });
});

test('it sends no money by a real bank', async () => {
  const bank = { BANK: 'neft', BANK_CREDENTIALS: 'account=1234567890' };
  const { code, complaints } = await runPotli(['sandbox', '--script', 'real'], { ...environment, ...bank });
  expect(complaints).toContain('leave BANK out');
  expect(code).toBe(1);
});
