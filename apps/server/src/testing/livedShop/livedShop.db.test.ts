import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@potli/api';
import { rights } from '@potli/api/contract/roles';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commands } from '../../cli/commands.ts';
import { createApiHost } from '../../createApiHost.ts';
import type { Database } from '../../db/database.ts';
import { startEmbeddedPostgres } from '../../db/embedded/startEmbeddedPostgres.ts';
import { migrate } from '../../db/migrate.ts';
import { checkLedger } from '../../domain/ledger/journals/checkLedger.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import { createReceiptSigner } from '../../domain/platform/signing/createReceiptSigner.ts';
import { createFileStore } from '../../domain/platform/uploads/fileStore.ts';
import { rotateKeys } from '../../domain/views/installation/rotateKeys.ts';
import { sealedColumns } from '../../domain/views/installation/sealedColumns.ts';
import { readSealedRows } from '../../domain/views/installation/sealedRows.ts';
import { countWaiting } from '../../domain/views/waiting/countWaiting.ts';
import { forfeitureJob } from '../../jobs/forfeitureJob.ts';
import { shopJobs } from '../../jobs/shopJobs.ts';
import { toLogger } from '../../logging/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import { createDataDir } from '../createDataDir.ts';
import { openTestHost } from '../createTestHost.ts';
import { openYesterday } from '../openYesterday.ts';
import { runPotli } from '../runPotli.ts';
import { soundLedger } from '../soundLedger.ts';
import { startMailServer } from '../startMailServer.ts';
import { keepBooksAsBefore } from './booksAsBefore.ts';
import { commandsOfALife } from './commandsOfALife.ts';
import { copyRows } from './copyRows.ts';
import { PII_KEY } from './livedEnvironment.ts';
import { copyLivedShop, livedSettings, openLivedShop, type ShopAfterAYear } from './openLivedShop.ts';
import { findMissingStates, readRequiredStates } from './requiredStates.ts';
import { sizesOfLists } from './sizesOfLists.ts';
import { statesWithoutRows } from './statesWithoutRows.ts';

/** The first migration that the release before this one did not have. */
const SINCE_RELEASE = '0281';
/** `test --all`: more members, and a PostgreSQL of its own for the copied folder. */
const isWhole = process.env.LIVES === 'whole';
const NEXT_KEY = 'the key after that, for the next year of the shop';

let shop: ShopAfterAYear;
beforeAll(async () => {
  shop = await openLivedShop();
}, 120_000);
afterAll(() => shop.remove());

/** A copy for a test that changes it. */
async function copy(): Promise<Database> {
  const database = await copyLivedShop(shop);
  onTestFinished(() => database.close());
  return database;
}

async function open(at: Pick<Database, 'url'> | undefined, settings: Partial<Settings> = {}) {
  const own = { ...livedSettings, piiKey: PII_KEY, dataDir: shop.dataDir, ...settings };
  const host = await createApiHost({ ...own, ...(at && { databaseUrl: at.url }) });
  return { ...host, [Symbol.asyncDispose]: host.close };
}

test('every table has a row in every state that its schema knows', async () => {
  const database = await copy();
  const missing = await findMissingStates(database, await readRequiredStates(database));
  const unlived = missing.filter((state) => !Object.hasOwn(statesWithoutRows, state));
  const where =
    'No row of the lived shop is in these states. Add one to the chapter of its life (testing/livedShop/liveWith….ts or ' +
    'liveAsMembers.ts), by the service or job that makes it, or say in statesWithoutRows.ts why there can be none.';
  expect(unlived, where).toEqual([]);
  expect(
    Object.keys(statesWithoutRows).filter((state) => !missing.includes(state)),
    'These have a row by now',
  ).toEqual([]);
});

