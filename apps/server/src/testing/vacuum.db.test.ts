import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from './createTestDatabase.ts';
import { vacuum } from './vacuum.ts';

const [database, other] = [await createTestDatabase(), await createTestDatabase()];
afterAll(() => Promise.all([database.close(), other.close()]));

it('waits for what another test commits just before', async () => {
  await database.pool.query('create table seen (n int)');
  await other.pool.query('create table noise (n int)');
  // a single vacuum fails at most of these
  for (let round = 0; round < 5; round += 1) {
    await database.pool.query('truncate seen; insert into seen select generate_series(1, 1000)');
    await other.pool.query('insert into noise values (1)');
    await vacuum(database, 'seen');
    const { rows } = await database.pool.query<{ pages: number; noted: number }>(
      `select relpages as pages, relallvisible as noted from pg_class where relname = 'seen'`,
    );
    expect(rows).toEqual([{ pages: 5, noted: 5 }]);
  }
});
