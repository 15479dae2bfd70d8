import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import type { ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import { KINDS } from '../import/importCatalogue.ts';
import { inHeldOrder } from '../import/kinds/categories.ts';
import { readReferences } from '../import/references.ts';
import { refuseUsed } from './usedBy.ts';
import { type Change, writeDeletions } from './writeVersions.ts';

/**
 * Writes the rows of a change: the only way in which the desk changes what visitors see. The caller holds the catalogue's lock and
 * has begun the change.
 * @throws ProblemError invalid, with a sentence for each problem, where one row is not allowed, and conflict where a row cannot be
 * deleted: then nothing is changed
 */
export async function applyRows(queries: Queries, rows: readonly ProposedRow[], change: Change): Promise<void> {
  const references = await readReferences(queries, namedBy(rows));
  const context = { references, now: change.now, change };
  for (const kind of KINDS) {
    const given = rows.flatMap(({ kind: name, row }) => (name === kind.name && row ? [row] : []));
    if (given.length === 0) continue;
    const sorted = kind.name === 'categories' ? await inHeldOrder(queries, given) : given;
    const reports = await kind.load(queries, sorted, context);
    const problems = reports.flatMap((report) => report.problems);
    if (problems.length > 0) throw invalid(problems.map(toSentence));
  }
  for (const kind of KINDS.toReversed()) {
    const keys = rows.flatMap(({ kind: name, row, key }) => (name === kind.name && !row ? [key] : []));
    if (keys.length === 0) continue;
    await refuseUsed(queries, kind.name, keys);
    await kind.remove(queries, keys);
    await writeDeletions(queries, kind.name, keys, change);
  }
}

/** "rates[0].percent: Must have at most two decimals" */
export const toSentence = ({ path, reason }: { path: string; reason: string }): string =>
  `${path.replace(/^\w+\[\d+\]\.?/, '')}: ${reason}`;

/** Slugs that rows name, of categories and of stores, and those of the rows themselves. */
export function namedBy(rows: readonly Pick<ProposedRow, 'row' | 'key'>[]): string[] {
  const named = rows.flatMap(({ row, key }) => [key, ...(row ? slugsIn(row) : [])]);
  return [...new Set(named)];
}

function slugsIn({ categories, store, cards }: CatalogueFields): string[] {
  const listed: unknown[] = Array.isArray(categories) ? categories : [];
  const shown = Array.isArray(cards) ? cards.map((card: { store?: unknown }) => card?.store) : [];
  return [...listed, store, ...shown].filter((slug) => typeof slug === 'string');
}

/** Runs work and takes all that it wrote back, inside the transaction of the caller. */
export async function withoutTrace<Result>(queries: Queries, work: () => Promise<Result>): Promise<Result> {
  await queries.execute(sql`savepoint trial`);
  try {
    return await work();
  } finally {
    await queries.execute(sql`rollback to savepoint trial`);
  }
}
