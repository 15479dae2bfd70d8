import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { reportBody } from '../../db/schema/reportBody.ts';
import { orderReport } from '../../db/schema/shopOrder.ts';
import { isUnclosed } from './reportDecisions.ts';

/** A report that an operator has to look at. */
export interface OpenReport {
  network: string;
  eventId: string;
  orderId: string;
  clickId: string | null;
  /** `otherBody`: its event came before with another body, which was read instead. */
  problem: 'parked' | 'conflict' | 'otherBody';
  receivedAt: Date;
  /** As sent; null for reports from before bodies were kept. */
  body: string | null;
}

const MOST = 500;

const { network, eventId, networkOrderId: orderId, clickId, receivedAt } = orderReport;
const fields = { network, eventId, orderId, clickId, receivedAt };
const ofEvent = and(eq(reportBody.network, orderReport.network), eq(reportBody.eventId, orderReport.eventId));

/** Reports that wait for their click, oldest first; at most 500. */
export const readParkedReports = (queries: Queries): Promise<OpenReport[]> => readUnsettled(queries, ['parked']);

/** Reports that wait, or contradict others, oldest first; at most 500 of each kind. */
export async function readOpenReports(queries: Queries): Promise<OpenReport[]> {
  const waiting = await readUnsettled(queries, ['parked', 'conflict']);
  const differing = await queries
    .select({ ...fields, receivedAt: reportBody.receivedAt, body: reportBody.body })
    .from(reportBody)
    .innerJoin(orderReport, ofEvent)
    .where(and(eq(reportBody.isConflict, true), isUnclosed(queries, reportBody)))
    .orderBy(asc(reportBody.receivedAt))
    .limit(MOST);
  return [...waiting, ...differing.map((row) => toOpen(row, 'otherBody'))];
}

async function readUnsettled(queries: Queries, outcomes: ('parked' | 'conflict')[]): Promise<OpenReport[]> {
  const rows = await queries
    .select({ ...fields, outcome: orderReport.outcome, body: reportBody.body })
    .from(orderReport)
    .leftJoin(reportBody, and(ofEvent, eq(reportBody.sha256, orderReport.bodySha256)))
    .where(and(inArray(orderReport.outcome, outcomes), isUnclosed(queries, orderReport)))
    .orderBy(asc(orderReport.receivedAt))
    .limit(MOST);
  return rows.map(({ outcome, ...row }) => toOpen(row, outcome === 'conflict' ? 'conflict' : 'parked'));
}

type Row = Omit<OpenReport, 'problem' | 'body'> & { body: Buffer | null };

const toOpen = ({ body, ...row }: Row, problem: OpenReport['problem']): OpenReport => ({
  ...row,
  problem,
  body: body?.toString() ?? null,
});
