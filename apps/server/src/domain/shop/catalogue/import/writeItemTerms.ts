import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insertRows.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { itemTerms } from '../../../../db/schema/itemTerms.ts';
import type { LoadedRow } from './KindDefinition.ts';

type ItemKind = (typeof itemTerms.$inferInsert)['itemKind'];
type NamedTerms = Pick<typeof itemTerms.$inferInsert, 'name' | 'terms'>;

/**
 * Writes a new version of the name and the terms of every item of which one of them changed, and of no other.
 * @param termsOf what a row of the document calls them
 */
export async function writeItemTerms<Row>(
  queries: Queries,
  itemKind: ItemKind,
  loaded: readonly LoadedRow<Row>[],
  { now, termsOf }: { now: Date; termsOf: (row: Row) => NamedTerms },
): Promise<void> {
  const written = loaded.filter(({ outcome }) => outcome !== 'unchanged');
  const newest = await newestTerms(
    queries,
    itemKind,
    written.map(({ id }) => id),
  );
  const added = written.flatMap(({ id, row }) => {
    const { name, terms } = termsOf(row);
    const before = newest.get(id);
    if (before && isSame(before, { name, terms })) return [];
    return [{ itemKind, itemId: id, version: (before?.version ?? 0) + 1, validFrom: now, name, terms }];
  });
  await insertRows(queries, itemTerms, added);
}

/** The newest version of each item. */
async function newestTerms(queries: Queries, itemKind: ItemKind, itemIds: bigint[]) {
  const { itemId, version, name, terms } = itemTerms;
  const rows = await queries
    .select({ itemId, version, name, terms })
    .from(itemTerms)
    .where(and(eq(itemTerms.itemKind, itemKind), isAnyOf(itemId, itemIds)))
    .orderBy(version);
  return new Map(rows.map((row) => [row.itemId, row]));
}

const isSame = (one: NamedTerms, other: NamedTerms) =>
  JSON.stringify([one.name, one.terms]) === JSON.stringify([other.name, other.terms]);
