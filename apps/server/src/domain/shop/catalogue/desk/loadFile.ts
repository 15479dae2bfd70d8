import type { ImportAnswer, WarningKind } from '@potli/api/contract/adminImport';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { Database, Queries } from '../../../../db/database.ts';
import type { ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { type ImportReport, toImportReport } from '../import/ImportReport.ts';
import { importCatalogue } from '../import/importCatalogue.ts';
import { lockCatalogue } from '../import/lockCatalogue.ts';
import { type ComparedRow, compareDocument, rowBefore } from './compareDocument.ts';
import { checkLinksOf, withDeadLinks } from './deadLinks.ts';
import { reasonsToWait } from './guardRates.ts';
import type { LinkCheck } from './LinkCheck.ts';
import { keepWaiting } from './makeChange.ts';
import { type ReadFile, readImportFile } from './readImportFile.ts';
import { warningCounts } from './warningCounts.ts';

/** What became of a file, row by row, with the difference of each. */
export interface LoadReport extends Pick<ImportReport, 'totals'> {
  outcome: 'loaded' | 'unchanged' | 'shown' | 'unconfirmed' | 'waiting';
  warnings: ImportAnswer['warnings'];
  /** The change that waits for a second person; null where none does. */
  changeId: string | null;
  /** Links that were not asked, because there were too many or the time was over. */
  uncheckedLinks: number;
  /** Why a second person is asked, in a dry run too. */
  reasons: string[];
  rows: Omit<ComparedRow, 'proposed' | 'kind'>[];
}

interface LoadOptions {
  /** As the audit log names people. */
  who: string;
  now: Date;
  /** Only the difference. */
  dryRun: boolean;
  /** The kinds of its warnings that are meant. */
  confirmed: readonly WarningKind[];
  /** Percent by which a rate is raised without a second person. */
  limitPercent: number;
  checkLinks: LinkCheck;
}

/**
 * Loads a document or a table as an operator does. Nothing is loaded where a row that differs has a warning of a kind that is not
 * confirmed, and all of it waits where a rate needs a second person.
 * @throws DocumentRefused where the file is neither
 */
export async function loadFile(
  { orm }: Pick<Database, 'orm'>,
  file: { text: string; kind: CatalogueKindName | undefined },
  options: LoadOptions,
): Promise<LoadReport> {
  const read = await readImportFile(orm, file);
  const { who, now } = options;
  // the rows that were compared are let go of before those of the document are loaded: each is as large as the file
  const { waiting, ...report } = await reviewFile(orm, { ...read, kind: file.kind }, options);
  if (report.outcome === 'loaded') await importCatalogue({ orm }, { version: 1, ...read.lists }, now, who);
  return { ...report, changeId: report.outcome === 'waiting' ? await orm.transaction(wait) : null };

  async function wait(queries: Queries): Promise<string> {
    await lockCatalogue(queries);
    const maker = { who, memberId: null, action: 'import' };
    return keepWaiting(queries, waiting, { maker, now, reasons: report.reasons });
  }
}

interface Review extends Omit<LoadReport, 'changeId'> {
  /** The rows of a change that a second person is asked about; none otherwise. */
  waiting: ProposedRow[];
}

/** What would become of a file, without a change. */
async function reviewFile(
  queries: Queries,
  { lists, placeOf, unreadable, kind }: ReadFile & { kind: CatalogueKindName | undefined },
  { now, dryRun, confirmed, limitPercent, checkLinks }: LoadOptions,
): Promise<Review> {
  const found = await compareDocument(queries, lists, now);
  const links = await checkLinksOf(found, checkLinks);
  const compared = withDeadLinks(found, links);
  const broken = unreadable.map(({ line, key, problems }) => ({
    kind: kind as CatalogueKindName,
    path: `line ${line}`,
    problems,
    warnings: [],
    fields: [],
    outcome: 'refused' as const,
    ...(key === undefined ? {} : { key }),
  }));
  const all: ComparedRow[] = [...broken, ...compared];
  const warnings = warningCounts(compared, placeOf);
  const reasons = compared.flatMap((row) => reasonsToWait(rowBefore(row), row.proposed?.row ?? null, limitPercent));
  const outcome = dryRun ? 'shown' : outcomeOf(compared, { warnings, confirmed, reasons });
  const byKind = Map.groupBy(all, (row) => row.kind);
  const placed = <Problem extends { path: string }>(problems: readonly Problem[]) =>
    problems.map((each) => ({ ...each, path: placeOf(each.path) }));
  const reports = catalogueKinds.map((name) => [name, byKind.get(name) ?? []]);
  const { totals } = toImportReport(Object.fromEntries(reports) as Record<CatalogueKindName, ComparedRow[]>);
  return {
    outcome,
    totals,
    warnings,
    reasons,
    uncheckedLinks: links.unchecked.length,
    waiting: outcome === 'waiting' ? compared.flatMap(({ proposed }) => proposed ?? []) : [],
    rows: all.map(({ proposed: _own, kind: _kind, ...row }) => ({
      ...row,
      path: placeOf(row.path),
      problems: placed(row.problems),
      warnings: placed(row.warnings),
    })),
  };
}

function outcomeOf(
  compared: readonly ComparedRow[],
  { warnings, confirmed, reasons }: Pick<LoadReport, 'warnings' | 'reasons'> & Pick<LoadOptions, 'confirmed'>,
): LoadReport['outcome'] {
  if (warnings.some(({ kind }) => !confirmed.includes(kind))) return 'unconfirmed';
  if (reasons.length > 0) return 'waiting';
  return compared.some(({ proposed }) => proposed !== undefined) ? 'loaded' : 'unchanged';
}
