import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { Database } from '../../../../db/database.ts';
import { type ImportReport, toImportReport } from '../import/ImportReport.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { type ComparedRow, compareDocument } from './compareDocument.ts';
import { readImportFile } from './readImportFile.ts';

/** What became of a file, row by row, with the difference of each. */
export interface LoadReport extends Pick<ImportReport, 'totals'> {
  outcome: 'loaded' | 'unchanged' | 'shown' | 'unconfirmed';
  rows: Omit<ComparedRow, 'proposed' | 'kind'>[];
}

interface LoadOptions {
  /** As the audit log names people. */
  who: string;
  now: Date;
  /** Only the difference. */
  dryRun: boolean;
  /** Its warnings are meant. */
  confirmed: boolean;
}

/**
 * Loads a document or a table as an operator does, who needs no second person. Nothing is loaded where a row that differs has
 * a warning that is not confirmed.
 * @throws DocumentRefused where the file is neither
 */
export async function loadFile(
  { orm }: Pick<Database, 'orm'>,
  file: { text: string; kind: CatalogueKindName | undefined },
  { who, now, dryRun, confirmed }: LoadOptions,
): Promise<LoadReport> {
  const { lists, placeOf, unreadable } = await readImportFile(orm, file);
  const compared = await compareDocument(orm, lists, now);
  const broken = unreadable.map(({ line, key, problems }) => ({
    ...{ kind: file.kind as CatalogueKindName, path: `line ${line}`, problems, warnings: [], fields: [] },
    ...{ outcome: 'refused' as const, ...(key === undefined ? {} : { key }) },
  }));
  const all: ComparedRow[] = [...broken, ...compared];
  const isWarned = compared.some(({ warnings }) => warnings.length > 0);
  const differs = compared.some(({ proposed }) => proposed !== undefined);
  const outcome = dryRun ? 'shown' : isWarned && !confirmed ? 'unconfirmed' : differs ? 'loaded' : 'unchanged';
  if (outcome === 'loaded') await importCatalogue({ orm }, { version: 1, ...lists }, now, who);
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const placed = (problems: ComparedRow['problems']) => problems.map((each) => ({ ...each, path: placeOf(each.path) }));
  const reports = catalogueKinds.map((name) => [name, byKind.get(name) ?? []]);
  const { totals } = toImportReport(Object.fromEntries(reports) as Record<CatalogueKindName, ComparedRow[]>);
  return {
    ...{ outcome, totals },
    rows: all.map(({ proposed: _own, kind: _kind, ...row }) => ({
      ...{ ...row, path: placeOf(row.path) },
      ...{ problems: placed(row.problems), warnings: placed(row.warnings) },
    })),
  };
}
