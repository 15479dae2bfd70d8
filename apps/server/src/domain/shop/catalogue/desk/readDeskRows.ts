import type { Page, RequestOf, ResponseOf } from '@potli/api';
import type {
  CatalogueRowSummary,
  getCatalogueRow,
  listCatalogueRows,
  RowState,
} from '@potli/api/contract/adminCatalogue';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import { rateMargins } from '@potli/api/contract/rateMargins';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { readPage } from '../../../platform/shared/readPage.ts';
import { linkDeadSince, readDeadLinks } from './deadLinksOfRows.ts';
import { type DeskRow, findRow, type RowName } from './deskRows.ts';
import { ratesOf } from './guardRates.ts';
import { orderOf } from './orderOf.ts';
import { problemCondition } from './problemCondition.ts';
import { readRateVersions } from './readRateVersions.ts';
import { readUsedBy } from './usedBy.ts';

type ListQuery = RequestOf<typeof listCatalogueRows>['query'];
export type RowFilter = Pick<ListQuery, 'q' | 'state' | 'problem' | 'hasDraft'>;

const table = catalogueRow;

const atTime = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** What visitors see of a row, as a condition. */
const STATES: Record<RowState, (at: SQL) => SQL> = {
  draft: () => sql`${table.row} is null`,
  off: () => sql`(${table.row} is not null and ${table.isOff})`,
  ended: (at) => sql`(${table.row} is not null and not ${table.isOff} and ${table.liveUntil} <= ${at})`,
  scheduled: (at) =>
    sql`(${table.row} is not null and not ${table.isOff} and ${table.liveFrom} > ${at} and coalesce(${table.liveUntil} > ${at}, true))`,
  live: (at) =>
    sql`(${table.row} is not null and not ${table.isOff} and coalesce(${table.liveFrom} <= ${at}, true)
      and coalesce(${table.liveUntil} > ${at}, true))`,
};

const escaped = (words: string) => words.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** The rows of a kind that a filter leaves. */
export function rowsOf(kind: CatalogueKindName, { q, state, problem, hasDraft }: RowFilter, now: Date): SQL {
  const found = and(
    sql`${table.kind} = ${kind}`,
    q === undefined ? undefined : sql`${table.words} like ${`%${escaped(q)}%`}`,
    state && STATES[state](atTime(now)),
    problem && problemCondition(problem, now),
    hasDraft === undefined ? undefined : sql`(${table.draft} is not null) = ${hasDraft === 'true'}`,
  );
  return found as SQL;
}

const ORDERS: Record<ListQuery['sort'], (kind: CatalogueKindName) => SQL[]> = {
  title: () => [sql`${table.words}`, sql`${table.key}`],
  changed: () => [sql`${table.changedAt} desc`, sql`${table.key}`],
  ends: () => [sql`${table.liveUntil}`, sql`${table.key}`],
  order: orderOf,
};

/** Rows of a kind, as lists show them. */
export async function readDeskRows(
  queries: Queries,
  kind: CatalogueKindName,
  { sort, pageNumber, pageSize, ...filter }: ListQuery,
  now: Date,
): Promise<Page<CatalogueRowSummary>> {
  const listing = {
    fields: { row: table, linkDeadSince },
    from: table,
    where: rowsOf(kind, filter, now),
    orderBy: ORDERS[sort](kind),
  };
  const page = await readPage(queries, listing, { pageNumber, pageSize });
  return { ...page, rows: page.rows.map(({ row, ...more }) => toSummary(row, now, more.linkDeadSince)) };
}

/** What visitors see of a row. */
export function stateOf({ row, isOff, liveFrom, liveUntil }: DeskRow, now: Date): RowState {
  if (row === null) return 'draft';
  if (isOff) return 'off';
  if (liveUntil && liveUntil <= now) return 'ended';
  return liveFrom && liveFrom > now ? 'scheduled' : 'live';
}

function toSummary(held: DeskRow, now: Date, deadSince: Date | null): CatalogueRowSummary {
  const { title, picture } = kindFields[held.kind];
  const shown = held.row ?? held.draft ?? {};
  const state = stateOf(held, now);
  return {
    kind: held.kind,
    key: held.key,
    version: held.version,
    changedBy: held.changedBy,
    title: String(shown[title]),
    picture: picture === undefined ? null : String(shown[picture]),
    state,
    // links of hidden rows are not checked
    linkDeadSince: state === 'live' ? (deadSince?.toISOString() ?? null) : null,
    liveFrom: held.liveFrom?.toISOString() ?? null,
    liveUntil: held.liveUntil?.toISOString() ?? null,
    hasDraft: held.draft !== null,
    rank: held.rank,
    place: held.place === '' ? null : held.place,
    changedAt: held.changedAt.toISOString(),
  };
}

/** A row with all that the desk shows of it. @throws ProblemError notFound */
export async function readDeskRow(
  queries: Queries,
  name: RowName,
  now: Date,
): Promise<ResponseOf<typeof getCatalogueRow>> {
  const held = await findRow(queries, name, now);
  const { rates, later } = ratesOf(held.draft ?? held.row);
  const { rows: waiting } = await queries.execute<{ id: string }>(sql`
    select id::text as id from catalogue_change where state = 'waiting'
      and proposed @> ${JSON.stringify([{ kind: name.kind, key: name.key }])}::jsonb order by id`);
  const deadLinks = stateOf(held, now) === 'live' ? await readDeadLinks(queries, held) : [];
  const [firstDead] = deadLinks.map(({ since }) => since).toSorted();
  return {
    ...toSummary(held, now, firstDead === undefined ? null : new Date(firstDead)),
    row: held.row,
    draft: held.draft,
    draftVersion: held.draftVersion,
    draftBy: held.draftBy,
    usedBy: await readUsedBy(queries, name),
    margins: rateMargins([...rates, ...later]),
    rateVersions: await readRateVersions(queries, name, now),
    deadLinks,
    waiting: waiting.map(({ id }) => id),
  };
}
