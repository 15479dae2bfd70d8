import type { Page } from '@potli/api';
import type { ReportList, WaitingReport } from '@potli/api/contract/adminReports';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { refusedBody } from '../../../db/schema/refusedBody.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';
import { type PageRequest, toPage, windowOf } from '../../platform/shared/paging.ts';
import { ticketNumber } from '../disputes/ticketNumber.ts';
import type { ReportKey } from '../reports/lockOrders.ts';
import { claimOfClick, isOpenReport, isOtherBody } from '../review/readOpenReports.ts';
import { toShownBody } from './toShownBody.ts';

export interface WaitingQuery extends PageRequest {
  list: ReportList;
  network?: string | undefined;
}

/** What a row of `waitingReports` is. */
type Kind = 'refused' | 'parked' | 'conflict' | 'otherBody';

const KINDS: Record<ReportList, readonly Kind[]> = {
  all: ['refused', 'parked', 'conflict', 'otherBody'],
  refused: ['refused'],
  waiting: ['parked'],
  conflict: ['conflict'],
  otherBody: ['otherBody'],
};

/** All that waits of all networks, of the bank and of the payment provider, without what was sent. */
const waitingReports = (queries: Queries): SQL => sql`
  select 'refused' as kind, door, network, 'refused-' || id as event_id, first_at as received_at, sha256, id as refused_id
  from ${refusedBody} where ${eq(refusedBody.state, 'refused')}
  union all
  select outcome, 'network', network, event_id, received_at, body_sha256, null
  from ${orderReport} where ${isOpenReport(queries)}
  union all
  select 'otherBody', 'network', network, event_id, received_at, sha256, null
  from ${reportBody} where ${isOtherBody(queries)}`;

const kind = sql<Kind>`waiting.kind`;
const network = sql<string>`waiting.network`;
const eventId = sql<string>`waiting.event_id`;
const receivedAt = sql<Date>`waiting.received_at`.mapWith(orderReport.receivedAt);
const sha256 = sql`waiting.sha256`;
const refusedId = sql`waiting.refused_id`;
const oldestFirst = [receivedAt, network, eventId, kind, sha256];

/** A page of reports that wait for a person, the oldest first (docs/networks.md#reports-that-wait). */
export async function readWaitingReports(queries: Queries, asked: WaitingQuery): Promise<Page<WaitingReport>> {
  const where = and(inArray(kind, [...KINDS[asked.list]]), asked.network ? eq(network, asked.network) : undefined);
  const from = sql`(${waitingReports(queries)}) as waiting where ${where}`;
  const { limit, offset } = windowOf(asked);
  const page = sql`(select * from ${from} order by ${sql.join(oldestFirst, sql`, `)} limit ${limit} offset ${offset}) as waiting`;
  const rows = await detailsOf(queries, page);
  const counted = await queries.execute<{ count: string }>(sql`select count(*) from ${from}`);
  return toPage(rows, Number(counted.rows[0]?.count ?? 0), asked);
}

async function detailsOf(queries: Queries, page: SQL): Promise<WaitingReport[]> {
  const rows = await queries
    .select({
      kind,
      network,
      eventId,
      receivedAt,
      sender: sql<WaitingReport['sender']>`waiting.door`,
      sha256: sql<string | null>`encode(${sha256}, 'hex')`,
      orderId: orderReport.networkOrderId,
      clickId: orderReport.clickId,
      adapter: sql<string | null>`coalesce(${refusedBody.adapter}, ${orderReport.adapter})`,
      refusal: { reason: refusedBody.reason, times: refusedBody.times, lastAt: refusedBody.lastAt },
      byteCount: sql<number | null>`coalesce(${refusedBody.byteCount}, octet_length(${reportBody.body}))`,
      body: sql<Buffer | null>`coalesce(${refusedBody.body}, ${reportBody.body})`,
      claim: { id: dispute.id, createdAt: dispute.createdAt },
    })
    .from(page)
    .leftJoin(orderReport, and(isNull(refusedId), eq(orderReport.network, network), eq(orderReport.eventId, eventId)))
    .leftJoin(
      reportBody,
      and(eq(reportBody.network, network), eq(reportBody.eventId, eventId), eq(reportBody.sha256, sha256)),
    )
    .leftJoin(refusedBody, eq(refusedBody.id, refusedId))
    .leftJoin(dispute, and(eq(kind, 'parked'), sql`${dispute.id} = (${claimOfClick})::bigint`))
    .orderBy(...oldestFirst);
  return rows.map(({ kind: of, claim, refusal, body, sha256: hash, ...row }) => ({
    ...row,
    key: `${of} ${row.network} ${row.eventId} ${hash ?? ''}`,
    problem: of === 'parked' && claim ? 'claimed' : of,
    claim: claim && ticketNumber(claim),
    receivedAt: row.receivedAt.toISOString(),
    reason: refusal && toShownBody(refusal.reason, row.sender),
    times: refusal?.times ?? 1,
    lastAt: refusal?.lastAt.toISOString() ?? null,
    body: body && toShownBody(body.toString(), row.sender),
  }));
}

/** A report in the order in which they are read again. */
export interface ReplayKey extends ReportKey {
  receivedAt: Date;
}

/** The next reports that can be read again, oldest first: refused ones of networks, and those that wait or contradict others. */
export async function readReplayable(
  queries: Queries,
  { after, limit }: { after: ReplayKey | null; limit: number },
): Promise<ReplayKey[]> {
  // as exact as clients hand it back
  const at = sql`date_trunc('milliseconds', ${receivedAt})`;
  const later =
    after === null
      ? undefined
      : sql`(${at}, ${network}, ${eventId}) > (${after.receivedAt}, ${after.network}, ${after.eventId})`;
  return queries
    .select({ network, eventId, receivedAt })
    .from(sql`(${waitingReports(queries)}) as waiting`)
    .where(and(eq(sql`waiting.door`, 'network'), inArray(kind, ['refused', 'parked', 'conflict']), later))
    .orderBy(at, network, eventId)
    .limit(limit);
}
