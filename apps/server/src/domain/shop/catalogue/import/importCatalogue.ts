import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../../db/database.ts';
import { category } from '../../../../db/schema/category.ts';
import { store } from '../../../../db/schema/store.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { type ImportReport, type KindName, type RowReport, toImportReport } from './ImportReport.ts';
import type { References } from './KindDefinition.ts';
import { banners } from './kinds/banners.ts';
import { categories } from './kinds/categories.ts';
import { creditCards } from './kinds/creditCards.ts';
import { giftCards } from './kinds/giftCards.ts';
import { homeSections } from './kinds/homeSections.ts';
import { flashDeals, offers } from './kinds/offers.ts';
import { searchWords } from './kinds/searchWords.ts';
import { stores } from './kinds/stores.ts';
import { readDocument } from './readDocument.ts';

const KINDS = [categories, stores, flashDeals, offers, creditCards, giftCards, banners, homeSections, searchWords];

/** An advisory lock, so that imports wait for each other: any number that all hosts share. */
const LOCK = 7_068_742;

async function idsBySlug(queries: Queries, table: typeof category | typeof store): Promise<Map<string, bigint>> {
  const rows = await queries.select({ id: table.id, slug: table.urlSlug }).from(table);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function readReferences(queries: Queries): Promise<References> {
  return { categories: await idsBySlug(queries, category), stores: await idsBySlug(queries, store) };
}

/**
 * Loads a catalogue document. An invalid row is refused as a whole, with its path and the reason; the others are
 * loaded. Loading the same document again writes nothing. When the database fails, nothing is loaded.
 * @param who the operator, for the audit log; absent where the shop does it itself
 * @throws DocumentRefused when the document is not a catalogue
 */
export async function importCatalogue(
  { orm }: Pick<Database, 'orm'>,
  input: unknown,
  now = new Date(),
  who?: string,
): Promise<ImportReport> {
  const rows = readDocument(input);
  return orm.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const references = await readReferences(queries);
    const reports: Partial<Record<KindName, RowReport[]>> = {};
    for (const kind of KINDS) reports[kind.name] = await kind.load(queries, rows[kind.name], references, now);
    const report = toImportReport(reports as Record<KindName, RowReport[]>);
    const after = changesOf(report);
    if (who !== undefined && Object.keys(after).length > 0) {
      await recordAudit(queries, { who, action: 'import', object: 'catalogue', after });
    }
    return report;
  });
}

/** How many rows of each kind are different now, such as `stores added`; without those that are none. */
const changesOf = ({ totals }: ImportReport): Record<string, number> =>
  Object.fromEntries(
    Object.entries(totals).flatMap(([kind, counts]) =>
      (['added', 'changed'] as const).flatMap((outcome) =>
        counts[outcome] > 0 ? [[`${kind} ${outcome}`, counts[outcome]]] : [],
      ),
    ),
  );
