import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { dispute } from '../../../db/schema/dispute.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import type { OrderName } from '../reports/lockOrders.ts';
import { isUnclosed } from './reportDecisions.ts';

/** A report that an operator has to look at. */
export interface OpenReport {
  network: string;
  eventId: string;
  orderId: string;
  clickId: string | null;
  /**
   * `otherBody`: its event came before with another body, which was read instead. `claimed`: it has only the click of a granted
   * claim whose order is not known. `overruled`: its order still counts a call, from before lists went first.
   */
  problem: 'parked' | 'conflict' | 'otherBody' | 'claimed' | 'overruled';
  /** The claim, where the reason is `claimed`. */
  claimId: string | null;
  receivedAt: Date;
  /** As sent; null for reports from before bodies were stored. */
  body: string | null;
}

const MOST = 500;

/** It waits or contradicts others, and no operator has closed it. */
export const isOpenReport = (queries: Queries) =>
  and(inArray(orderReport.outcome, ['parked', 'conflict']), isUnclosed(queries, orderReport));

/** Its event came before with another body, and no operator has closed it. */
export const isOtherBody = (queries: Queries) => and(eq(reportBody.isConflict, true), isUnclosed(queries, reportBody));

const { network, eventId, networkOrderId: orderId, clickId, receivedAt } = orderReport;
const fields = { network, eventId, orderId, clickId, receivedAt };
const ofEvent = and(eq(reportBody.network, orderReport.network), eq(reportBody.eventId, orderReport.eventId));

/** Reports that wait for their click, oldest first; at most 500. */
export const readParkedReports = (queries: Queries): Promise<OpenReport[]> => readByOutcome(queries, ['parked']);

/** Reports that wait, or contradict others, oldest first; at most 500 of each kind. */
export async function readOpenReports(queries: Queries): Promise<OpenReport[]> {
  const waiting = await readByOutcome(queries, ['parked', 'conflict']);
  const differing = await queries
    .select({ ...fields, receivedAt: reportBody.receivedAt, body: reportBody.body })
    .from(reportBody)
    .innerJoin(orderReport, ofEvent)
    .where(isOtherBody(queries))
    .orderBy(asc(reportBody.receivedAt))
    .limit(MOST);
  return [...waiting, ...differing.map((row) => toOpen(row, 'otherBody')), ...(await readOverruled(queries))];
}

async function readByOutcome(queries: Queries, outcomes: ('parked' | 'conflict')[]): Promise<OpenReport[]> {
  const rows = await queries
    .select({ ...fields, outcome: orderReport.outcome, body: reportBody.body, claimId: claimOfClick })
    .from(orderReport)
    .leftJoin(reportBody, and(ofEvent, eq(reportBody.sha256, orderReport.bodySha256)))
    .where(and(inArray(orderReport.outcome, outcomes), isUnclosed(queries, orderReport)))
    .orderBy(asc(orderReport.receivedAt))
    .limit(MOST);
  return rows.map(({ outcome, claimId: claim, ...row }) => {
    const claimId = outcome === 'parked' ? claim : null;
    return toOpen({ ...row, claimId }, outcome === 'conflict' ? 'conflict' : claimId === null ? 'parked' : 'claimed');
  });
}

/** Whether a claim is a granted one of the click of a report, whose order is not known, or has the same number and is reported in parts. */
const isOfClaim = sql`${dispute.clickId}::text = lower(${orderReport.clickId}) and ${dispute.status} = 'APPROVED'
  and (${dispute.reportedOrderId} is null
    or lower(${dispute.storeOrderId}) in (lower(${orderReport.networkOrderId}), lower(${orderReport.storeOrderId})))`;
/** The id of the granted claim of the click of a report; null without one. */
export const claimOfClick = sql<string | null>`(select min(${dispute.id})::text from ${dispute} where ${isOfClaim})`;

const firstAt = sql<Date>`min(${receivedAt})`.mapWith(receivedAt);

/** Orders that wait until somebody says whether they are those of granted claims, with the claims. @param claimIds absent: of all claims */
export async function readClaimedOrders(queries: Queries, claimIds?: readonly bigint[]) {
  if (claimIds?.length === 0) return [];
  return queries
    .select({ claimId: dispute.id, network, orderId, receivedAt: firstAt })
    .from(orderReport)
    .innerJoin(dispute, isOfClaim)
    .where(
      and(
        eq(orderReport.outcome, 'parked'),
        isUnclosed(queries, orderReport),
        claimIds && inArray(dispute.id, [...claimIds]),
      ),
    )
    .groupBy(dispute.id, network, orderId)
    .orderBy(dispute.id, network, orderId);
}

/** A row for each granted claim that has such orders, with the column `at`: since when the first of them waits. */
export const claimsWithOrders = (queries: Queries): SQL => sql`
  select ${firstAt} as at from ${orderReport} inner join ${dispute} on ${isOfClaim}
  where ${orderReport.outcome} = 'parked' and ${isUnclosed(queries, orderReport)} group by ${dispute.id}`;

/** A row for each report that waits or contradicts others, with the column `at`; without those from before lists went first. */
export const openReportTimes = (queries: Queries): SQL => sql`
  select ${receivedAt} as at from ${orderReport}
  where ${orderReport.outcome} in ('parked', 'conflict') and ${isUnclosed(queries, orderReport)}
  union all select ${reportBody.receivedAt} from ${reportBody} inner join ${orderReport} on ${ofEvent}
  where ${reportBody.isConflict} and ${isUnclosed(queries, reportBody)}`;

/** Orders that count a call although the network itself has reported them. */
const isOverruled = and(
  eq(orderReport.network, shopOrder.network),
  eq(orderReport.eventId, shopOrder.versionEvent),
  eq(orderReport.source, 'hint'),
  sql`exists (select from order_report as said where said.network = ${shopOrder.network}
    and said.network_order_id = ${shopOrder.networkOrderId} and said.source <> 'hint'
    and said.outcome in ('applied', 'stale'))`,
);

async function readOverruled(queries: Queries): Promise<OpenReport[]> {
  const rows = await queries
    .select({ ...fields, body: reportBody.body })
    .from(orderReport)
    .innerJoin(shopOrder, isOverruled)
    .leftJoin(reportBody, and(ofEvent, eq(reportBody.sha256, orderReport.bodySha256)))
    .orderBy(asc(orderReport.receivedAt))
    .limit(MOST);
  return rows.map((row) => toOpen(row, 'overruled'));
}

/** The names of these orders. */
export const readOverruledOrders = (queries: Queries): Promise<OrderName[]> =>
  queries
    .select({ network: shopOrder.network, orderId: shopOrder.networkOrderId })
    .from(shopOrder)
    .innerJoin(orderReport, isOverruled);

type Row = Omit<OpenReport, 'problem' | 'body' | 'claimId'> & { body: Buffer | null; claimId?: string | null };

const toOpen = ({ body, claimId = null, ...row }: Row, problem: OpenReport['problem']): OpenReport => ({
  ...row,
  claimId,
  problem,
  body: body?.toString() ?? null,
});
