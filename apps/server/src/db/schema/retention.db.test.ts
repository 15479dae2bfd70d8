import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileStore } from '../../domain/platform/uploads/fileStore.ts';
import { shopJobs } from '../../jobs/shopJobs.ts';
import { toLogger } from '../../logging/logger.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/retention.md'), 'utf8');
const rows = [...page.matchAll(/^\| (`.*?)\|(.*?)\|(.*?)\|$/gm)].map(([, names = '', , by = '']) => ({
  tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  by: by.trim(),
}));

test('each table has one answer to how long its rows stay', async () => {
  const database = await createTestDatabase();
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1`,
  );
  await database.close();
  expect(rows.flatMap((row) => row.tables).toSorted()).toEqual(tables.map(({ name }) => name));
});

test('a job that removes rows is one of the shop', () => {
  const log = toLogger('silent', { write: () => {} });
  // nothing is opened until a job runs
  const jobs = shopJobs({ database: {} as never, fileStore: createFileStore('/nowhere'), roots: {} as never, log });
  const named = rows.flatMap(({ by }) => /^`([\w-]+)`$/.exec(by)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
