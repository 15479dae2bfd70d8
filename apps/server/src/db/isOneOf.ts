import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether two columns are one of these pairs. One parameter for all of them, and a look into the index for each. */
export function isOneOf(
  columns: readonly [AnyPgColumn, AnyPgColumn],
  pairs: readonly (readonly [string, string])[],
): SQL {
  const records = JSON.stringify(pairs.map(([one, other]) => ({ one, other })));
  return sql`(${columns[0]}, ${columns[1]}) in
    (select one, other from json_to_recordset(${records}) as pair (one text, other text))`;
}
