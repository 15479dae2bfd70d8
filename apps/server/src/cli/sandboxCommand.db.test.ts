import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readBooks } from '../domain/ledger/books/readBooks.ts';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { type Host, startHost } from '../http/startHost.ts';
import { loadSettings } from '../settings/settings.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { sampleSignup } from '../testing/sampleMember.ts';
import { signUp } from '../testing/signUp.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { isWholeRun } from '../testing/wholeRun.ts';
import { runCli } from './runCli.ts';

const members = ['meera@mail.example', 'kabir@mail.example'];
const { password } = sampleSignup();

const catalogue = {
  ...sampleCatalogue(),
  stores: ['kapas', 'safar', 'mitti'].map((slug, index) =>
    sampleStore(slug, {
      network: index === 2 ? 'demo-cards' : 'demo',
      rates: [
        {
          appliesTo: 'Sarees',
          percent: 5 + index,
          categories: ['sarees'],
          commission: { percent: 8 },
          isDefault: true,
        },
        { appliesTo: 'Towels', amount: 40, categories: ['towels'], commission: { amount: 60 } },
      ],
    }),
  ),
  flashDeals: [],
  offers: [],
  homeSections: [],
};

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const opened: { host: TestHost; http: Host }[] = [];
afterAll(async () => {
  for (const { host, http } of opened) {
    await http.close();
    await host.close();
  }
  rmSync(folder, { recursive: true });
});

/** A shop with two members, of whom one invited the other, that can be reached over HTTP. */
async function openShop() {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const environment = { DATA_DIR: dataDir, INIT_CWD: dataDir, SANDBOX_PASSWORD: password };
  const { postbackSecrets } = loadSettings(environment);
  const host = await createTestHost({ postbackSecrets });
  await importCatalogue(host.database, catalogue);
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify(catalogue));
  await signUp(host, { email: members[0], referralCode: '' });
  const { rows } = await host.database.pool.query<{ code: string }>('select referral_code as code from member');
  await signUp(host, { email: members[1], mobileNumber: '9876500000', referralCode: rows[0]?.code });
  const http = await startHost({ fetch: new Hono().route('/api', host.api).fetch, port: 0, host: '127.0.0.1' });
  opened.push({ host, http });
  const run = async (args: string[], emails = members) => {
    const output: string[] = [];
    const url = `http://127.0.0.1:${http.port}`;
    const listed = emails.flatMap((email) => ['--member', email]);
    const code = await runCli(['sandbox', '--url', url, '--catalogue', 'shop.json', ...listed, ...args], {
      environment,
      print: (text) => output.push(text),
      complain: (text) => output.push(text),
    });
    return { code, output: output.join('\n') };
  };
  return { host, run, dataDir };
}

async function booksOf({ database }: TestHost) {
  const { networks, total } = await readBooks(database);
  expect(await checkLedger(database)).toEqual(soundLedger);
  const { rows } = await database.pool.query(
    'select email, account.kind, balance from account join member on member.id = member_id order by 1, 2',
  );
  return { networks, total, members: rows };
}

test('a seed makes the same books in two shops, in calm and in chaos, and its statements can be booked', async () => {
  const [calm, chaos] = [await openShop(), await openShop()];
  const orders = isWholeRun ? '20' : '8';
  const first = await calm.run(['--seed', '7', '--orders', orders, '--speed', '10000']);
  expect(first.output).toMatch(new RegExp(`^${orders} orders of seed 7, script calm\\.`));
  const second = await chaos.run(['--seed', '7', '--orders', orders, '--speed', '5000', '--script', 'chaos']);
  expect([first.code, second.code]).toEqual([0, 0]);

  const books = await booksOf(calm.host);
  expect(books.networks.map(({ network }) => network)).toEqual(['demo', 'demo-cards']);
  expect(books.total.commission).toBeGreaterThan(0);
  expect(books.total.cash).toBe(0);
  expect(await booksOf(chaos.host)).toEqual(books);

  const { receivable } = books.total;
  for (const shop of [calm, chaos]) await settleAll(shop.dataDir, shop.host);
  const settled = await booksOf(calm.host);
  expect(settled.total).toMatchObject({ receivable: 0, cash: receivable });
  expect(await booksOf(chaos.host)).toEqual(settled);
});

/** Books every statement that the networks wrote. */
async function settleAll(dataDir: string, { database }: TestHost) {
  const statements = join(dataDir, 'sandbox/statements');
  for (const name of readdirSync(statements)) {
    const [network = ''] = /^demo(?:-cards)?(?=-[A-Z0-9]{5}-)/.exec(name) ?? [];
    const printed: string[] = [];
    const code = await runCli(['settle', network, join(statements, name)], {
      environment: { DATABASE_URL: database.url },
      print: (text) => printed.push(text),
      complain: (text) => printed.push(text),
    });
    expect(printed.join('\n')).toContain('No differences.');
    expect(code).toBe(0);
    expect(readFileSync(join(statements, name), 'utf8')).toMatch(/^order,commission\n/);
  }
}

test('a shop that takes no report, refuses a login or does not answer is named', async () => {
  const { run, dataDir } = await openShop();
  const refused = await run(['--orders', '1'], ['nobody@mail.example']);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/answered 401: /);
  // the shop expects its orders from another network
  writeFileSync(join(dataDir, 'shop.json'), JSON.stringify(catalogue).replaceAll('"demo"', '"demo-cards"'));
  const untaken = await run(['--orders', '5', '--speed', '10000']);
  expect(untaken.output).toMatch(/not taken by the shop/);
  expect(untaken.code).toBe(1);
  const away = await run(['--url', 'http://127.0.0.1:9']);
  expect(away).toEqual({ code: 1, output: 'http://127.0.0.1:9/api does not answer. Is the shop running?' });
});

test.each([
  [['--script', 'riot'], '"--script" is one of calm, duplicates'],
  [['--speed', '0'], '"--speed" is a whole number from 1 to 10000.'],
  [['--orders', '1.5'], '"--orders" is a whole number'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('%j is refused', async (args, text) => {
  const output: string[] = [];
  const print = (line: string) => output.push(line);
  expect(await runCli(['sandbox', ...args], { environment: {}, print, complain: print })).toBe(2);
  expect(output.join()).toContain(text);
});

test('there is no sandbox in production', async () => {
  const output: string[] = [];
  const print = (line: string) => output.push(line);
  const secret = (letter: string) => `${letter}${'0123456789abcdef'.repeat(3)}`;
  const secrets = { JWT_SECRET: secret('j'), PII_KEY: secret('p'), RECEIPT_KEY: secret('r') };
  const environment = { NODE_ENV: 'production', ...secrets };
  expect(await runCli(['sandbox'], { environment, print, complain: print })).toBe(1);
  expect(output.join()).toContain('does not report to a shop in production');
});
