import { rmSync } from 'node:fs';
import { HOUR_MS } from '@potli/api/units/time';
import { expect, onTestFinished, test } from 'vitest';
import { readRunningUrl } from '../db/embedded/runningUrl.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import type { ImportReport } from '../domain/shop/catalogue/import/ImportReport.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { openCli } from '../testing/openCli.ts';
import { openTestOutbox, sampleMessage } from '../testing/openTestOutbox.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { fakeCredentials, startFakeNetwork } from '../testing/startFakeNetwork.ts';
import { testSettings } from '../testing/testSettings.ts';
import { commands } from './commands.ts';

const { database, folder, run, file } = await openCli();

test('import prints what was loaded, and the second time that nothing changed', async () => {
  const name = file('shop.json', sampleCatalogue());
  const warned = await run(['import', name]);
  expect(warned).toMatchObject({ code: 1, complaints: '' });
  expect(warned.printed).toContain('2020-01-01T00:00:00Z is in the past');
  expect(warned.printed).toContain('--confirm past-date\n');
  const first = await run(['import', name, '--confirm', 'past-date']);
  expect(first).toMatchObject({ code: 0, complaints: '' });
  expect(first.printed).toContain('The catalogue was loaded.');
  expect(first.printed).toMatch(/Stores +3 added/);
  const second = await run(['import', name]);
  expect(second.printed).toContain('Nothing in the shop changed.');
  expect(second.printed).toMatch(/Stores +3 unchanged/);
});

test('import waits where a rate is raised, and says where it is approved', async () => {
  const store = (percent: number) =>
    file('raise.json', { version: 1, stores: [sampleStore('raise', { rates: [{ appliesTo: 'All', percent }] })] });
  expect((await run(['import', store(4)])).code).toBe(0);
  const { code, printed } = await run(['import', store(7)]);
  expect(code).toBe(1);
  expect(printed).toMatch(/second person.*\n {2}\/admin\/changes\/\d+\n {2}"All" is raised from 4 % to 7 %/);
  const alone = { DATABASE_URL: database.url, RATE_RAISE_PERCENT: '100' };
  expect((await run(['import', store(7)], alone)).printed).toContain('The catalogue was loaded.');
  const wrong = await run(['import', store(7)], { ...alone, RATE_RAISE_PERCENT: 'many' });
  expect(wrong.code).toBe(1);
  expect(wrong.complaints).toContain('RATE_RAISE_PERCENT: must be');
});

test('refused rows are listed with path and reason and make the command fail', async () => {
  const stores = [sampleStore('fine'), sampleStore('lost', { categories: ['nowhere'] })];
  const name = file('half.json', { version: 1, stores });
  const { code, printed } = await run(['import', name]);
  expect(code).toBe(1);
  expect(printed).toContain('stores[1] (lost)\n    stores[1].categories[0]: No category "nowhere"');
  const report = JSON.parse((await run(['import', '--json', name])).printed) as ImportReport;
  expect(report.totals.stores).toEqual({ added: 0, changed: 0, unchanged: 1, refused: 1 });
});

test.each([
  ['no such file', 'missing.json', 'ENOENT'],
  ['not JSON', file('broken.json', '{'), 'Is not JSON'],
  ['no catalogue', file('other.json', { version: 3 }), 'Nothing was loaded'],
])('a file that cannot be loaded: %s', async (_what, name, expected) => {
  const { code, complaints } = await run(['import', name]);
  expect(code).toBe(1);
  expect(complaints).toContain(expected);
});

