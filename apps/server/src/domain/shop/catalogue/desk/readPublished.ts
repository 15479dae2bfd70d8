import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';

/** Keys per statement. */
const BATCH = 1_000;

export interface Published {
  row: CatalogueFields;
  version: number;
  isOff: boolean;
  liveFrom: Date | null;
  liveUntil: Date | null;
}

/** The published rows of a kind with the given keys. */
export async function readPublished(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
): Promise<Map<string, Published>> {
  const { key, row, version, isOff, liveFrom, liveUntil } = catalogueRow;
  const found = new Map<string, Published>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const named = isAnyOf(key, keys.slice(start, start + BATCH));
    const rows = await queries
      .select({ key, row, version, isOff, liveFrom, liveUntil })
      .from(catalogueRow)
      .where(and(eq(catalogueRow.kind, kind), named, isNotNull(row)));
    for (const each of rows) found.set(each.key, { ...each, row: each.row as CatalogueFields });
  }
  return found;
}
