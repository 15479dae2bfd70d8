import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const literal = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&');

/** Rows one of whose names contains the text, whatever its case. */
export function namesContain(text: string, names: PgColumn[], aliases: PgColumn): SQL | undefined {
  const pattern = `%${literal(text)}%`;
  return or(
    ...names.map((name) => sql`${name} ilike ${pattern}`),
    sql`exists (select from unnest(${aliases}) alias where alias ilike ${pattern})`,
  );
}

/** Names that begin with the text first, then by name. */
export function prefixFirst(text: string, name: PgColumn): SQL[] {
  return [sql`${name} ilike ${`${literal(text)}%`} desc`, sql`lower(${name})`];
}