test.each([
  [['settle', 'bazaar']],
  [['books', 'x']],
  [['tax']],
  [['tax', 'year', '26']],
  [['tax', 'year', '2026', 'x']],
  [['tax', 'year', '2026', '--csv']],
  [['policy', 'bazaar', 'never', '1', '1']],
  [['policy', 'bazaar', 'approval', '1.5', '1']],
  [['policy', 'bazaar', 'approval', '1', '0']],
  [['import']],
  [['import', 'a', 'b']],
  [['import', '--jsn', 'a']],
  [['import', 'a', '--confirm', 'past']],
  [['schema', 'x']],
  [['mails', 'x']],
  [['postbacks']],
  [['postbacks', 'list', 'x', 'y']],
  [['postbacks', 'replay', 'x']],
])('usage: %j', async (args) => {
  const { code, complaints } = await run(args);
  expect(code).toBe(2);
  expect(complaints).toContain(`\n\n  potli ${args[0]}`);
});

test('an unknown command prints the help of all, --help after a command its own', async () => {
  const unknown = await run(['shout']);
  expect(unknown.code).toBe(2);
  expect(unknown.complaints).toMatch(/no command "shout".*potli import <file>.*potli keys rotate/s);
  expect(await run(['toString'])).toMatchObject({ code: 2 });
  for (const [name, { help }] of Object.entries(commands)) {
    const { code, printed } = await run([name, '--help'], {});
    expect(code).toBe(0);
    expect(printed.split('\n').filter((line) => line.startsWith(`  potli ${name}`))).toHaveLength(help.length);
  }
});

test('every command has --json, but for those that print no result, or JSON only', () => {
  const usages = Object.values(commands).flatMap(({ help }) => help.map(([usage]) => usage));
  const without = usages.filter((usage) => !usage.includes('[--json]')).map((usage) => usage.split(' ').slice(0, 2));
  const expected = [
    'schema',
    'payouts file',
    'sandbox [--orders',
    'sandbox --script',
    'books journal',
    'books close',
    'admin token',
    'admin token',
    'dashboard show',
    'dashboard save',
    'export <file.csv>',
    'export <file.json>',
  ];
  expect(without.map((words) => words.join(' ')).sort()).toEqual(expected.sort());
});

test('help and schema need no shop', async () => {
  expect((await run([], {})).printed).toContain('potli schema');
  expect(JSON.parse((await run(['schema'], {})).printed)).toHaveProperty('properties.stores');
});

