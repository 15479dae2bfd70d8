import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { catalogueRow, catalogueVersion } from '../../../../db/schema/catalogueRow.ts';
import { notFound } from '../../../../errors/ProblemError.ts';
import { begunRates } from '../import/checkRows.ts';

export type DeskRow = typeof catalogueRow.$inferSelect;

export interface RowName {
  kind: CatalogueKindName;
  key: string;
}

/** Keys per statement. */
const BATCH = 1_000;

/** Rows by their keys, with the rates that have begun. */
export async function findRows(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, DeskRow>> {
  const found = new Map<string, DeskRow>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await queries
      .select()
      .from(catalogueRow)
      .where(and(eq(catalogueRow.kind, kind), isAnyOf(catalogueRow.key, keys.slice(start, start + BATCH))));
    for (const { row, draft, ...held } of rows) {
      found.set(held.key, { ...held, row: row && begunRates(row, now), draft: draft && begunRates(draft, now) });
    }
  }
  return found;
}

/** Versions of rows by their keys. */
export async function findVersions(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { key, version } = catalogueRow;
  const found = new Map<string, number>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await queries
      .select({ key, version })
      .from(catalogueRow)
      .where(and(eq(catalogueRow.kind, kind), isAnyOf(key, keys.slice(start, start + BATCH))));
    for (const row of rows) found.set(row.key, row.version);
  }
  return found;
}

/** @throws ProblemError notFound */
export async function findRow(queries: Queries, { kind, key }: RowName, now: Date): Promise<DeskRow> {
  const row = (await findRows(queries, kind, [key], now)).get(key);
  if (!row) throw notFound(`There is no "${key}" among ${kind}.`);
  return row;
}

/** What a version of a row was; null where it was deleted. @throws ProblemError notFound for a version that never was */
export async function findVersion(
  queries: Queries,
  { kind, key }: RowName,
  version: number,
): Promise<CatalogueFields | null> {
  if (version === 0) return null;
  const [found] = await queries
    .select({ row: catalogueVersion.row })
    .from(catalogueVersion)
    .where(and(eq(catalogueVersion.kind, kind), eq(catalogueVersion.key, key), eq(catalogueVersion.version, version)));
  if (!found) throw notFound(`There is no version ${version} of "${key}".`);
  return found.row;
}
