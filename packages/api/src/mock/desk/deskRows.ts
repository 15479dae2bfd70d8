import type { CatalogueRowSummary } from '../../contract/adminCatalogue.ts';
import { kindFields, placeOf } from '../../contract/catalogueKinds.ts';
import { type Desk, type DeskRow, stateOf } from './createDesk.ts';

/** A row as lists show it. */
export function toSummary(
  { kind, key, row, draft, version, changedAt, changedBy, deadLinks }: DeskRow,
  nowMs: number,
): CatalogueRowSummary {
  const { title, picture } = kindFields[kind];
  const shown = row ?? draft ?? {};
  const state = stateOf({ row }, nowMs);
  return {
    kind,
    key,
    version,
    changedAt,
    changedBy,
    title: String(shown[title]),
    picture: picture === undefined ? null : String(shown[picture]),
    state,
    linkDeadSince: (state === 'live' && deadLinks[0]?.since) || null,
    liveFrom: (shown.liveFrom as string | undefined) ?? null,
    liveUntil: (shown.liveUntil as string | undefined) ?? null,
    hasDraft: draft !== null,
    rank: rankOf({ kind, row }),
    place: placeOf(kind, row ?? {}) || null,
  };
}

/** The rows of a kind that match a filter, by title. */
export const matching = (
  { desk, nowMs }: { desk: Desk; nowMs: number },
  kind: DeskRow['kind'],
  { q, state, hasDraft }: { q?: string | undefined; state?: string | undefined; hasDraft?: string | undefined },
) =>
  [...desk.rows.values()]
    .filter((row) => row.kind === kind)
    .map((row) => toSummary(row, nowMs))
    .filter((row) => q === undefined || `${row.title} ${row.key}`.toLowerCase().includes(q.toLowerCase()))
    .filter((row) => state === undefined || row.state === state)
    .filter((row) => hasDraft === undefined || String(row.hasDraft) === hasDraft)
    .toSorted((one, other) => one.title.localeCompare(other.title));

/** As visitors see rows: by place and rank, those of one rank as the shop got them. */
export const inOrder = (one: CatalogueRowSummary, other: CatalogueRowSummary): number =>
  (one.place ?? '').localeCompare(other.place ?? '') ||
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);

export function rankOf({ kind, row }: Pick<DeskRow, 'kind' | 'row'>): number | null {
  const { rank } = kindFields[kind];
  return ((rank && row?.[rank]) as number | undefined) ?? null;
}
