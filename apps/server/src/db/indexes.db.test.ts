import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';

const database = await createTestDatabase();
afterAll(database.close);

/** Columns with a handful of values. */
const COARSE = ['network', 'provider'];

/**
 * While a table has not been counted, PostgreSQL takes two columns of an index for no better than its first one. Of several
 * indexes with one first column it takes any, also one with thousands of equal first values, and a connection caches that plan.
 */
test('of a table, one index at most starts with a column of few values', async () => {
  const { rows } = await database.pool.query<{ table: string; indexes: string[] }>(
    `select indrelid::regclass::text as "table", array_agg(indexrelid::regclass::text order by 1) as indexes
     from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where attname = any($1) and indpred is null and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     group by indrelid having count(*) > 1`,
    [COARSE],
  );
  expect(rows).toEqual([]);
});
