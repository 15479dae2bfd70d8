import { compareReports, statedAtOf } from './compareReports.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReadBody } from './reportBodies.ts';
import { isSame, type StoredReport, type StoredReports } from './storedReports.ts';
import { compareTimes } from './timePrecision.ts';

interface UndatedReport {
  report: OrderReport;
  body: ReadBody;
}

/** What a report is beside those that are stored. */
export interface DatedReport {
  /** With the time of the statement, and an id that no other report has. */
  report: OrderReport;
  /** The report that is stored with this id, or that says the same. */
  before?: StoredReport | undefined;
}

/**
 * Finds since when a source states the content of a report, and whether it repeats an earlier one (docs/decisions/073).
 * @param stored the reports of its order and of its event
 * @param now when it arrives
 */
export const dateReport = (sent: UndatedReport, stored: StoredReports, now: Date): DatedReport =>
  sent.report.source === 'list' ? dateListed(sent, stored, now) : dateCalled(sent.report, stored, now);

/**
 * Calls have a time of their own. Where that says which is later, it counts, in whatever order they arrive. Where it is
 * the same, because the network gives the time of the order, other content counts from now.
 */
function dateCalled(report: OrderReport, stored: StoredReports, now: Date): DatedReport {
  const before = stored.ofEvent(report);
  if (before) return { report: { ...report, statedAt: timeOf(before) }, before };
  const own = stored.ofOrder(report).filter((each) => each.report.source === (report.source ?? 'signed'));
  const last = own
    .map((each) => each.report)
    .toSorted(compareReports)
    .at(-1);
  return { report: { ...report, statedAt: new Date(last ? timeAfter(last, report, now) : report.occurredAt) } };
}

function timeAfter(last: OrderReport, report: OrderReport, now: Date): number {
  const order = compareTimes(report, last);
  const own = report.occurredAt.getTime();
  if (order < 0) return own;
  return Math.max(order > 0 ? own : now.getTime(), statedAtOf(last) + 1);
}

/** Lists that are called by the name of one day and say different things. */
const SAME_DAY_MS = 1_000;

/**
 * A list states what held at one moment: when it was asked for, or the day that its reader names. A line that the previous
 * list had is nothing new; one that only an older list had is a new report.
 */
function dateListed(sent: UndatedReport, stored: StoredReports, now: Date): DatedReport {
  const { report, body } = sent;
  const first = stored.ofEvent(report);
  const asOf = (body.sent.statedAt ?? now).getTime();
  if (first && (first.outcome === 'conflict' || first.outcome === 'parked')) {
    return { report: { ...report, statedAt: new Date(Math.max(asOf, timeOf(first).getTime())) }, before: first };
  }
  const words = stored.ofOrder(report).filter((each) => each.report.source === 'list');
  const sameDay = asOf < now.getTime() ? readBefore(words, asOf, now) : Number.NEGATIVE_INFINITY;
  const statedAt = Math.max(asOf, sameDay);
  const beside = neighbours(timesOf(words), statedAt, sameDay >= asOf);
  const again = words.find((each) => beside.has(timeOf(each).getTime()) && isSame(each, sent));
  if (again)
    return {
      report: { ...again.report, statedAt: new Date(Math.max(statedAt, timeOf(again).getTime())) },
      before: again,
    };
  const since = sameDay >= asOf ? statedAt + 1 : statedAt;
  // the same was reported before, and something else since
  const eventId = first ? `${report.eventId}-${since}` : report.eventId;
  return { report: { ...report, eventId, statedAt: new Date(since) } };
}

/** The last time of lists of this moment that earlier runs read. */
function readBefore(words: readonly StoredReport[], asOf: number, now: Date): number {
  const times = words.flatMap(({ row }) =>
    row && row.receivedAt < now ? (row.statedAt ?? row.occurredAt).getTime() : [],
  );
  return Math.max(...times.filter((time) => time >= asOf && time < asOf + SAME_DAY_MS));
}

/** The times of the lists that speak of this moment: the one of it, and unless an earlier run read that, those around it. */
function neighbours(times: readonly number[], at: number, isRead: boolean): Set<number> {
  if (isRead) return new Set([at]);
  const before = Math.max(...times.filter((time) => time < at));
  const after = Math.min(...times.filter((time) => time > at));
  return new Set([before, at, after]);
}

const timeOf = ({ report }: StoredReport) => new Date(statedAtOf(report));
const timesOf = (reports: readonly StoredReport[]) => reports.map(({ report }) => statedAtOf(report));
