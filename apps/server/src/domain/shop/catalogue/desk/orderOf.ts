import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { kindOf } from './checkRow.ts';

/** The order in which visitors see the rows of a kind, place by place; rows without a rank follow. */
export function orderOf(kind: CatalogueKindName): SQL[] {
  const { place, rank, words, key } = catalogueRow;
  // whole lists are short where each row has a rank, and pages sort rows of one rank by their age
  const ties = kindFields[kind].rank === 'rank' ? [ageOf(kind)] : [];
  return [sql`${place}`, sql`${rank}`, ...ties, sql`${words}`, sql`${key}`];
}

/** The place of a row in its typed table. */
function ageOf(kind: CatalogueKindName): SQL {
  const { table, keyColumn } = kindOf(kind);
  const { position = table.id } = getTableColumns(table) as Record<string, PgColumn>;
  return sql`(select ${position} from ${table} where ${keyColumn} = ${catalogueRow.key})`;
}
