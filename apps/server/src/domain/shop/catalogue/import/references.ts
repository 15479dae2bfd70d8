import { inArray } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { store } from '../../../../db/schema/store.ts';
import type { RowProblem } from './ImportReport.ts';
import type { References } from './KindDefinition.ts';

/** Above this many slugs all rows are read; PostgreSQL allows 65,535 values in a statement. */
const MOST_NAMED = 1_000;

async function idsBySlug(
  queries: Queries,
  table: typeof category | typeof store,
  slugs: readonly string[] | undefined,
): Promise<Map<string, bigint>> {
  const rows = await queries
    .select({ id: table.id, slug: table.urlSlug })
    .from(table)
    .where(slugs && slugs.length <= MOST_NAMED ? inArray(table.urlSlug, [...slugs]) : undefined);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** The rows that others may name: all of them, or at least those with the given slugs. */
export async function readReferences(queries: Queries, slugs?: readonly string[]): Promise<References> {
  return {
    categories: await idsBySlug(queries, category, slugs),
    stores: await idsBySlug(queries, store, slugs),
  };
}

/** A problem for every slug that is neither in this document nor in the shop. */
export function unknownSlugs(
  slugs: readonly string[],
  known: ReadonlyMap<string, bigint>,
  { noun, path }: { noun: string; path: (index: number) => string },
): RowProblem[] {
  return slugs.flatMap((slug, index) =>
    known.has(slug) ? [] : [{ path: path(index), reason: `No ${noun} "${slug}" in this document or in the shop` }],
  );
}

/** The ids of known slugs, each once. */
export function idsOf(slugs: readonly string[], known: ReadonlyMap<string, bigint>): bigint[] {
  return [...new Set(slugs)].map((slug) => known.get(slug) as bigint);
}
