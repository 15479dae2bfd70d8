import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether two columns are one of these pairs. One parameter for each column, whose length PostgreSQL knows when it plans: so a few pairs are
 * looked up in the index, where rows of JSON would count as a hundred and the table would be read from end to end.
 */
export function isOneOf(
  columns: readonly [AnyPgColumn, AnyPgColumn],
  pairs: readonly (readonly [string, string])[],
): SQL {
  const [ones, others] = [0, 1].map((place) => sql.param(pairs.map((pair) => pair[place])));
  return sql`(${columns[0]}, ${columns[1]}) in
    (select one, other from unnest(${ones}::text[], ${others}::text[]) as pair (one, other))`;
}

/** Whether a column has one of the values, which are one parameter. */
export const isAnyOf = (column: AnyPgColumn, values: readonly (string | bigint)[]): SQL =>
  sql`${column} = any(${sql.param(values.map(String))})`;