test('works on a data folder whether its shop runs or not', async () => {
  const dataDir = createDataDir();
  const name = file('own.json', sampleCatalogue());
  try {
    expect((await run(['import', name, '--confirm', 'past-date'], { DATA_DIR: dataDir })).printed).toMatch(
      /Stores +3 added/,
    );
    expect(readRunningUrl(dataDir)).toBeUndefined();
    const running = await startEmbeddedPostgres({ dataDir });
    expect((await run(['import', name, '--confirm', 'past-date'], { DATA_DIR: dataDir })).printed).toMatch(
      /Stores +3 unchanged/,
    );
    expect(readRunningUrl(dataDir)).toBe(running.url);
    await running.stop();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('prints waiting mails, newest first, but not in production', async () => {
  const { jwtSecret: JWT_SECRET, piiKey: PII_KEY, receiptKey: RECEIPT_KEY } = testSettings;
  const environment = { DATABASE_URL: database.url, JWT_SECRET, PII_KEY, RECEIPT_KEY };
  expect((await run(['mails'], environment)).printed).toBe('There are no mails.');
  const outbox = openTestOutbox(database, createSealer(PII_KEY));
  for (const subject of ['First', 'Second']) {
    await outbox.send({ to: 'meera@mail.example', message: sampleMessage(subject, `The ${subject} text`) });
  }
  const { printed } = await run(['mails'], environment);
  expect(printed).toMatch(
    /waiting\nTo: meera@mail\.example\nSubject: Second\n\nNamaste Meera,\n\nThe Second text\n\n.*First/s,
  );
  expect(JSON.parse((await run(['mails', '--json'], environment)).printed)).toMatchObject([
    { state: 'waiting', to: 'meera@mail.example', subject: 'Second' },
    { subject: 'First' },
  ]);
  const refused = await run(['mails'], { ...environment, NODE_ENV: 'production' });
  expect(refused).toMatchObject({ code: 1, printed: '' });
  const strange = await run(['mails'], { ...environment, PII_KEY: 'one more secret of tests, of another shop' });
  expect(strange.code).toBe(1);
  expect(strange.complaints).not.toContain('meera');
});

test('lists reports that wait, with what was sent, and applies them when it can', async () => {
  expect((await run(['postbacks', 'list'])).printed).toBe('No report waits.');
  const clickId = '01990000-0000-7000-8000-0000000000aa';
  await receiveReport(database, sampleReport({ orderId: 'OD-7', clickId }));
  const { printed } = await run(['postbacks', 'list']);
  expect(printed).toMatch(/bazaar event-\d+: waits: its click is unknown\n {2}order OD-7, click 01990000-/);
  expect(printed).toContain('"saleAmount":"1000.00"');
  expect(JSON.parse((await run(['postbacks', 'parked', '--json'])).printed)).toMatchObject([
    { orderId: 'OD-7', problem: 'parked' },
  ]);
  expect(await run(['postbacks', 'replay'])).toMatchObject({ code: 0, printed: '0 applied, 1 still wait, 0 failed.' });
  await database.pool.query('update click set id = $1 where id = $2', [
    clickId,
    await addClick(database, await addMember(database)),
  ]);
  expect((await run(['postbacks', 'replay'])).printed).toBe('1 applied, 0 still wait, 0 failed.');
});

test('pull asks a network for its reports, and names the rows that it does not understand', async () => {
  const network = await startFakeNetwork('cuelinks');
  onTestFinished(network.close);
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NETWORK_PULLS: `shopfront=cuelinks:${fakeCredentials.token}`,
    NETWORK_PULL_URLS: `shopfront=${network.url}`,
  };
  const clickId = await addClick(database, await addMember(database));
  const orderedAt = new Date(Date.now() - HOUR_MS);
  const order = { clickId, status: 'pending', sale: 500, commission: 20, orderedAt } as const;
  network.orders.push({ ...order, number: 1, currency: 'INR' }, { ...order, number: 2, currency: 'EUR' });
  const { code, printed } = await run(['pull', 'shopfront'], environment);
  expect(printed).toMatch(/^2 rows, 1 with something new, 1 that were not understood\.\n {2}9002: .*EUR/);
  expect(code).toBe(1);
  network.orders.pop();
  await database.pool.query(`delete from pulled_row where problem is not null`);
  const again = await run(['pull', 'shopfront', '--from', '2020-01-01', '--json'], environment);
  expect(JSON.parse(again.printed)).toEqual({ state: 'done', rows: 1, changed: 0, refused: [] });
  expect(again.code).toBe(0);
  await database.pool.query(`update network_pull set leased_until = now() + interval '1 minute'`);
  await expect(run(['pull', 'shopfront'], environment)).resolves.toMatchObject({ code: 1 });
  await expect(run(['pull', 'nobody'], environment)).resolves.toMatchObject({ code: 1 });
  await expect(run(['pull', 'shopfront', '--to', '2026-01-01'], environment)).resolves.toMatchObject({ code: 2 });
});

test('jobs lists what hosts do again and again', async () => {
  expect((await run(['jobs'])).printed).toBe('No host has planned jobs yet.');
  await database.pool.query(`
    select pgboss.create_queue('count', '{"policy":"exclusive"}');
    insert into pgboss.schedule (name, cron) values ('count', '0 4 * * *');
    insert into pgboss.job (name, state, completed_on, output)
      values ('count', 'failed', '2026-11-01T04:00:02Z', '{"message":"The token is old"}')`);
  const { printed } = await run(['jobs']);
  expect(printed).toMatch(/^count +idle +failed 2026-11-01T04:00:02.000Z, due \d{4}-\d\d-\d\dT04:00:00.000Z\n/);
  expect(printed).toContain('1 of the last three days failed, at last: The token is old');
  expect(JSON.parse((await run(['jobs', '--json'])).printed)).toMatchObject([{ name: 'count', failures: 1 }]);
});
