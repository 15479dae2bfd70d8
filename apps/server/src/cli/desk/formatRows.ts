import type { CatalogueRow, CatalogueRowSummary } from '@potli/api/contract/adminCatalogue';
import type { CatalogueChange, ChangeResult, FieldChange } from '@potli/api/contract/adminChanges';
import type { ExitCode } from '../Cli.ts';
import { toJson } from './withDesk.ts';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export function formatSummary({ key, state, title, liveFrom, liveUntil, hasDraft }: CatalogueRowSummary): string {
  const dates = [liveFrom && `from ${liveFrom}`, liveUntil && `until ${liveUntil}`, hasDraft && 'draft'];
  return [key, state, title, ...dates.filter(Boolean)].join('  ');
}

export const formatFields = (fields: readonly FieldChange[]): string[] =>
  fields.map(({ field, before, after }) => `  ${field}: ${shown(before)} -> ${shown(after)}`);

export function formatRow({ row, draft, usedBy, waiting, version, ...summary }: CatalogueRow): string {
  const fields = Object.entries({ ...row, ...draft });
  return [
    `${formatSummary({ ...summary, version })}  version ${version}`,
    ...fields.map(
      ([field, value]) =>
        `  ${field}: ${shown(value)}${draft && shown(row?.[field]) !== shown(value) ? '  (draft)' : ''}`,
    ),
    ...(usedBy.length > 0 ? [`Named by: ${usedBy.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`] : []),
    ...waiting.map((id) => `Change ${id} waits for a second person.`),
  ].join('\n');
}

export const formatChange = ({ id, state, askedAt, askedBy, rows, kind, title, reasons, undoneBy }: CatalogueChange) =>
  [
    [id, state, askedAt, askedBy, `${rows} of ${kind}`, title, undoneBy && `taken back by ${undoneBy}`]
      .filter(Boolean)
      .join('  '),
    ...reasons.map((reason) => `  ${reason}`),
  ].join('\n');

const OUTCOMES: Record<ChangeResult['outcome'], string> = {
  applied: 'Done',
  unchanged: 'Nothing is different',
  drafted: 'Kept as a draft',
  waiting: 'Waits for a second person',
};

/** What became of a change; the code is 1 where it waits, as of an import. */
export function formatResult(result: ChangeResult, json: boolean): { text: string; code: ExitCode } {
  const { outcome, changeId, reasons } = result;
  const id = changeId === null ? '' : ` (change ${changeId})`;
  const lines = [`${OUTCOMES[outcome]}${id}.`, ...reasons.map((reason) => `  ${reason}`)];
  return { text: json ? toJson(result) : lines.join('\n'), code: outcome === 'waiting' ? 1 : 0 };
}
