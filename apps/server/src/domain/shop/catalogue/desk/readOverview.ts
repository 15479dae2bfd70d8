import { RowProblemName } from '@potli/api/contract/adminCatalogue';
import type { CatalogueOverview, ScheduledEvent } from '@potli/api/contract/adminOverview';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { catalogueProblems } from '../../../../db/schema/catalogueProblems.ts';
import { catalogueRow } from '../../../../db/schema/catalogueRow.ts';
import { offer } from '../../../../db/schema/offer.ts';
import { problemCondition, soon } from './problemCondition.ts';
import { titleOf } from './writeVersions.ts';

/** Events that are listed. */
const MOST_SCHEDULED = 20;

/** What is scheduled in the shop window, and what looks wrong there. Each part is read by an index of the few rows that it is about. */
export async function readOverview(queries: Queries, now: Date): Promise<CatalogueOverview> {
  return {
    ...(await readScheduled(queries, now)),
    problems: await readProblems(queries, now),
  };
}

type EventRow = Pick<ScheduledEvent, 'kind' | 'key' | 'event'> & {
  at: string;
  row: Record<string, unknown>;
  count: number;
};

async function readScheduled(queries: Queries, now: Date) {
  const from = sql`${now.toISOString()}::timestamptz`;
  const { row, kind, key, isOff, liveFrom, liveUntil } = catalogueRow;
  const events = (event: ScheduledEvent['event'], at: SQL, condition: SQL) => sql`
    select ${kind} as kind, ${key} as key, ${event} as event, ${at} as at, ${row} as row from ${catalogueRow}
    where ${row} is not null and not ${isOff} and ${condition} and ${at} > ${from} and ${at} <= ${soon(now)}`;
  const nextRates = sql`(${row} #>> '{nextRates,from}')::timestamptz`;
  const { rows } = await queries.execute<EventRow>(sql`
    select *, (count(*) over ())::int as count from (
      ${events('appears', sql`${liveFrom}`, sql`true`)}
      union all ${events('vanishes', sql`${liveUntil}`, sql`true`)}
      union all ${events('changes its rates', nextRates, catalogueProblems.hasNextRates())}
      union all select ${kind}, ${key}, 'expires', ${offer.expiryDate}, ${row} from ${offer} inner join ${catalogueRow}
        on ${kind} = case when ${offer.isFlashDeal} then 'flashDeals' else 'offers' end and ${key} = ${offer.urlSlug}
        where ${row} is not null and not ${isOff} and ${offer.expiryDate} > ${from} and ${offer.expiryDate} <= ${soon(now)}
    ) as event order by at, kind, key, event limit ${MOST_SCHEDULED}`);
  const scheduled = rows.map(({ count: _count, row: content, at, ...event }) => ({
    ...event,
    title: titleOf(event.kind, content),
    at: new Date(at).toISOString(),
  }));
  return { scheduled, scheduledCount: rows[0]?.count ?? 0 };
}

async function readProblems(queries: Queries, now: Date): Promise<CatalogueOverview['problems']> {
  const counts = RowProblemName.options.map(
    (problem, place) => sql`select ${place}::int as place, ${catalogueRow.kind} as kind, count(*)::int as rows
      from ${catalogueRow} where ${problemCondition(problem, now)} group by ${catalogueRow.kind}`,
  );
  const { rows } = await queries.execute<{ place: number; kind: CatalogueKindName; rows: number }>(
    sql`${sql.join(counts, sql` union all `)}`,
  );
  return rows
    .toSorted(
      (one, other) => one.place - other.place || catalogueKinds.indexOf(one.kind) - catalogueKinds.indexOf(other.kind),
    )
    .map(({ place, kind, rows: count }) => ({
      problem: RowProblemName.options[place] as RowProblemName,
      kind,
      rows: count,
    }));
}
