import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields, placeOf } from '@potli/api/contract/catalogueKinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { insertRows } from '../../../../db/insertRows.ts';
import { isAnyOf } from '../../../../db/isOneOf.ts';
import { PIECES_AT_ONCE, piecesOf } from '../../../../db/piecesOf.ts';
import { type AuditedState, auditEntry } from '../../../../db/schema/auditEntry.ts';
import { catalogueChange, catalogueRow, catalogueVersion } from '../../../../db/schema/catalogueRow.ts';
import { inLanes } from '../../../platform/shared/inLanes.ts';
import { differencesOf } from './differencesOf.ts';

/** A change while it is written: who makes it, and what it has written so far. */
export interface Change {
  id: bigint;
  now: Date;
  /** As the audit log names people; undefined where the shop does it itself. */
  who: string | undefined;
  /** Who approved it, where a second person had to: the audit log has them. */
  approvedBy?: string | undefined;
  /** The call or the command. */
  action: string;
  written: { kind: CatalogueKindName; key: string; title: string }[];
}

/** Characters of a value in the audit log; the history has the whole one. */
const MOST_AUDITED = 500;

const SHOP = 'cli:shop';

/** Begins a change. `endChange` writes it down. */
export async function beginChange(queries: Queries, change: Omit<Change, 'id' | 'written'>): Promise<Change> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('catalogue_change', 'id')) as id`,
  );
  return { ...change, id: BigInt((rows[0] as { id: string }).id), written: [] };
}

type ChangeDetails = Partial<Pick<typeof catalogueChange.$inferInsert, 'decidedBy' | 'reasons' | 'undoes'>>;

/** Writes down what a change was, where it changed something. Returns whether it did. */
export async function endChange(
  queries: Queries,
  { id, now, who, written }: Change,
  details: ChangeDetails = {},
): Promise<boolean> {
  const [first] = written;
  if (!first) return false;
  await queries.insert(catalogueChange).values({
    id,
    state: 'applied',
    askedAt: now,
    askedBy: who ?? SHOP,
    rows: written.length,
    ...first,
    ...details,
  });
  return true;
}

/**
 * Writes the rows of a kind as the published ones, with a version of each in the history, and a row in the audit log with the
 * fields that differ. Rows that are as they were are left out. Part of the transaction that writes the typed tables.
 */
export function writeVersions(
  queries: Queries,
  kind: CatalogueKindName,
  rows: readonly CatalogueFields[],
  change: Change,
): Promise<void> {
  const { key } = kindFields[kind];
  return writeAll(
    queries,
    kind,
    rows.map((row) => ({ key: String(row[key]), row })),
    change,
  );
}

/** The same of rows that are deleted: their history stays. */
export function writeDeletions(
  queries: Queries,
  kind: CatalogueKindName,
  keys: readonly string[],
  change: Change,
): Promise<void> {
  return writeAll(
    queries,
    kind,
    keys.map((key) => ({ key, row: null })),
    change,
  );
}

interface Written {
  key: string;
  row: CatalogueFields | null;
}

async function writeAll(queries: Queries, kind: CatalogueKindName, rows: readonly Written[], change: Change) {
  await inLanes(PIECES_AT_ONCE, piecesOf(rows), (piece) => writeBatch(queries, kind, piece, change));
}

async function writeBatch(queries: Queries, kind: CatalogueKindName, rows: readonly Written[], change: Change) {
  const keys = rows.map(({ key }) => key);
  const held = await queries
    .select({ key: catalogueRow.key, row: catalogueRow.row })
    .from(catalogueRow)
    .where(and(eq(catalogueRow.kind, kind), isAnyOf(catalogueRow.key, keys)));
  const before = new Map(held.map((row) => [row.key, row.row]));
  const newest = await newestVersions(queries, kind, keys);
  const changed = rows.flatMap(({ key, row }) => {
    const fields = differencesOf(before.get(key) ?? null, row);
    return fields.length === 0 ? [] : [{ key, row, fields, version: (newest.get(key) ?? 0) + 1 }];
  });
  if (changed.length === 0) return;
  const who = change.who ?? SHOP;
  const made = { changedAt: change.now, changedBy: who };
  const published = changed.flatMap(({ row, key, version }) => (row ? [{ key, row, version }] : []));
  if (published.length > 0) {
    // a draft stays: publishing it is what takes it away
    await insertRows(
      queries,
      catalogueRow,
      published.map((each) => ({ kind, ...each, ...made, ...indexedOf(kind, each.key, each.row) })),
      { over: { target: [catalogueRow.kind, catalogueRow.key] } },
    );
    await copyToHistory(queries, kind, published, change.id);
  } else {
    const history = changed.map(({ key, row, version }) => ({ kind, key, row, version, changeId: change.id, ...made }));
    await insertRows(queries, catalogueVersion, history);
    await queries.delete(catalogueRow).where(and(eq(catalogueRow.kind, kind), isAnyOf(catalogueRow.key, keys)));
  }
  for (const { key, row } of changed) {
    change.written.push({ kind, key, title: titleOf(kind, row ?? before.get(key) ?? {}) });
  }
  if (change.who === undefined) return;
  await insertRows(
    queries,
    auditEntry,
    changed.map(({ key, fields }) => ({
      who: change.approvedBy ?? who,
      action: change.action,
      object: `${kind} ${key}`,
      before: before.get(key) ? toAudited(fields, 'before') : null,
      after: toAudited(fields, 'after'),
    })),
  );
}

/** Large rows are not sent and read as JSON once more. */
async function copyToHistory(
  queries: Queries,
  kind: CatalogueKindName,
  rows: readonly { key: string }[],
  changeId: bigint,
): Promise<void> {
  const { key, version, row, changedAt, changedBy } = catalogueRow;
  const copied = {
    kind: catalogueRow.kind,
    key,
    version,
    row,
    changeId: sql`${changeId}`.as('change_id'),
    changedAt,
    changedBy,
  };
  const keys = rows.map((each) => each.key);
  await queries.insert(catalogueVersion).select((from) =>
    from
      .select(copied)
      .from(catalogueRow)
      .where(and(eq(catalogueRow.kind, kind), isAnyOf(key, keys))),
  );
}

export const titleOf = (kind: CatalogueKindName, row: CatalogueFields): string => String(row[kindFields[kind].title]);

/** Its rank among the rows of its kind and place; null where it has none. */
export function rankOf(kind: CatalogueKindName, row: CatalogueFields): number | null {
  const { rank } = kindFields[kind];
  const value = rank && row[rank];
  return typeof value === 'number' ? value : null;
}

const dateOf = (moment: unknown) => (typeof moment === 'string' ? new Date(moment) : null);

/** What lists are searched, filtered and sorted by. */
export const indexedOf = (kind: CatalogueKindName, key: string, row: CatalogueFields) => ({
  words: `${titleOf(kind, row)} ${key}`.toLowerCase(),
  place: placeOf(kind, row),
  rank: rankOf(kind, row),
  isOff: row.off === true,
  liveFrom: dateOf(row.liveFrom),
  liveUntil: dateOf(row.liveUntil),
});

/** The number of the last version of each row, also of deleted ones. */
async function newestVersions(queries: Queries, kind: CatalogueKindName, keys: string[]): Promise<Map<string, number>> {
  const rows = await queries
    .select({ key: catalogueVersion.key, version: sql<number>`max(${catalogueVersion.version})` })
    .from(catalogueVersion)
    .where(and(eq(catalogueVersion.kind, kind), isAnyOf(catalogueVersion.key, keys)))
    .groupBy(catalogueVersion.key);
  return new Map(rows.map(({ key, version }) => [key, version]));
}

/** The catalogue is public: values stand in the log as they are, but short. */
export function toAudited(fields: ReturnType<typeof differencesOf>, side: 'before' | 'after'): AuditedState {
  return Object.fromEntries(
    fields.map((change): [string, AuditedState[string]] => {
      const value: unknown = change[side];
      if (value === undefined || value === null) return [change.field, null];
      if (typeof value === 'boolean' || typeof value === 'number') return [change.field, value];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [change.field, text.length > MOST_AUDITED ? `${text.slice(0, MOST_AUDITED)}…` : text];
    }),
  );
}
