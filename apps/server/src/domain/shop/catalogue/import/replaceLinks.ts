import type { InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insertRows.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import type { LoadedRow } from './KindDefinition.ts';

/** Replaces the linked rows of new and changed rows; those of unchanged rows stay. */
export async function replaceLinks<Row, Table extends PgTable>(
  queries: Queries,
  { table, owner }: { table: Table; owner: PgColumn },
  loaded: readonly LoadedRow<Row>[],
  linksOf: (row: Row, id: bigint) => InferInsertModel<Table>[],
): Promise<void> {
  const written = loaded.filter(({ outcome }) => outcome !== 'unchanged');
  if (written.length === 0) return;
  const ids = written.map(({ id }) => id);
  await queries.delete(table).where(isAnyOf(owner, ids));
  const links = written.flatMap(({ row, id }) => linksOf(row, id));
  await insertRows(queries, table, links);
}
