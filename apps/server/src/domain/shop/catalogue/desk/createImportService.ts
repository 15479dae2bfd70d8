import { createHash } from 'node:crypto';
import type { RequestOf } from '@potli/api';
import type { ImportAnswer, importCatalogueFile } from '@potli/api/contract/adminImport';
import { conflict, invalid } from '../../../../errors/ProblemError.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { DocumentRefused } from '../import/readDocument.ts';
import { type ComparedRow, compareDocument, countsOf, rowBefore } from './compareDocument.ts';
import { negativeMargins } from './guardRates.ts';
import type { Maker } from './Maker.ts';
import { makeChange } from './makeChange.ts';
import { type ReadFile, readImportFile } from './readImportFile.ts';
import { warningCounts } from './warningCounts.ts';

/** Rows that an answer names. */
const MOST_SHOWN = 500;

type ImportFile = RequestOf<typeof importCatalogueFile>['body'];

/** Files that editors import: first the difference, then exactly that as one change. @param limitPercent as `makeChange` */
export function createImportService(limitPercent: number) {
  const change = makeChange(limitPercent);

  return {
    /**
     * @throws ProblemError invalid for a file that is neither document nor table, and for warnings that nobody confirmed; conflict
     * where the file would change something else by now
     */
    importFile(
      { seen, confirmed, ...file }: ImportFile,
      maker: Maker,
      once: Once<ImportAnswer>,
    ): Promise<ImportAnswer> {
      return once(async (queries) => {
        const now = await change.lock(queries);
        const read = await readImportFile(queries, file).catch(refuse);
        const compared = (await compareDocument(queries, read.lists, now)).map(withoutLoss);
        const answer = toAnswer(compared, { ...read, kind: file.kind });
        if (seen === undefined) return answer;
        if (seen !== answer.seen) throw conflict('The file would change something else by now. Look at it again.');
        const open = answer.warnings.filter(({ kind }) => !confirmed.includes(kind));
        if (open.length > 0) throw invalid(open.map(({ kind, rows }) => `confirmed: Lacks "${kind}", of ${rows} rows`));
        const rows = compared.flatMap(({ proposed }) => proposed ?? []);
        if (rows.length === 0) return { ...answer, outcome: 'unchanged' };
        const { outcome, changeId, reasons } = await change.propose(queries, rows, { maker, now });
        return { ...answer, outcome: outcome === 'drafted' ? 'unchanged' : outcome, changeId, reasons };
      });
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof DocumentRefused)
    throw invalid(error.problems.map(({ path, reason }) => `${path || 'file'}: ${reason}`));
  throw error;
}

/** No editor publishes a rate that loses money: such a row is refused, as in its form. */
function withoutLoss({ proposed, ...row }: ComparedRow): ComparedRow {
  if (!proposed?.row) return row;
  const losses = negativeMargins(rowBefore({ ...row, proposed }), proposed.row);
  if (losses.length === 0) return { ...row, proposed };
  const problems = losses.map((reason) => ({ path: row.path, reason }));
  return { ...row, outcome: 'refused', problems, warnings: [], fields: [] };
}

const RANK = { refused: 0, added: 2, changed: 2, unchanged: 3 };
const rankOf = ({ outcome, warnings }: ComparedRow) => (warnings.length > 0 ? 1 : RANK[outcome]);

function toAnswer(
  compared: readonly ComparedRow[],
  { placeOf, unreadable, kind }: ReadFile & { kind: ImportFile['kind'] },
): ImportAnswer {
  const placed = <Problem extends { path: string }>(problems: readonly Problem[]) =>
    problems.map((each) => ({ ...each, path: placeOf(each.path) }));
  const counts = countsOf(compared);
  const broken = unreadable.map(({ line, key = null, problems }) => ({
    ...{ kind: kind as NonNullable<typeof kind>, key, path: `line ${line}`, problems },
    ...{ outcome: 'refused' as const, warnings: [], fields: [] },
  }));
  const named = compared
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ key = null, path, problems, warnings, proposed: _own, ...row }) => ({
      ...{ ...row, key, path: placeOf(path) },
      ...{ problems: placed(problems), warnings: placed(warnings) },
    }));
  return {
    totals: { ...counts, refused: counts.refused + broken.length },
    warned: compared.filter(({ warnings }) => warnings.length > 0).length,
    warnings: warningCounts(compared, placeOf),
    rows: [...broken, ...named].slice(0, MOST_SHOWN),
    seen: fingerprint(compared),
    outcome: 'shown',
    changeId: null,
    reasons: [],
  };
}

/** Of all that would be published, with the versions that it replaces, and of what was warned about. */
function fingerprint(compared: readonly ComparedRow[]): string {
  const hash = createHash('sha256');
  for (const { proposed, warnings } of compared) if (proposed) hash.update(JSON.stringify([proposed, warnings]));
  return hash.digest('hex');
}
