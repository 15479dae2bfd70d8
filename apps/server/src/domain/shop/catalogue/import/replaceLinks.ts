import { type InferInsertModel, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
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
  await queries.delete(table).where(inArray(owner, ids));
  const links = written.flatMap(({ row, id }) => linksOf(row, id));
  if (links.length > 0) await queries.insert(table).values(links);
}