test('the overview of the admin area counts what its lists have', async () => {
  const { orm } = await copy();
  const { failedPayouts, ...sizes } = await sizesOfLists(orm);
  const counted = await countWaiting(orm, { rights, sellsStock: true });
  const { failedPayouts: failedLately = 0, ...counts } = Object.fromEntries(
    counted.map(({ kind, count }) => [kind, count]),
  );
  expect(counts).toEqual(Object.fromEntries(Object.entries(sizes).filter(([, size]) => size > 0)));
  expect(failedLately).toBeLessThanOrEqual(failedPayouts);
  expect(Object.keys(counts).length).toBeGreaterThan(9);
});

test('everything that is sealed opens', async () => {
  const database = await copy();
  const sealer = createSealer(PII_KEY);
  for (const column of sealedColumns) {
    const rows = await readSealedRows(database.orm, column, sql`${column.sealed} is not null`);
    expect(rows.length, column.sealed.name).toBeGreaterThan(0);
    for (const { id, sealed } of rows) sealer.open(sealed, column.rowName(id));
  }
});

test('its ledger is sound', async () => {
  expect(await checkLedger(await copy())).toEqual(soundLedger);
});

test('it starts again, with and without mail, and two hosts at once', async () => {
  const database = await copy();
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  for (const settings of [{}, { smtpUrl: mailServer.smtpUrl }, { jobs: true }]) {
    await using _first = await open(database, settings);
    await using _second = await open(database, settings);
  }
});

test('its keys are changed, and it starts with the new one only', async () => {
  const database = await copy();
  const tables = await rotateKeys(database, createSealer(NEXT_KEY, [PII_KEY]));
  for (const { table, resealed, unreadable } of tables) {
    expect({ table, unreadable }).toEqual({ table, unreadable: [] });
    expect(resealed, table).toBeGreaterThan(0);
  }
  await expect(open(database)).rejects.toThrow(/does not fit/);
  await using _host = await open(database, { piiKey: NEXT_KEY });
});

test('every job does its work, twice', async () => {
  const database = await copy();
  const lines: string[] = [];
  const log = toLogger('warn', { write: (line) => void lines.push(line) });
  const fileStore = createFileStore(join(createFolder(), 'uploads'));
  const roots = { piiKey: PII_KEY, signer: await createReceiptSigner(PII_KEY), leastMembers: 0 };
  const jobs = [...shopJobs({ database, fileStore, roots, log }), forfeitureJob({ database, log })];
  for (const { run } of [...jobs, ...jobs]) await run(new AbortController().signal);
  // the operator is notified of its held approvals, once
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'approved orders cost more than their networks pay',
  ]);
});

const wordsOf = (usage: string): string => /^[a-z]+(?:[ -][a-z]+)*/.exec(usage)?.[0] ?? '';
const forms = new Set(Object.values(commands).flatMap(({ help }) => help.map(([usage]) => wordsOf(usage))));

test('every command works', { timeout: 120_000 }, async () => {
  const database = await copy();
  const environment = shop.environmentOf(database);
  const table = await commandsOfALife(database, shop.dataDir);
  expect(Object.keys(table).toSorted(), 'Each form of a command has a line in commandsOfALife.ts').toEqual(
    [...forms].toSorted(),
  );
  for (const [words, lines] of Object.entries(table)) {
    for (const { args, code = 0, says } of lines) {
      const done = await runPotli([...words.split(' '), ...args], environment);
      const line = [words, ...args].join(' ');
      expect({ line, code: done.code, complaints: done.complaints }).toEqual({
        line,
        code,
        complaints: says ? (expect.stringMatching(says) as string) : '',
      });
    }
  }
});

/** One of each kind of member: by what their payouts, claims and accounts went through. */
const KINDS_OF_MEMBERS = `
  (select distinct on (state) member_id from payout order by state, member_id desc) union
  (select distinct on (status) member_id from dispute order by status, member_id desc) union
  (select distinct on (stage) member_id from forfeit_notice order by stage, member_id desc) union
  (select distinct on (stopped_at is null) member_id from bank_account join bank_account_stop on bank_account_id = id
    order by stopped_at is null, member_id desc) union
  (select id from member where email = 'asha@potli.example')`;

