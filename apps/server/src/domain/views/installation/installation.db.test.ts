import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { ApiHost } from '../../../ApiHost.ts';
import { createApiHost } from '../../../createApiHost.ts';
import type { Database } from '../../../db/database.ts';
import { seedDemo } from '../../../demo/seedDemo.ts';
import type { Settings } from '../../../settings/settings.ts';
import { createDemoDatabase } from '../../../testing/createDemoDatabase.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { bankAccountRow } from '../../members/bank/bankAccountRows.ts';
import { createMember } from '../../members/identity/createMember.ts';
import { createSealer, type Sealer } from '../../platform/sealing/createSealer.ts';
import { claimInstallation } from './claimInstallation.ts';

const MISFIT = /The PII_KEY does not fit this database/;
const DEMO = /members of the demo/;
const sealer = createSealer(testSettings.piiKey);
const others = 'a key of others, which fits no database here';

async function emptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

async function open({ url }: Database, settings: Partial<Settings> = {}): Promise<ApiHost> {
  const apiHost = await createApiHost({ ...testSettings, databaseUrl: url, ...settings });
  onTestFinished(() => apiHost.close());
  return apiHost;
}

async function join({ orm }: Database, email: string): Promise<bigint> {
  const { password: _, ...signup } = sampleSignup({ email });
  return createMember(orm, { ...signup, passwordHash: '' });
}

/** Seals like before keys had ids. */
function withoutKeyId(sealed: Buffer): Buffer {
  return Buffer.concat([Buffer.of(1), sealed.subarray(5)]);
}

async function addSealedRow({ pool }: Database, memberId: bigint, by: Sealer, row = randomUUID()): Promise<void> {
  await pool.query(
    `insert into bank_account (id, member_id, version, sealed)
     select $1, $2, (select count(*) + 1 from bank_account where member_id = $2), $3`,
    [row, memberId, by.seal('{}', bankAccountRow(row))],
  );
}

async function stateOf({ pool }: Database) {
  const { rows } = await pool.query<{ sentinel: Buffer | null; production: boolean }>(
    'select sentinel, production_since is not null as production from installation',
  );
  return rows[0];
}

test('production does not start with demo members, and writes nothing', async () => {
  const database = await createDemoDatabase();
  onTestFinished(() => database.close());
  // as if no host had opened it
  await database.pool.query('update installation set sentinel = null');
  await expect(open(database, { production: true })).rejects.toThrow(DEMO);
  expect(await stateOf(database)).toEqual({ sentinel: null, production: false });

  await open(database, { demo: true });
  await expect(open(database, { production: true })).rejects.toThrow(DEMO);
  await expect(open(database, { production: true, piiKey: others })).rejects.toThrow(DEMO);
});

test('production starts with its own members, even with the names of demo members', async () => {
  const database = await emptyDatabase();
  await open(database, { production: true });
  await join(database, 'meera@shop.test');
  await join(database, 'asha@potli.example');
  expect((await open(database, { production: true })).demoMembers).toBe(false);
});

test('mails can be read where none is sent, and never in production', async () => {
  const mailsOf = async (settings: Parameters<typeof open>[1]) =>
    (await open(await emptyDatabase(), settings)).unsentMails;
  expect(await (await mailsOf({}))?.list()).toEqual([]);
  expect(await mailsOf({ smtpUrl: 'smtp://localhost:1' })).toBeUndefined();
  expect(await mailsOf({ production: true })).toBeUndefined();
});

test('no demo is loaded into a database that production has opened', async () => {
  const database = await emptyDatabase();
  await open(database, { production: true });
  expect(await seedDemo(database, sealer)).toBe(false);
});

test('of a production host and a demo at once, one gets the database', async () => {
  const database = await emptyDatabase();
  const starts = await Promise.allSettled([open(database, { production: true }), seedDemo(database, sealer)]);
  const [production, demo] = starts;
  expect(demo).toEqual({ status: 'fulfilled', value: production.status === 'rejected' });
});

test('another key does not open the database, the same key does', async () => {
  const database = await emptyDatabase();
  await open(database);
  const { sentinel } = (await stateOf(database)) ?? {};
  await expect(open(database, { piiKey: others })).rejects.toThrow(MISFIT);
  await expect(open(database, { piiKey: others, previousPiiKeys: [`more ${others}`] })).rejects.toThrow(MISFIT);
  await open(database);
  await open(database, { piiKey: others, previousPiiKeys: [testSettings.piiKey] });
  expect((await stateOf(database))?.sentinel).toEqual(sentinel);
});

test('a host with another key is refused before the tables are changed', async () => {
  const database = await emptyDatabase();
  await open(database);
  const gone = `delete from schema_migration where name = (select max(name) from schema_migration) returning name`;
  const { rows } = await database.pool.query<{ name: string }>(gone);
  await expect(open(database, { piiKey: others })).rejects.toThrow(MISFIT);
  const again = await database.pool.query('select from schema_migration where name = $1', [rows[0]?.name]);
  expect(again.rows).toEqual([]);
});

test('of first hosts with different keys at once, one gets the database', async () => {
  const database = await emptyDatabase();
  const keys = Array.from({ length: 4 }, (_, n) => createSealer(`${others} ${n}`));
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('begin; select from installation for update');
  const claims = Promise.allSettled(
    keys.map((key) => claimInstallation(database, { sealer: key, host: 'development' })),
  );
  await expect.poll(() => lockWaits(database)).toBe(keys.length);
  await client.query('commit');
  await client.end();

  const results = await claims;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) if (result.status === 'rejected') expect(String(result.reason)).toMatch(MISFIT);
});

/** How many sessions wait for a lock. */
async function lockWaits({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

test.each([
  ['with the id of their key', sealer],
  ['before keys had ids', { ...sealer, seal: (text: string, row: string) => withoutKeyId(sealer.seal(text, row)) }],
])('a database with older rows accepts only their key: sealed %s', async (_, by) => {
  const database = await emptyDatabase();
  const memberId = await join(database, 'meera@shop.test');
  for (let n = 0; n < 3; n += 1) await addSealedRow(database, memberId, by);
  // one damaged row does not matter
  await database.pool.query('insert into bank_account (id, member_id, version, sealed) values ($1, $2, 9, $3)', [
    '00000000-0000-0000-0000-000000000000',
    memberId,
    by.seal('{}', 'bank_account of nobody'),
  ]);
  await expect(open(database, { piiKey: others })).rejects.toThrow(MISFIT);
  expect((await stateOf(database))?.sentinel).toBeNull();
  await open(database);
});

test('a key is needed while a value is sealed with it', async () => {
  const database = await emptyDatabase();
  await open(database);
  await addSealedRow(database, await join(database, 'meera@shop.test'), createSealer(others));
  await expect(open(database)).rejects.toThrow(MISFIT);
  await open(database, { previousPiiKeys: [others] });
});
