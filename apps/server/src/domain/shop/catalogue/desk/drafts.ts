import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { auditEntry } from '../../../../db/schema/auditEntry.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import type { DeskRow, RowName } from './deskRows.ts';
import { differencesOf } from './differencesOf.ts';
import type { Maker } from './Maker.ts';
import { indexedOf, toAudited } from './writeVersions.ts';

const isRow = ({ kind, key }: RowName) => and(eq(catalogueRow.kind, kind), eq(catalogueRow.key, key));

interface NewDraft extends RowName {
  draft: CatalogueFields;
  held: DeskRow | undefined;
  now: Date;
  maker: Maker;
}

/** Writes the draft of a row; visitors see nothing of it. */
export async function writeDraft(queries: Queries, { kind, key, draft, held, now, maker }: NewDraft): Promise<void> {
  const version = held?.version ?? 0;
  const draftBase = held?.draftBase ?? version;
  const saved = { draft, draftBase, draftVersion: (held?.draftVersion ?? 0) + 1, draftBy: maker.who };
  if (held) {
    const words = held.row === null ? { words: indexedOf(kind, key, draft).words } : {};
    await queries
      .update(catalogueRow)
      .set({ ...saved, ...words })
      .where(isRow({ kind, key }));
  } else {
    const shown = { words: indexedOf(kind, key, draft).words, isOff: false };
    const made = { changedAt: now, changedBy: maker.who };
    await queries.insert(catalogueRow).values({ kind, key, row: null, version, ...saved, ...shown, ...made });
  }
  await auditDraft(queries, { kind, key, before: held?.draft ?? held?.row ?? null, after: draft, maker });
}

/** Takes the draft of a row away, and the row where nothing of it was ever published. */
export async function dropDraft(queries: Queries, row: RowName): Promise<void> {
  const [held] = await queries
    .update(catalogueRow)
    .set({ draft: null, draftBase: null, draftBy: null, draftVersion: sql`${catalogueRow.draftVersion} + 1` })
    .where(and(isRow(row), isNotNull(catalogueRow.row)))
    .returning({ key: catalogueRow.key });
  if (!held) await queries.delete(catalogueRow).where(isRow(row));
}

interface AuditedDraft extends RowName {
  before: CatalogueFields | null;
  after: CatalogueFields | null;
  maker: Maker;
}

/** A row in the audit log about a draft: the fields that differ. */
export async function auditDraft(queries: Queries, { kind, key, before, after, maker }: AuditedDraft): Promise<void> {
  const fields = differencesOf(before, after);
  await queries.insert(auditEntry).values({
    who: maker.who,
    action: maker.action,
    object: `${kind} ${key} (draft)`,
    before: before && toAudited(fields, 'before'),
    after: after && toAudited(fields, 'after'),
  });
}
