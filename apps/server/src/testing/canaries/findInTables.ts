import type pg from 'pg';
import { type Canaries, findCanaries } from './canaries.ts';

/** Every column of the database that contains a canary, as `table.column: canary`. */
export async function findInTables(pool: pg.Pool, wanted: Canaries): Promise<string[]> {
  const { rows: columns } = await pool.query<{ place: string; texts: string }>(
    `select c.relname || '.' || a.attname as place, format('select distinct %I::text as value from %I', a.attname, c.relname) as texts
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const found: string[] = [];
  for (const { place, texts } of columns) {
    const { rows } = await pool.query<{ value: string | null }>(texts);
    const names = rows.flatMap(({ value }) => (value === null ? [] : findCanaries(value, wanted)));
    found.push(...[...new Set(names)].map((name) => `${place}: ${name}`));
  }
  return found.sort();
}
