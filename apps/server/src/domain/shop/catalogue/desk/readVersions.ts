import type { Page, ResponseOf } from '@potli/api';
import type { listCatalogueVersions } from '@potli/api/contract/adminCatalogue';
import type { CatalogueChange, getCatalogueChange } from '@potli/api/contract/adminChanges';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../../db/database.ts';
import { catalogueChange, catalogueVersion, type ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { notFound } from '../../../../errors/ProblemError.ts';
import type { PageRequest } from '../../../platform/shared/paging.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { findVersion, type RowName } from './deskRows.ts';
import { differencesOf } from './differencesOf.ts';
import { findChange } from './findChange.ts';
import { titleOf } from './writeVersions.ts';

/** Rows of a change of which the difference is shown. */
const MOST_DIFFERENCES = 200;

const earlier = alias(catalogueVersion, 'earlier');

const isEarlier = and(
  eq(earlier.kind, catalogueVersion.kind),
  eq(earlier.key, catalogueVersion.key),
  // a version number is never left out
  eq(earlier.version, sql`${catalogueVersion.version} - 1`),
);

/** The history of a row, newest first, each version with what it changed. @throws ProblemError notFound for a row that never was */
export async function readVersions(
  queries: Queries,
  { kind, key }: RowName,
  request: PageRequest,
): Promise<Page<ResponseOf<typeof listCatalogueVersions>['rows'][number]>> {
  const page = await readPage(
    queries,
    {
      fields: { made: catalogueVersion, before: earlier.row },
      from: catalogueVersion,
      joined: { table: earlier, on: isEarlier },
      where: and(eq(catalogueVersion.kind, kind), eq(catalogueVersion.key, key)),
      orderBy: [sql`${catalogueVersion.version} desc`],
    },
    request,
  );
  if (page.totalCount === 0) throw notFound('There is no such row.');
  const rows = page.rows.map(({ made, before }) => ({
    version: made.version,
    changeId: String(made.changeId),
    changedAt: made.changedAt.toISOString(),
    changedBy: made.changedBy,
    isDeletion: made.row === null,
    fields: differencesOf(before, made.row),
  }));
  return { ...page, rows };
}

/** Rows that are read at once: of a large change all together would take longer than a statement may. */
const PIECE = 1_000;

/** What the rows of a change were before it, to bring them back, with the versions that the change made. */
export async function readRowsBefore(queries: Queries, changeId: bigint): Promise<ProposedRow[]> {
  const { kind: kinds, key: keys, version: versions, row: made } = catalogueVersion;
  // what was deleted has no version
  const fields = {
    kind: kinds,
    key: keys,
    version: sql<number>`case when ${made} is null then 0 else ${versions} end`,
  };
  const found: ProposedRow[] = [];
  for (let last: ProposedRow | undefined; ; last = found.at(-1)) {
    const rows = await queries
      .select({ ...fields, row: earlier.row })
      .from(catalogueVersion)
      .leftJoin(earlier, isEarlier)
      .where(
        and(eq(catalogueVersion.changeId, changeId), last && sql`(${kinds}, ${keys}) > (${last.kind}, ${last.key})`),
      )
      .orderBy(asc(kinds), asc(keys))
      .limit(PIECE);
    found.push(...rows);
    if (rows.length < PIECE) return found;
  }
}

const toChange = (row: typeof catalogueChange.$inferSelect): CatalogueChange => ({
  id: String(row.id),
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  askedBy: row.askedBy,
  decidedBy: row.decidedBy,
  rows: row.rows,
  kind: row.kind,
  key: row.key,
  title: row.title,
  reasons: row.reasons,
  undoes: row.undoes === null ? null : String(row.undoes),
  undoneBy: row.undoneBy === null ? null : String(row.undoneBy),
});

/** Changes of the catalogue, newest first. */
export async function readChanges(
  queries: Queries,
  { state, ...request }: PageRequest & { state?: CatalogueChange['state'] | undefined },
): Promise<Page<CatalogueChange>> {
  const where = state && eq(catalogueChange.state, state);
  const orderBy = [sql`${catalogueChange.id} desc`];
  const { proposed: _proposed, ...fields } = getTableColumns(catalogueChange);
  const page = await readPage(queries, { fields, from: catalogueChange, where, orderBy }, request);
  return { ...page, rows: page.rows.map((row) => toChange({ ...row, proposed: null })) };
}

/** A change with its difference. @param memberId of the caller, null for a command @throws ProblemError notFound */
export async function readChange(
  queries: Queries,
  id: string,
  memberId: bigint | null,
): Promise<ResponseOf<typeof getCatalogueChange>> {
  const found = await findChange(queries, id);
  const mayDecide = found.state === 'waiting' && found.askedMember !== memberId;
  const differences =
    found.state === 'applied'
      ? await madeDifferences(queries, found.id)
      : await proposedDifferences(queries, (found.proposed ?? []).slice(0, MOST_DIFFERENCES));
  return { ...toChange(found), mayDecide, differences };
}

async function madeDifferences(queries: Queries, changeId: bigint) {
  const rows = await queries
    .select({ made: catalogueVersion, before: earlier.row })
    .from(catalogueVersion)
    .leftJoin(earlier, isEarlier)
    .where(eq(catalogueVersion.changeId, changeId))
    .orderBy(asc(catalogueVersion.kind), asc(catalogueVersion.key))
    .limit(MOST_DIFFERENCES);
  return rows.map(({ made: { kind, key, row }, before }) => ({
    kind,
    key,
    title: titleOf(kind, row ?? before ?? {}),
    fields: differencesOf(before, row),
  }));
}

async function proposedDifferences(queries: Queries, rows: readonly ProposedRow[]) {
  const shown = [];
  for (const { kind, key, version, row } of rows) {
    const before = await findVersion(queries, { kind, key }, version);
    shown.push({ kind, key, title: titleOf(kind, row ?? before ?? {}), fields: differencesOf(before, row) });
  }
  return shown;
}