test('every member can read everything', { timeout: 120_000 }, async () => {
  const database = await copy();
  // of one who signed up, so that all of them can log in
  await database.pool.query(`update member set suspended_at = null, password_hash =
    (select password_hash from member where email = 'copied@mail.example')`);
  const host = await openTestHost(database, {
    ...livedSettings,
    piiKey: PII_KEY,
    dataDir: shop.dataDir,
    rateLimits: 0,
  });
  onTestFinished(() => host.close());
  const { rows } = await database.pool.query<{ email: string; id: string }>(
    `select email, id from member where id in (${KINDS_OF_MEMBERS}) order by id ${isWhole ? '' : 'limit 3'}`,
  );
  expect(rows.length).toBeGreaterThan(2);
  const reads = Object.values(contract).filter(({ method }) => method === 'GET');
  for (const { email, id } of rows) {
    const body = JSON.stringify({ email, password: 'Gulmohar phool 7' });
    const headers = { 'content-type': 'application/json' };
    const login = await host.call('/login', { method: 'POST', headers, body });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const owned = await idsOf(database, id);
    for (const { path } of reads) {
      for (const object of path.includes('{') ? owned : ['']) {
        const address = path.replaceAll(/\{\w+\}/g, object);
        const response = await host.call(address, { headers: { authorization: `Bearer ${accessToken}` } });
        expect(response.status, `${email} ${address}`).toBeLessThan(500);
        await response.arrayBuffer();
      }
    }
  }
});

async function idsOf({ pool }: Database, memberId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `(select id::text from shop_order where member_id = $1 limit 3) union all (select id::text from payout where member_id = $1 limit 3)
     union all (select id::text from dispute where member_id = $1 limit 3) union all (select id::text from click where member_id = $1 limit 2)`,
    [memberId],
  );
  return rows.map(({ id }) => id);
}

test('the data of the release before starts, and is sound', async () => {
  const yesterday = await openYesterday('lived_yesterday', SINCE_RELEASE);
  const database = await copy();
  await keepBooksAsBefore(database);
  // it knew admins and members only
  await database.pool.query(`update member set role = 'MEMBER' where role not in ('MEMBER', 'ADMIN')`);
  await copyRows(database.pool, yesterday.client);
  await using _first = await open(yesterday);
  await using _second = await open(yesterday);
  expect(await checkLedger(yesterday)).toEqual(soundLedger);
});

async function startElsewhere(): Promise<void> {
  const [here, there] = [createFolder(), join(createFolder(), 'a longer path', 'on another machine')];
  const database = await copy();
  const postgres = await startEmbeddedPostgres({ dataDir: here, throwaway: true });
  await migrate(postgres.url);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await copyRows(database.pool, client);
  const counted = await countRows(client);
  await client.end();
  await postgres.stop();
  // as people copy: the files are theirs then, and the folder is open
  cpSync(here, there, { recursive: true });
  chmodSync(join(there, 'postgres'), 0o755);
  rmSync(here, { recursive: true });

  await using host = await open(undefined, { dataDir: there });
  expect(host.dataPlace).toContain(there);
  expect(counted).toEqual(await countRows(database.pool));
}

if (isWhole) test('a copy of its folder starts elsewhere, under another path', { timeout: 120_000 }, startElsewhere);

test('indexes and rules can be created again without a search path, as a dump is restored', async () => {
  const database = await copy();
  await database.pool.query('reindex schema public');
  const { rows } = await database.pool.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, pg_get_expr(conbin, conrelid) as rule from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('set search_path = pg_catalog');
  for (const { table, rule } of rows) {
    const broken = await client.query(`select from public.${table} where not (${rule})`);
    expect(broken.rowCount, `${table}: ${rule}`).toBe(0);
  }
});

function createFolder(): string {
  const folder = createDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function countRows(client: Pick<pg.ClientBase, 'query'>): Promise<Record<string, number>> {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}
