import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { reportBody } from '../../db/schema/reportBody.ts';
import { orderReport } from '../../db/schema/shopOrder.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import type { OrderReport } from './OrderReport.ts';
import { isReport, lockOrder, type ReportRow, saveReading, toReport } from './orderRows.ts';
import { checkReport, settleReport } from './receiveReport.ts';
import { findAdapter } from './reportAdapters.ts';

type Key = Pick<ReportRow, 'network' | 'eventId'>;

export interface Replay {
  /** Reports that count now. */
  settled: number;
  /** Those that still wait, or are in conflict. */
  waiting: number;
  /** Those that cannot be read or applied; they stay as they are. */
  failed: (Key & { error: unknown })[];
}

/**
 * Reads all reports that are parked or in conflict again from their bodies, and applies them, oldest first, each by
 * itself.
 */
export async function replayReports({ orm }: Pick<Database, 'orm'>, now = new Date()): Promise<Replay> {
  const keys = await orm
    .select({ network: orderReport.network, eventId: orderReport.eventId })
    .from(orderReport)
    .where(inArray(orderReport.outcome, ['parked', 'conflict']))
    .orderBy(asc(orderReport.receivedAt), asc(orderReport.network), asc(orderReport.eventId));
  const replay: Replay = { settled: 0, waiting: 0, failed: [] };
  for (const key of keys) {
    try {
      const isSettled = await orm.transaction((queries) => replayReport(queries, key, now));
      if (isSettled) replay.settled += 1;
      else replay.waiting += 1;
    } catch (error) {
      replay.failed.push({ ...key, error });
    }
  }
  return replay;
}

async function replayReport(queries: Queries, key: Key, now: Date): Promise<boolean> {
  const [kept] = await queries.select().from(orderReport).where(isReport(key));
  if (!kept) throw new Error('A report disappeared before it was replayed');
  const { report, version } = await readAgain(queries, kept);
  checkReport(report, now);
  await lockOrder(queries, report);
  // it may have come again meanwhile, and be settled
  const [locked] = await queries.select().from(orderReport).where(isReport(key)).for('update');
  if (locked?.outcome === 'applied' || locked?.outcome === 'stale') return true;
  if (version !== null) await saveReading(queries, report, version);
  const outcome = await settleReport(queries, report, now, kept);
  return outcome === 'applied' || outcome === 'stale';
}

/** The report in its body, as the newest version of its adapter reads it; without a body, as it was read. */
async function readAgain(queries: Queries, kept: ReportRow): Promise<{ report: OrderReport; version: number | null }> {
  const { network, eventId, bodySha256, adapter: name } = kept;
  if (!bodySha256 || name === null) return { report: toReport(kept), version: null };
  const adapter = findAdapter(name);
  if (!adapter) throw new OperatorError(`There is no adapter "${name}" any more`);
  const [found] = await queries
    .select({ contentType: reportBody.contentType, body: reportBody.body })
    .from(reportBody)
    .where(and(eq(reportBody.network, network), eq(reportBody.eventId, eventId), eq(reportBody.sha256, bodySha256)));
  if (!found) throw new OperatorError('The body of a report is missing');
  const report = adapter.read({ network, ...found });
  if (report.eventId !== eventId) throw new OperatorError(`The adapter reads another event: ${report.eventId}`);
  return { report, version: adapter.version };
}
