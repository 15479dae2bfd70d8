import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import type { ContentType } from '@potli/api/contract/contentTypes';
import { toSlug } from '@potli/api/contract/toSlug';
import type { ProposedRow } from '../../../db/schema/catalogueRow.ts';
import type { DeskRow } from '../catalogue/desk/deskRows.ts';

/** What both FAQs and videos are, in plans of the dashboard's whole content. */
export interface ContentKind<Entry> {
  kind: 'faqs' | 'videos';
  /** What members see of a row. */
  entryOf(row: CatalogueFields): Entry;
  fieldsOf(entry: Entry): CatalogueFields;
  /** By which people know an entry: it is the same one, edited. */
  nameOf(entry: Entry): string;
}

export interface Group<Entry> {
  contentType: ContentType;
  entries: readonly Entry[];
}

/** What a plan reads of a row. */
export type PlannedRow = Pick<DeskRow, 'key' | 'version' | 'rank' | 'row'>;

interface Held<Entry> {
  /** Rows that members see, by their subjects and in their order. */
  shown: readonly { contentType: ContentType; rows: readonly PlannedRow[] }[];
  /** Deleted rows by their keys: an entry that comes back is what it was. */
  gone: ReadonlyMap<string, CatalogueFields>;
  isTaken(key: string): boolean;
  kind: ContentKind<Entry>;
}

const AT_ONCE = { off: false, liveFrom: null, liveUntil: null };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rows that change so that members see these entries, in this order. Rows that members do not see now stay as they are.
 */
export function planContent<Entry>(wanted: readonly Group<Entry>[], held: Held<Entry>): ProposedRow[] {
  const taken = new Set<string>();
  const subjects = new Set([...held.shown, ...wanted].map(({ contentType }) => contentType));
  return [...subjects].flatMap((contentType) => {
    const rows = held.shown.find((group) => group.contentType === contentType)?.rows ?? [];
    const entries = wanted.flatMap((group) => (group.contentType === contentType ? group.entries : []));
    return planGroup(contentType, { rows, entries }, held, taken);
  });
}

function planGroup<Entry>(
  contentType: ContentType,
  { rows, entries }: { rows: readonly PlannedRow[]; entries: readonly Entry[] },
  { kind: { kind, entryOf, fieldsOf, nameOf }, gone, isTaken }: Held<Entry>,
  taken: Set<string>,
): ProposedRow[] {
  const left = new Set(rows);
  const take = (fits: (entry: Entry) => boolean) => {
    const found = [...left].find(({ row }) => fits(entryOf(row as CatalogueFields)));
    if (found) left.delete(found);
    return found;
  };
  // first what is as it was, so that an edit never takes the row of an equal entry further down
  const same = entries.map((entry) => take((other) => isSame(entry, other)));
  const matched = entries.map((entry, index) => same[index] ?? take((other) => nameOf(entry) === nameOf(other)));
  const ranks = ranksOf(matched, rows);
  const written = entries.flatMap((entry, index): ProposedRow[] => {
    const before = matched[index];
    const rank = ranks[index] as number;
    if (!before) {
      const key = newKey(nameOf(entry), (name) => isTaken(name) || taken.has(name));
      taken.add(key);
      const was = gone.get(key);
      const fields = was && isSame(entry, entryOf(was)) ? was : fieldsOf(entry);
      return [{ kind, key, version: 0, row: { ...fields, key, contentType, rank, ...AT_ONCE } }];
    }
    const row = before.row as CatalogueFields;
    const fields = same[index] ? {} : fieldsOf(entry);
    return same[index] && row.rank === rank
      ? []
      : [{ kind, key: before.key, version: before.version, row: { ...row, ...fields, rank } }];
  });
  const deleted = [...left].map(({ key, version }) => ({ kind, key, version, row: null }));
  return [...written, ...deleted];
}

/** A rank for each, none below the one before it: those that rows have stay where they are in order. */
function ranksOf(matched: readonly (PlannedRow | undefined)[], rows: readonly PlannedRow[]): number[] {
  let last = -1;
  let lastRow: PlannedRow | undefined;
  return matched.map((row) => {
    const rank = row?.rank ?? -1;
    // rows of one rank stand as they came
    const follows = rank > last || (rank === last && lastRow && row && rows.indexOf(lastRow) < rows.indexOf(row));
    last = follows ? rank : last + 1;
    lastRow = follows ? row : undefined;
    return last;
  });
}

/** The first key of its name that is free. */
export function newKey(name: string, isTaken: (key: string) => boolean): string {
  const slug = toSlug(name) || 'entry';
  for (let n = 1; ; n += 1) {
    const key = n === 1 ? slug : `${slug}-${n}`;
    if (!isTaken(key)) return key;
  }
}
