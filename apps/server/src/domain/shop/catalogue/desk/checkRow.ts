import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import type { Queries } from '../../../../db/database.ts';
import { invalid } from '../../../../errors/ProblemError.ts';
import type { CatalogueKind } from '../import/catalogueKind.ts';
import type { RowProblem } from '../import/ImportReport.ts';
import { KINDS } from '../import/importCatalogue.ts';
import type { References } from '../import/KindDefinition.ts';
import { readReferences } from '../import/references.ts';
import { namedBy, toSentence } from './applyRows.ts';

/**
 * A row as it would be published: with every field, safe HTML, and dates in UTC.
 * @throws ProblemError invalid, with a sentence for each problem
 */
export async function checkRow(
  queries: Queries,
  kind: CatalogueKindName,
  row: CatalogueFields,
  now: Date,
): Promise<CatalogueFields> {
  const known = await readReferences(queries, namedBy([{ row, key: '' }]));
  const checked = checkedBy(kindOf(kind), row, known, now);
  if (Array.isArray(checked)) throw invalid(checked.map(toSentence));
  return checked;
}

/** The same with references that are known, or the problems of the row. */
export function checkedBy(
  kind: CatalogueKind,
  row: CatalogueFields,
  references: References,
  now: Date,
): CatalogueFields | RowProblem[] {
  const checked = kind.check(row, references, now);
  if (Array.isArray(checked)) return checked;
  const { liveFrom, liveUntil, off } = checked;
  return { ...checked, off: off === true, liveFrom: isoOf(liveFrom), liveUntil: isoOf(liveUntil) };
}

/** The loader of a kind. */
export const kindOf = (name: CatalogueKindName): CatalogueKind =>
  KINDS.find((kind) => kind.name === name) as CatalogueKind;

const isoOf = (moment: unknown) => (typeof moment === 'string' ? new Date(moment).toISOString() : null);
