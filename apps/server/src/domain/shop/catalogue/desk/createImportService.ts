import { createHash } from 'node:crypto';
import type { RequestOf } from '@potli/api';
import type { ImportAnswer, importCatalogueFile } from '@potli/api/contract/adminImport';
import type { Queries } from '../../../../db/database.ts';
import { conflict, invalid } from '../../../../errors/ProblemError.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { DocumentRefused } from '../import/readDocument.ts';
import { type ComparedRow, compareDocument, countsOf, rowBefore } from './compareDocument.ts';
import { checkLinksOf, withDeadLinks } from './deadLinks.ts';
import { negativeMargins } from './guardRates.ts';
import type { CheckedLinks, LinkCheck } from './LinkCheck.ts';
import type { Maker } from './Maker.ts';
import { makeChange } from './makeChange.ts';
import { type ReadFile, readImportFile } from './readImportFile.ts';
import { warningCounts } from './warningCounts.ts';

/** Rows that an answer names. */
const MOST_SHOWN = 500;

type ImportFile = RequestOf<typeof importCatalogueFile>['body'];

interface ImportParts {
  orm: Queries;
  /** As `makeChange`. */
  limitPercent: number;
  checkLinks: LinkCheck;
}

/** Files that editors import: first the difference, then exactly that as one change. */
export function createImportService({ orm, limitPercent, checkLinks }: ImportParts) {
  const change = makeChange(limitPercent);

  async function linksOf(file: Pick<ImportFile, 'text' | 'kind'>): Promise<CheckedLinks> {
    const { compared } = await compare(orm, file, new Date());
    return checkLinksOf(compared, checkLinks);
  }

  return {
    /**
     * @throws ProblemError invalid for a file that is neither document nor table, and for warnings without a confirmation; conflict
     * where the file would change something else by now
     */
    async importFile(
      { seen, confirmed, ...file }: ImportFile,
      maker: Maker,
      once: Once<ImportAnswer>,
    ): Promise<ImportAnswer> {
      // other sites are asked before the catalogue is locked, and only while nothing is published
      const links = seen === undefined ? await linksOf(file) : undefined;
      return once(async (queries) => {
        const now = await change.lock(queries);
        const { compared, read } = await compare(queries, file, now);
        if (links) return toAnswer(withDeadLinks(compared, links), { ...read, kind: file.kind, links });
        const answer = toAnswer(compared, { ...read, kind: file.kind });
        const hadDeadLinks = seen === fingerprint(compared, true);
        if (seen !== answer.seen && !hadDeadLinks)
          throw conflict('The file would change something else by now. Look at it again.');
        const open = answer.warnings
          .filter(({ kind }) => !confirmed.includes(kind))
          .map(({ kind, rows }) => `confirmed: Lacks "${kind}", of ${rows} rows`);
        if (hadDeadLinks && !confirmed.includes('dead-link')) open.push('confirmed: Lacks "dead-link"');
        if (open.length > 0) throw invalid(open);
        const rows = compared.flatMap(({ proposed }) => proposed ?? []);
        if (rows.length === 0) return { ...answer, outcome: 'unchanged' };
        const { outcome, changeId, reasons } = await change.propose(queries, rows, { maker, now });
        return { ...answer, outcome: outcome === 'drafted' ? 'unchanged' : outcome, changeId, reasons };
      });
    },
  };
}

async function compare(queries: Queries, file: Pick<ImportFile, 'text' | 'kind'>, now: Date) {
  const read = await readImportFile(queries, file).catch(refuse);
  return { read, compared: (await compareDocument(queries, read.lists, now)).map(withoutLoss) };
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
  { placeOf, unreadable, kind, links }: ReadFile & { kind: ImportFile['kind']; links?: CheckedLinks },
): ImportAnswer {
  const placed = <Problem extends { path: string }>(problems: readonly Problem[]) =>
    problems.map((each) => ({ ...each, path: placeOf(each.path) }));
  const counts = countsOf(compared);
  const broken = unreadable.map(({ line, key = null, problems }) => ({
    kind: kind as NonNullable<typeof kind>,
    key,
    path: `line ${line}`,
    problems,
    outcome: 'refused' as const,
    warnings: [],
    fields: [],
  }));
  const named = compared
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ key = null, path, problems, warnings, proposed: _own, ...row }) => ({
      ...row,
      key,
      path: placeOf(path),
      problems: placed(problems),
      warnings: placed(warnings),
    }));
  return {
    totals: { ...counts, refused: counts.refused + broken.length },
    warned: compared.filter(({ warnings }) => warnings.length > 0).length,
    warnings: warningCounts(compared, placeOf),
    rows: [...broken, ...named].slice(0, MOST_SHOWN),
    uncheckedLinks: links?.unchecked.length ?? 0,
    seen: fingerprint(compared, (links?.dead.size ?? 0) > 0),
    outcome: 'shown',
    changeId: null,
    reasons: [],
  };
}

/**
 * Of all that would be published, with the versions that it replaces, and of what was warned about. Of dead links only whether there
 * were some: a site can come back before the file is published.
 */
function fingerprint(compared: readonly ComparedRow[], hasDeadLinks: boolean): string {
  const hash = createHash('sha256');
  for (const { proposed, warnings } of compared) {
    if (proposed) hash.update(JSON.stringify([proposed, warnings.filter(({ kind }) => kind !== 'dead-link')]));
  }
  if (hasDeadLinks) hash.update('dead-link');
  return hash.digest('hex');
}
