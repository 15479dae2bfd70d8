import type { RowState } from '@potli/api/contract/adminCatalogue';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { explain, type PlanNode, rowsReadBy } from '../../../../testing/explain.ts';
import { vacuum } from '../../../../testing/vacuum.ts';
import { isWholeRun } from '../../../../testing/wholeRun.ts';
import { readDeskRows } from './readDeskRows.ts';

/** Stores of the list, of which few are in another state than live. */
const STORES = isWholeRun ? 100_000 : 20_000;

/** Rows that a page may read: itself, and some that it passes. */
const MOST_ROWS = 200;

const database = await createTestDatabase();
afterAll(() => database.close());
beforeAll(async () => {
  await database.pool.query(`
    insert into catalogue_row
      (kind, key, row, version, draft, draft_base, words, rank, is_off, live_from, live_until, changed_at, changed_by)
    select 'stores', 'store-' || n, case when n % 1000 = 5 then null else jsonb_build_object('storeName', 'Store ' || n, 'baseUrl', 'https://shop.example/store-' || n, 'storeDescription', repeat('x', 600)) end,
      case when n % 1000 = 5 then 0 else 1 end,
      case when n % 1000 in (4, 5) then jsonb_build_object('storeName', 'Draft ' || n) end,
      case when n % 1000 in (4, 5) then 0 end,
      md5(n::text) || ' store-' || n, case when n % 100 = 0 then n end, n % 1000 = 1,
      case when n % 1000 = 2 then now() + interval '1 day' end,
      case when n % 1000 = 3 then now() - interval '1 day' when n % 10 = 6 then now() + interval '90 days' end,
      now() - n * interval '1 minute', 'cli:test'
    from generate_series(1, ${STORES}) as n;
    insert into catalogue_link (kind, key, field, address, looked_at, problem, dead_since, dead_looks)
    select kind, key, 'baseUrl', 'https://shop.example/' || key, now(), gone, case when gone is not null then now() end,
      case when gone is null then 0 else 5 end
    from catalogue_row, lateral (select case when key like 'store-1_' then 'There is no such site' end as gone) as found`);
  await vacuum(database, 'catalogue_row', 'catalogue_link');
}, 120_000);

/** The statements of a call: that of its page, and that of its count. */
async function plansOf(query: object): Promise<{ page: PlanNode[]; count: PlanNode[] }> {
  const spy = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  const request = { pageNumber: 0, pageSize: 10, sort: 'title', ...query } as Parameters<typeof readDeskRows>[2];
  const page = await readDeskRows(database.orm, 'stores', request, new Date());
  expect(page.rows.length).toBeGreaterThan(0);
  const statements = spy.mock.results.map(({ value }) => value as { sql: string; params: unknown[] });
  spy.mockRestore();
  const explained: { isCount: boolean; nodes: PlanNode[] }[] = [];
  for (const { sql: text, params } of statements.filter((each) => each.sql.startsWith('select'))) {
    explained.push({ isCount: /count\(\*\)/.test(text), nodes: await explain(database, { text, values: params }) });
  }
  const of = (isCount: boolean) => explained.find((each) => each.isCount === isCount)?.nodes ?? [];
  return { page: of(false), count: of(true) };
}

const rowsRead = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Relation Name'] === 'catalogue_row').reduce((sum, node) => sum + rowsReadBy(node), 0);

const states: RowState[] = ['live', 'off', 'scheduled', 'ended', 'draft'];

it.each<[string, object]>([
  ...(['title', 'changed', 'ends', 'order'] as const).map((sort): [string, object] => [`sorted by ${sort}`, { sort }]),
  ...states.map((state): [string, object] => [`that are ${state}`, { state }]),
  ['with a draft', { hasDraft: 'true' }],
  ['with a dead link', { problem: 'dead-link' }],
])('a page of many stores %s is read by an index', async (_name, query) => {
  const { page, count } = await plansOf(query);
  expect(page.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(rowsRead(page)).toBeLessThan(MOST_ROWS);
  expect(count.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});
