import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { kindOf } from './checkRow.ts';

/** Rows that are held at once. */
const BATCH = 500;

/**
 * The published rows of a kind as a document has them, in the order in which the shop got them, so that a shop that is filled
 * from them shows them in the same order.
 * @param filter a condition on `catalogue_row`
 */
export async function* exportRows(
  queries: Queries,
  name: CatalogueKindName,
  filter?: SQL,
): AsyncGenerator<CatalogueFields> {
  const { table, keyColumn, ofKind } = kindOf(name);
  const { kind, key, row } = catalogueRow;
  const expiry = table === (offer as unknown) ? sql<string | null>`${offer.expiryDate}` : sql<null>`null`;
  for (let last: bigint | undefined; ; ) {
    const rows: { id: unknown; row: CatalogueFields | null; expiry: string | null }[] = await queries
      .select({ id: table.id, row, expiry })
      .from(catalogueRow)
      .innerJoin(table as PgTable, and(eq(keyColumn, key), ofKind))
      .where(and(eq(kind, name), isNotNull(row), last === undefined ? undefined : gt(table.id, last), filter))
      .orderBy(table.id)
      .limit(BATCH);
    for (const each of rows) yield withInstant(each.row as CatalogueFields, each.expiry);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id as bigint;
  }
}

/** Minutes from the first import are another moment in another shop. */
function withInstant({ expiresInMinutes, ...row }: CatalogueFields, expiry: string | null): CatalogueFields {
  return expiresInMinutes === undefined || expiry === null
    ? row
    : { ...row, expiryDate: new Date(expiry).toISOString() };
}
