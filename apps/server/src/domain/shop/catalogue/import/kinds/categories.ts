import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { CategoryRow } from '@potli/api/contract/catalogueDocument';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Queries } from '../../../../../db/database.ts';
import { isAnyOf } from '../../../../../db/isOneOf.ts';
import { category } from '../../../../../db/schema/category.ts';
import { catalogueKind } from '../catalogueKind.ts';
import type { LoadedRow } from '../KindDefinition.ts';

type Row = z.output<typeof CategoryRow>;

/** Rows of a change that is no document, in the order that they have: `arrange` leaves them as they are. */
export async function inHeldOrder(queries: Queries, rows: readonly CatalogueFields[]): Promise<CatalogueFields[]> {
  const held = await queries.select({ slug: category.urlSlug, position: category.position }).from(category);
  const positionOf = new Map(held.map(({ slug, position }) => [slug, position]));
  const place = ({ urlSlug }: CatalogueFields) => positionOf.get(String(urlSlug)) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((one, other) => place(one) - place(other) || 0);
}

/**
 * Sorts the categories of the document in the document's order, within the positions that they already have. Other
 * categories are unchanged.
 */
async function arrange(queries: Queries, loaded: LoadedRow<Row>[]): Promise<void> {
  if (loaded.length === 0) return;
  const ids = loaded.map(({ id }) => id);
  const held = await queries
    .select({ id: category.id, position: category.position })
    .from(category)
    .where(isAnyOf(category.id, ids));
  const positionOf = new Map(held.map(({ id, position }) => [id, position]));
  const places = held.map(({ position }) => position).toSorted((a, b) => a - b);
  for (const [index, entry] of loaded.entries()) {
    const position = places[index] as number;
    if (positionOf.get(entry.id) === position) continue;
    await queries.update(category).set({ position }).where(eq(category.id, entry.id));
    if (entry.outcome === 'unchanged') entry.outcome = 'changed';
  }
}

export const categories = catalogueKind({
  name: 'categories',
  schema: CategoryRow,
  table: category,
  key: 'urlSlug',
  columns: ({ rank = null, ...row }) => ({ ...row, rank }),
  settle(_queries, loaded, { references }) {
    for (const { row, id } of loaded) references.categories.set(row.urlSlug, id);
    return Promise.resolve();
  },
  arrange,
});
