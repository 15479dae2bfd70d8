import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { explain, rowsReadBy } from '../../../../testing/explain.ts';
import { statementsOf } from '../../../../testing/statementsOf.ts';
import { readRowsBefore } from './readVersions.ts';

const ROWS = 6_000;
/** A thousand rows, each with the version before it. */
const MOST_ROWS = 3_000;

const database = await createTestDatabase();
afterAll(() => database.close());

it('each piece of a large change reads its own rows only, also the last one', async () => {
  await database.pool.query(`
    insert into catalogue_change (id, state, asked_at, asked_by, rows, kind, key, title)
      select id, 'applied', now(), 'cli:test', ${ROWS}, 'stores', 'store-1', 'Store' from generate_series(1, 2) as id;
    insert into catalogue_version (kind, key, version, row, change_id, changed_at, changed_by)
      select 'stores', 'store-' || n, version, jsonb_build_object('urlSlug', 'store-' || n), version, now(), 'cli:test'
      from generate_series(1, ${ROWS}) as n, generate_series(1, 2) as version;
    analyze catalogue_version`);
  const read: number[] = [];
  for (const statement of await statementsOf(() => readRowsBefore(database.orm, 2n))) {
    const nodes = await explain(database, statement);
    read.push(nodes.reduce((sum, node) => sum + (node['Relation Name'] ? rowsReadBy(node) : 0), 0));
  }
  expect(read).toHaveLength(ROWS / 1_000 + 1);
  expect(Math.max(...read)).toBeLessThanOrEqual(MOST_ROWS);
  expect(await readRowsBefore(database.orm, 2n)).toHaveLength(ROWS);
});
