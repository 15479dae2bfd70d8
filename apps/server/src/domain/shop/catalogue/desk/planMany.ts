import type { RequestOf, ResponseOf } from '@potli/api';
import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { changeManyRows } from '@potli/api/contract/adminManyRows';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { editedRow } from '@potli/api/contract/editedRow';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow, type ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import { readReferences } from '../import/references.ts';
import { namedBy, toSentence } from './applyRows.ts';
import { checkedBy, kindOf } from './checkRow.ts';
import { findRows } from './deskRows.ts';
import { differencesOf } from './differencesOf.ts';
import { negativeMargins, reasonsToWait } from './guardRates.ts';
import { rowsOf } from './readDeskRows.ts';
import { titleOf } from './writeVersions.ts';

type Many = RequestOf<typeof changeManyRows>['body'];
type Counts = Omit<ResponseOf<typeof changeManyRows>, 'changeId'>;

/** Rows that are read at once. */
const BATCH = 1_000;

/** Exceptions that are listed. */
const MOST_EXCEPTIONS = 100;

/** What one change of many rows comes to: the rows that it makes, counts, and the rows that it cannot change. */
export async function planMany(
  queries: Queries,
  kind: CatalogueKindName,
  { keys, filter, ...edit }: Omit<Many, 'expected'>,
  { now, limitPercent }: { now: Date; limitPercent: number },
): Promise<{ rows: ProposedRow[]; counts: Counts }> {
  if ((keys === undefined) === (filter === undefined)) throw invalid('keys: Give either keys or filter');
  const { fields = {}, entries, defaultRate } = edit;
  if (Object.keys(fields).length === 0 && !entries && !defaultRate) throw invalid('fields: Give what changes');
  if (kindFields[kind].key in fields || entries?.field === kindFields[kind].key)
    throw invalid(`${kindFields[kind].key}: Cannot be changed: links lead to it`);
  const chosen = keys ?? (await keysOf(queries, kind, filter ?? {}, now));
  const rows: ProposedRow[] = [];
  const counts: Counts = { changes: 0, unchanged: 0, refused: 0, waiting: 0, exceptions: [] };
  for (let start = 0; start < chosen.length; start += BATCH) {
    const some = chosen.slice(start, start + BATCH);
    const held = await findRows(queries, kind, some, now);
    const wanted = [...held.values()].flatMap(({ row, key }) => {
      const edited = row ? editedRow(row, edit) : undefined;
      return edited && 'row' in edited ? [{ key, row: edited.row }] : [];
    });
    const references = await readReferences(queries, namedBy(wanted));
    for (const key of new Set(some)) {
      const before = held.get(key);
      const plan = planRow(before?.row ?? null);
      if ('reason' in plan) {
        counts.refused += 1;
        const title = before?.row ? titleOf(kind, before.row) : key;
        if (counts.exceptions.length < MOST_EXCEPTIONS) counts.exceptions.push({ key, title, reason: plan.reason });
      } else if (plan.after === undefined) counts.unchanged += 1;
      else {
        rows.push({ kind, key, version: before?.version ?? 0, row: plan.after });
        if (reasonsToWait(before?.row ?? null, plan.after, limitPercent).length > 0) counts.waiting += 1;
      }
    }

    function planRow(row: CatalogueFields | null): { reason: string } | { after: CatalogueFields | undefined } {
      if (row === null) return { reason: 'Is not published' };
      const edited = editedRow(row, edit);
      if ('reason' in edited) return edited;
      const given = Object.fromEntries(Object.entries(edited.row).filter(([, value]) => value !== null));
      const checked = checkedBy(kindOf(kind), given, references, now);
      if (Array.isArray(checked)) return { reason: checked.map(toSentence).join('; ') };
      const [negative] = negativeMargins(row, checked);
      if (negative !== undefined) return { reason: negative };
      return { after: differencesOf(row, checked).length === 0 ? undefined : checked };
    }
  }
  return { rows, counts: { ...counts, changes: rows.length } };
}

async function keysOf(
  queries: Queries,
  kind: CatalogueKindName,
  filter: NonNullable<Many['filter']>,
  now: Date,
): Promise<string[]> {
  const rows = await queries
    .select({ key: catalogueRow.key })
    .from(catalogueRow)
    .where(rowsOf(kind, filter, now))
    .orderBy(asc(catalogueRow.words), asc(catalogueRow.key));
  return rows.map(({ key }) => key);
}
