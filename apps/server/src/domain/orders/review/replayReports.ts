import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { orderReport } from '../../../db/schema/shopOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { applyLocked, recountOrder } from '../apply/applyReports.ts';
import { nameReports, possibleNames } from '../apply/nameReports.ts';
import { priceReports } from '../apply/priceReports.ts';
import type { ReadReport } from '../apply/ReadReport.ts';
import { checkReport } from '../reports/checkReport.ts';
import { lockOrders, type ReportKey } from '../reports/lockOrders.ts';
import type { FindAdapter } from '../reports/ReportAdapter.ts';
import { ownBody, toReadBody } from '../reports/reportBodies.ts';
import { isReport, type ReportRow, readEvents, toReport } from '../reports/reportRows.ts';
import { isOpenReport, readOverruledOrders } from './readOpenReports.ts';
import { readAssignedClick } from './reportDecisions.ts';

export interface Replay {
  /** Reports that count now. */
  applied: number;
  /** Those that still wait, or are in conflict. */
  waiting: number;
  /** Those that cannot be read or applied; they stay as they are. */
  failed: (ReportKey & { error: unknown })[];
}

interface ReplayOptions {
  /** This report only. */
  only?: ReportKey | undefined;
  now?: Date;
  /** For a row of the audit log for each report that counts now; absent where the shop does it itself. */
  by?: Operator;
}

/**
 * Reads all reports that are parked or in conflict again from their bodies, and applies them, oldest first, each by
 * itself.
 */
export async function replayReports(
  { orm }: Pick<Database, 'orm'>,
  findAdapter: FindAdapter,
  { only, now = new Date(), by }: ReplayOptions = {},
): Promise<Replay> {
  const keys = await orm
    .select({ network: orderReport.network, eventId: orderReport.eventId })
    .from(orderReport)
    .where(and(isOpenReport(orm), only && isReport(only)))
    .orderBy(asc(orderReport.receivedAt), asc(orderReport.network), asc(orderReport.eventId));
  const replay: Replay = { applied: 0, waiting: 0, failed: [] };
  for (const key of keys) {
    try {
      const isApplied = await orm.transaction((queries) => replayReport(queries, findAdapter, key, { now, by }));
      if (isApplied) replay.applied += 1;
      else replay.waiting += 1;
    } catch (error) {
      replay.failed.push({ ...key, error });
    }
  }
  if (!only) await recountOverruled(orm, replay, now);
  return replay;
}

/** Orders that count a call from before lists went first get what the network itself says. */
async function recountOverruled(orm: Database['orm'], replay: Replay, now: Date): Promise<void> {
  for (const name of await readOverruledOrders(orm)) {
    await orm.transaction((queries) => recountOrder(queries, name, now));
    replay.applied += 1;
  }
}

interface Replaying {
  now: Date;
  by: Operator | undefined;
}

/** Reads one report again and applies it. Returns whether it counts now. Part of the caller's transaction. */
export async function replayReport(
  queries: Queries,
  findAdapter: FindAdapter,
  key: ReportKey,
  { now, by }: Replaying,
): Promise<boolean> {
  const [stored] = await readEvents(queries, [key]);
  if (!stored) throw new Error('A report disappeared before it was replayed');
  const [read] = await priceReports(queries, [await readAgain(queries, findAdapter, stored)], now);
  if (!read || read instanceof ProblemError) throw read;
  checkReport(read.report, now);
  await lockOrders(queries, possibleNames([read.report, toReport(stored)]), [key]);
  const [again = read] = await nameReports(queries, [read]);
  const [locked] = await readEvents(queries, [key]);
  // it may have come again meanwhile, and be applied
  if (!locked || locked.outcome === 'applied' || locked.outcome === 'stale') return true;
  const [outcome] = await applyLocked(queries, [again], { events: [{ ...locked, outcome: 'parked' }], now });
  if (outcome !== 'applied' && outcome !== 'stale') return false;
  if (by) {
    const change = { before: { outcome: locked.outcome }, after: { outcome } };
    await recordAudit(queries, { ...by, object: `report ${key.network} ${key.eventId}`, ...change });
  }
  return true;
}

/** The report as its body says it, with the click that an operator gave to it. */
async function readAgain(queries: Queries, findAdapter: FindAdapter, stored: ReportRow): Promise<ReadReport> {
  const again = await readBody(queries, findAdapter, stored);
  const clickId = await readAssignedClick(queries, stored);
  return clickId === undefined ? again : { ...again, report: { ...again.report, clickId } };
}

/** The report in its body, as the newest version of its adapter reads it; without a body, as it was read. */
async function readBody(queries: Queries, findAdapter: FindAdapter, stored: ReportRow): Promise<ReadReport> {
  const { network, eventId, bodySha256, adapter: name } = stored;
  if (!bodySha256 || name === null) return { report: toReport(stored), body: ownBody(toReport(stored)) };
  const adapter = findAdapter(name);
  if (!adapter) throw new OperatorError(`There is no adapter "${name}" any more`);
  const [found] = await queries
    .select({ contentType: reportBody.contentType, body: reportBody.body })
    .from(reportBody)
    .where(and(eq(reportBody.network, network), eq(reportBody.eventId, eventId), eq(reportBody.sha256, bodySha256)));
  if (!found) throw new OperatorError('The body of a report is missing');
  const sent = { network, ...found };
  // an adapter can derive the id from what it reads; its event stays the one under which it is stored
  return { report: { ...adapter.read(sent), eventId, source: stored.source }, body: toReadBody(sent, adapter) };
}
