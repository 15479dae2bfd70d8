import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { migrate, noteOf, ownMigrations } from './migrate.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

// the template has the real migrations; these tests need their own
await database.pool.query('drop table schema_migration');

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'potli-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

const first = { '0001_pots.sql': 'create table pot (id int); insert into pot values (1);' };

test('each file is applied once, in order, by parallel processes', async () => {
  const folder = await folderOf({ ...first, '0002_more.sql': 'insert into pot values (2);', 'notes.txt': 'no' });
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
  expect(runs.flat()).toEqual(['0001_pots.sql', '0002_more.sql']);
  expect(await migrate(database.url, folder)).toEqual([]);
  expect((await database.pool.query('select id from pot order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a file that fails leaves nothing behind and is tried again', async () => {
  const files = { ...first, '0002_more.sql': 'insert into pot values (2);' };
  const broken = await folderOf({ ...files, '0003_lid.sql': 'insert into pot values (3); select 1 / 0;' });
  await expect(migrate(database.url, broken)).rejects.toThrow('Migration 0003_lid.sql failed');
  expect((await database.pool.query('select id from pot where id = 3')).rows).toEqual([]);
  const mended = await folderOf({ ...files, '0003_lid.sql': 'insert into pot values (3);' });
  expect(await migrate(database.url, mended)).toEqual(['0003_lid.sql']);
});

test('a migration that this version does not know stops the start', async () => {
  await expect(migrate(database.url, await folderOf(first))).rejects.toThrow('newer Potli (0002_more.sql)');
});

test('an edited migration stops the start', async () => {
  const edited = await folderOf({ '0001_pots.sql': 'create table pot (id bigint);' });
  await expect(migrate(database.url, edited)).rejects.toThrow('0001_pots.sql was edited');
});

test('a migration that was made faster counts as applied where it ran before', async () => {
  const name = '0040_journal_chain.sql';
  const folder = await folderOf({
    ...first,
    '0002_more.sql': 'insert into pot values (2);',
    '0003_lid.sql': 'insert into pot values (3);',
    [name]: 'select 1;',
  });
  await migrate(database.url, folder);
  const before = (checksum: string) =>
    database.pool.query('update schema_migration set checksum = $1 where name = $2', [checksum, name]);
  await before('dd4c551ef821d7546467c6059441187c5d91136fa823a9b870f95597692ca97c');
  expect(await migrate(database.url, folder)).toEqual([]);
  await before('another');
  await expect(migrate(database.url, folder)).rejects.toThrow('was edited');
});

/** From before each file had to say what it does. They are applied everywhere. */
const WITHOUT_NOTE = [
  '0002_identity.sql',
  '0004_mail.sql',
  '0012_payouts.sql',
  '0020_profile_picture.sql',
  '0022_gift_card_order.sql',
];

test('every migration says first what it does: notes of an upgrade are made of that', async () => {
  const silent = (await ownMigrations()).filter(({ sql }) => noteOf(sql).split(' ').length < 4).map(({ name }) => name);
  expect(silent).toEqual(WITHOUT_NOTE);
});
