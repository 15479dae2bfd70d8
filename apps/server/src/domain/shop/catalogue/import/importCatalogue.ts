import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import type { Database } from '../../../../db/database.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { beginChange, endChange } from '../desk/writeVersions.ts';
import { type ImportReport, type RowReport, toImportReport } from './ImportReport.ts';
import { banners } from './kinds/banners.ts';
import { categories } from './kinds/categories.ts';
import { creditCards } from './kinds/creditCards.ts';
import { faqs } from './kinds/faqs.ts';
import { giftCards } from './kinds/giftCards.ts';
import { homeSections } from './kinds/homeSections.ts';
import { flashDeals, offers } from './kinds/offers.ts';
import { searchWords } from './kinds/searchWords.ts';
import { stores } from './kinds/stores.ts';
import { texts } from './kinds/texts.ts';
import { videos } from './kinds/videos.ts';
import { lockCatalogue } from './lockCatalogue.ts';
import { readDocument } from './readDocument.ts';
import { readReferences } from './references.ts';

/** In the order of loading. */
export const KINDS = [
  categories,
  stores,
  flashDeals,
  offers,
  creditCards,
  giftCards,
  banners,
  homeSections,
  searchWords,
  faqs,
  videos,
  texts,
];

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
    await lockCatalogue(queries);
    const change = await beginChange(queries, { now, who, action: 'import' });
    const context = { references: await readReferences(queries), now, change };
    const reports: Partial<Record<CatalogueKindName, RowReport[]>> = {};
    for (const kind of KINDS) reports[kind.name] = await kind.load(queries, rows[kind.name], context);
    await endChange(queries, change);
    const report = toImportReport(reports as Record<CatalogueKindName, RowReport[]>);
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
