import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';
import { fromForeignColumns, toForeignColumns } from './foreignAmounts.ts';
import type { OrderName, ReportKey } from './lockOrders.ts';
import type { OrderReport, ReportOutcome } from './OrderReport.ts';
import type { ReadBody } from './reportBodies.ts';
import { fromPartRows, toPartRows } from './reportParts.ts';

export type ReportRow = typeof orderReport.$inferSelect;

/** The outcome of a stored report. */
export type StoredOutcome = Exclude<ReportOutcome, 'duplicate'>;

export const isReport = ({ network, eventId }: ReportKey) =>
  and(eq(orderReport.network, network), eq(orderReport.eventId, eventId));

/** All reports of these events. */
export function readEvents(queries: Queries, events: readonly ReportKey[]): Promise<ReportRow[]> {
  const pairs = events.map(({ network, eventId }) => [network, eventId] as const);
  return queries
    .select()
    .from(orderReport)
    .where(isOneOf([orderReport.network, orderReport.eventId], pairs));
}

/** All reports of orders but those that are in conflict with them. */
export function readStoredReports(queries: Queries, orders: readonly OrderName[]): Promise<ReportRow[]> {
  const pairs = orders.map(({ network, orderId }) => [network, orderId] as const);
  return queries
    .select()
    .from(orderReport)
    .where(
      and(isOneOf([orderReport.network, orderReport.networkOrderId], pairs), sql`${orderReport.outcome} <> 'conflict'`),
    );
}

const toColumns = (report: OrderReport) => {
  const { network, eventId, orderId, clickId, status, saleAmountPaise, occurredAt } = report;
  const { reason = null, category = null, commissionPaise = null } = report;
  const { storeOrderId = null, actionId = null, isStalled = false } = report;
  const { source = 'signed', precision = 'millisecond', statedAt = occurredAt } = report;
  return {
    network,
    eventId,
    clickId,
    status,
    occurredAt,
    reason,
    category,
    commissionPaise,
    source,
    precision,
    statedAt,
    storeOrderId,
    actionId,
    isStalled,
    networkOrderId: orderId,
    salePaise: saleAmountPaise,
    ...toForeignColumns(report.foreign),
    parts: toPartRows(report.parts),
  };
};

interface NewReport {
  report: OrderReport;
  body: ReadBody;
  outcome: StoredOutcome;
}

/** Stores new reports. */
export async function saveReports(queries: Queries, reports: readonly NewReport[], receivedAt: Date): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map(({ report, outcome, body: { sha256, adapter } }) => ({
    ...toColumns(report),
    outcome,
    receivedAt,
    bodySha256: sha256,
    adapter: adapter.name,
    adapterVersion: adapter.version,
  }));
  await insertRows(queries, orderReport, rows);
}

/** Writes what a newer version of the adapter reads in a body. */
export async function saveReading(queries: Queries, report: OrderReport, adapterVersion: number): Promise<void> {
  await queries
    .update(orderReport)
    .set({ ...toColumns(report), adapterVersion })
    .where(isReport(report));
}

/** Writes the outcomes of reports that are stored already. */
export async function saveOutcomes(
  queries: Queries,
  changed: readonly { report: ReportKey; outcome: StoredOutcome }[],
): Promise<void> {
  if (changed.length === 0) return;
  const records = changed.map(({ report: { network, eventId }, outcome }) => ({ network, event_id: eventId, outcome }));
  await queries.execute(sql`
    update ${orderReport} set outcome = changed.outcome
    from json_to_recordset(${JSON.stringify(records)}) as changed (network text, event_id text, outcome text)
    where ${orderReport.network} = changed.network and ${orderReport.eventId} = changed.event_id`);
}

/** Updates the time of statements that a later list repeats. */
export async function saveStatedAt(queries: Queries, again: readonly OrderReport[]): Promise<void> {
  if (again.length === 0) return;
  const records = again.map(({ network, eventId, statedAt }) => ({ network, event_id: eventId, told_at: statedAt }));
  await queries.execute(sql`
    update ${orderReport} set told_at = again.told_at
    from json_to_recordset(${JSON.stringify(records)}) as again (network text, event_id text, told_at timestamptz)
    where ${orderReport.network} = again.network and ${orderReport.eventId} = again.event_id`);
}

/** The report of a row. */
export function toReport({ networkOrderId, salePaise, ...row }: ReportRow): OrderReport {
  const { network, eventId, clickId, status, occurredAt, reason, category, commissionPaise } = row;
  const { source, precision, statedAt, storeOrderId, actionId, isStalled } = row;
  return {
    network,
    eventId,
    clickId,
    status,
    occurredAt,
    reason,
    category,
    commissionPaise,
    source,
    precision,
    statedAt: statedAt ?? occurredAt,
    storeOrderId,
    actionId,
    isStalled,
    orderId: networkOrderId,
    saleAmountPaise: salePaise,
    ...(row.currency !== null && { foreign: fromForeignColumns(row) }),
    ...(row.parts && { parts: fromPartRows(row.parts) }),
  };
}
