import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { createReadiness } from './createReadiness.ts';

const database = await createTestDatabase();
const readiness = createReadiness(database);
afterAll(() => database.close());
afterEach(async () => void (await database.pool.query('drop trigger if exists no_room on readiness')));

/** Like a full disk: only writes that fit into existing space succeed. */
async function refuseLargeWrites(): Promise<void> {
  await database.pool.query(`create or replace function refuse_large() returns trigger language plpgsql as $$
    begin
      if length(new.filler) > 8000 then raise exception 'no room' using errcode = 'disk_full'; end if;
      return new;
    end $$`);
  await database.pool.query(
    'create trigger no_room before update on readiness for each row execute function refuse_large()',
  );
}

it('is not ready while the database is read-only', async () => {
  await expect(readiness.isReady()).resolves.toBe(true);
  await database.pool.query('alter table readiness rename to elsewhere');
  await expect(readiness.isReady()).resolves.toBe(false);
  await database.pool.query('alter table elsewhere rename to readiness');
  await expect(readiness.isReady()).resolves.toBe(true);
});

it('after a full disk, is not ready before a large write succeeds', async () => {
  await refuseLargeWrites();
  await expect(readiness.isReady()).resolves.toBe(true);
  readiness.noteFailure(new Error('wrapped', { cause: Object.assign(new Error('no room'), { code: '53100' }) }));
  await expect(readiness.isReady()).resolves.toBe(false);
  await expect(readiness.isReady()).resolves.toBe(false);
  await database.pool.query('drop trigger no_room on readiness');
  await expect(readiness.isReady()).resolves.toBe(true);
});
