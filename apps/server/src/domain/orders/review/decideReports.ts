import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { closeRefused } from '../../platform/refused/closeRefused.ts';
import { readRefusedName } from '../../platform/refused/refusedName.ts';
import type { Origin } from '../apply/mergeReports.ts';
import { findOrders } from '../apply/orderRows.ts';
import { findOrigins } from '../apply/origins.ts';
import { readRateCards } from '../rates/rateCards.ts';
import { lockOrders, type ReportKey } from '../reports/lockOrders.ts';
import type { FindAdapter } from '../reports/ReportAdapter.ts';
import { isReport, type ReportRow, readEvents, saveOutcomes } from '../reports/reportRows.ts';
import { replayReport } from './replayReports.ts';
import { isUnclosed, saveDecision } from './reportDecisions.ts';

interface Deciding {
  by: Operator;
  now?: Date;
}

interface Assignment extends ReportKey, Deciding {
  clickId: string;
}

/**
 * Gives a report that waits or contradicts others the click to which its order belongs, and applies it. Other open reports of
 * the same order that named the same get it, too. Part of the caller's transaction.
 * @returns how many reports count now
 * @throws OperatorError where the report or the click does not exist, the report counts already, the click went out by another
 * network, or the order belongs to another click; then nothing has changed
 */
export async function assignReport(
  queries: Queries,
  findAdapter: FindAdapter,
  { network, eventId, clickId, by, now = new Date() }: Assignment,
): Promise<number> {
  if (readRefusedName(eventId) !== undefined)
    throw new OperatorError('A refused report names no order that can be read. Replay it first.');
  const stored = await lockOpen(queries, { network, eventId });
  await checkClick(queries, stored, clickId);
  const group = [stored, ...(await readSiblings(queries, stored))];
  for (const each of group) {
    await saveDecision(queries, each, clickId, now);
    if (await replayReport(queries, findAdapter, each, { now, by })) continue;
    throw new OperatorError(`The report ${each.eventId} does not fit to click ${clickId}: nothing was changed.`);
  }
  return group.length;
}

interface Closing extends ReportKey, Deciding {
  reason: string;
}

/**
 * Says of a report that was refused, waits or contradicts others that nothing will come of it: it is not listed any more, and never
 * counts. Part of the caller's transaction.
 * @throws OperatorError where there is no such report, or it counts
 */
export async function closeReport(
  queries: Queries,
  { network, eventId, reason, by, now = new Date() }: Closing,
): Promise<void> {
  const id = readRefusedName(eventId);
  if (id !== undefined) return closeRefused(queries, { network, id, reason, by, now });
  const key = { network, eventId };
  const stored = await lockOpen(queries, key, { orOtherBody: true });
  const { outcome } = stored;
  if (!(await isListed(queries, key)))
    throw new OperatorError(`The report ${eventId} of ${network} is closed already.`);
  // one that waits would count with the next report of its order
  if (outcome === 'parked') await saveOutcomes(queries, [{ report: key, outcome: 'conflict' }]);
  await saveDecision(queries, key, null, now);
  const change = { before: { outcome }, after: { outcome: 'closed', reason } };
  await recordAudit(queries, { ...by, object: `report ${network} ${eventId}`, ...change });
}

/** A report that does not count, locked with its order. @throws OperatorError */
async function lockOpen(queries: Queries, key: ReportKey, { orOtherBody = false } = {}): Promise<ReportRow> {
  const [found] = await readEvents(queries, [key]);
  if (!found) throw new OperatorError(`There is no report of ${key.network} with the id ${key.eventId}.`);
  await lockOrders(queries, [{ network: found.network, orderId: found.networkOrderId }], [key]);
  const [stored = found] = await readEvents(queries, [key]);
  const isOpen = stored.outcome === 'parked' || stored.outcome === 'conflict';
  if (!isOpen && !(orOtherBody && (await hasOtherBody(queries, key)))) {
    throw new OperatorError(`The report ${key.eventId} of ${key.network} counts already.`);
  }
  return stored;
}

/** Whether there is something of it that no operator has closed. */
async function isListed(queries: Queries, key: ReportKey): Promise<boolean> {
  const isOpen = and(inArray(orderReport.outcome, ['parked', 'conflict']), isUnclosed(queries, orderReport));
  const open = await queries
    .select({ network: orderReport.network })
    .from(orderReport)
    .where(and(isReport(key), isOpen));
  return open.length > 0 || hasOtherBody(queries, key);
}

async function hasOtherBody(queries: Queries, { network, eventId }: ReportKey): Promise<boolean> {
  const ofEvent = and(
    eq(reportBody.network, network),
    eq(reportBody.eventId, eventId),
    eq(reportBody.isConflict, true),
  );
  return (await queries.select({ network: reportBody.network }).from(reportBody).where(ofEvent).limit(1)).length > 0;
}

/** @throws OperatorError for a click to which the order cannot belong */
async function checkClick(queries: Queries, report: ReportRow, clickId: string): Promise<void> {
  const { network, networkOrderId: orderId } = report;
  const origin: Origin | undefined = (await findOrigins(queries, [clickId])).get(clickId);
  if (!origin) throw new OperatorError(`There is no click ${clickId}.`);
  const card = (await readRateCards(queries, [origin.rateCardId]))(origin.rateCardId);
  if (card.network !== null && card.network !== network) {
    throw new OperatorError(`Click ${clickId} went out by ${card.network}, not by ${network}.`);
  }
  const [order] = await findOrders(queries, [{ network, orderId }]);
  if (order && order.clickId !== clickId) {
    const whose = order.memberId === origin.memberId ? 'another click of the member' : 'another member';
    throw new OperatorError(`Order ${orderId} of ${network} belongs to ${whose}: click ${order.clickId ?? 'none'}.`);
  }
}

/** Other open reports of the order that name the same click, or none. */
function readSiblings(queries: Queries, report: ReportRow): Promise<ReportRow[]> {
  const { network, networkOrderId, clickId } = report;
  return queries
    .select()
    .from(orderReport)
    .where(
      and(
        eq(orderReport.network, network),
        eq(orderReport.networkOrderId, networkOrderId),
        inArray(orderReport.outcome, ['parked', 'conflict']),
        ne(orderReport.eventId, report.eventId),
      ),
    )
    .then((rows) => rows.filter((row) => row.clickId === null || row.clickId === clickId));
}
