import type { Queries } from '../../../db/database.ts';
import { isOneOf } from '../../../db/isOneOf.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { isHeld } from '../../ledger/books/bookEntries.ts';
import { atRate } from '../reports/foreignAmounts.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport, ReportOutcome } from '../reports/OrderReport.ts';
import { type ReportRow, readStoredReports } from '../reports/reportRows.ts';
import type { ReportSource } from '../reports/reportSource.ts';
import { nameReports } from './nameReports.ts';
import type { OrderRow } from './orderRows.ts';
import type { ReadReport } from './ReadReport.ts';

/** The state of an order in a report. Amounts in paise; null where the report has none. */
export interface ReportedState {
  status: OrderReport['status'];
  salePaise: bigint | null;
  commissionPaise: bigint | null;
}

/** Why a line of a list does not say what counts. `overruled`: another report is valid. `held`: its approval waits for a person. */
export type IneffectiveReason = 'parked' | 'conflict' | 'overruled' | 'held';

/** A line that was read and changes nothing, although it says something else than what counts. */
export interface IneffectiveReport {
  orderId: string;
  why: IneffectiveReason;
  says: ReportedState;
  /** What counts instead, and who says so since when; null where the order is not known. */
  counts: (ReportedState & { source: ReportSource; since: Date }) | null;
}

/** A line that was received, and what became of it. */
export interface ReceivedReport extends ReadReport {
  outcome: ReportOutcome;
}

/**
 * Finds of reports of a list, which were received just now, those that have no effect. A line that was applied
 * and then corrected by a later line of the same list had one.
 * @param asOf the moment for which the list speaks
 * @returns for each report, in the order given, why it has no effect; undefined where it says what counts
 */
export async function findIneffective(
  queries: Queries,
  received: readonly ReceivedReport[],
  asOf: Date,
): Promise<(IneffectiveReport | undefined)[]> {
  if (received.length === 0) return [];
  const named = await nameReports(queries, received);
  const names = named.map(({ report }) => report);
  const reports = await readStoredReports(queries, names);
  const orders = await readOrdersOf(queries, names);
  return received.map(({ outcome, body }, place) => {
    const listed = named[place]?.report ?? names[0];
    if (!listed) return undefined;
    const key = nameKey(listed.network, listed.orderId);
    const order = orders.get(key);
    const own = reports.find((row) => nameKey(row.network, row.networkOrderId) === key && isOf(row, body.sha256));
    const report = atKnownRate(listed, [order, own]);
    const valid = order && reports.find((row) => row.network === order.network && row.eventId === order.versionEvent);
    const why = whyIneffective({ outcome, report, order, own, valid, asOf });
    return (
      why && {
        orderId: report.storeOrderId ?? report.orderId,
        why,
        says: reportedStateOf(report),
        counts: countsOf(order, valid),
      }
    );
  });
}

async function readOrdersOf(queries: Queries, names: readonly OrderReport[]): Promise<Map<string, OrderRow>> {
  const pairs = names.map(({ network, orderId }) => [network, orderId] as const);
  const rows = await queries
    .select()
    .from(shopOrder)
    .where(isOneOf([shopOrder.network, shopOrder.networkOrderId], pairs));
  return new Map(rows.map((row) => [nameKey(row.network, row.networkOrderId), row]));
}

/** At the rate of the order, so that only other amounts differ; else at its own. */
function atKnownRate(report: OrderReport, rows: readonly (OrderRow | ReportRow | undefined)[]): OrderReport {
  const { currency } = report.foreign ?? {};
  const rate = currency && rows.find((row) => row?.currency === currency)?.exchangeRate;
  return rate ? atRate(report, rate) : report;
}

const isOf = (row: ReportRow, sha256: Buffer) => row.bodySha256?.equals(sha256) === true;

interface ReceivedLine {
  outcome: ReportOutcome;
  report: OrderReport;
  order: OrderRow | undefined;
  /** The stored report; absent where it is in conflict. */
  own: ReportRow | undefined;
  /** The report of the order that is valid. */
  valid: ReportRow | undefined;
  asOf: Date;
}

function whyIneffective({ outcome, report, order, own, valid, asOf }: ReceivedLine): IneffectiveReason | undefined {
  if (outcome === 'conflict' || (outcome === 'duplicate' && !own)) return 'conflict';
  if (outcome === 'parked' || !order) return 'parked';
  if (isHeld(order) && report.status === 'approved') return 'held';
  if (outcome === 'applied' || !differs(report, order)) return undefined;
  // a list that has several lines of an order says the last of them, each time it is read
  const isSameList = outcome === 'duplicate' && valid?.source === 'list' && isOfList(valid, asOf);
  return isSameList ? undefined : 'overruled';
}

/** Lists that are called by the name of one day are distinguished by milliseconds (`dateReport.ts`). */
const SAME_DAY_MS = 1_000;

function isOfList({ statedAt }: ReportRow, asOf: Date): boolean {
  const after = (statedAt?.getTime() ?? Number.NaN) - asOf.getTime();
  return after >= 0 && after < SAME_DAY_MS;
}

function differs(report: OrderReport, order: OrderRow): boolean {
  const { status, salePaise, commissionPaise } = reportedStateOf(report);
  return (
    status !== order.status ||
    (salePaise !== null && salePaise !== order.salePaise) ||
    (commissionPaise !== null && commissionPaise !== order.commissionPaise)
  );
}

/** A rejection without an amount says none, and 0 as commission is unknown until the approval. */
function reportedStateOf({ status, saleAmountPaise, commissionPaise = null, foreign }: OrderReport): ReportedState {
  // its rupees are unknown
  if (foreign && foreign.rate === undefined) return { status, salePaise: null, commissionPaise: null };
  const isUnknown = status === 'rejected' || (status === 'tracked' && commissionPaise === 0n);
  return {
    status,
    salePaise: status === 'rejected' && saleAmountPaise === 0n ? null : saleAmountPaise,
    commissionPaise: isUnknown ? null : commissionPaise,
  };
}

function countsOf(order: OrderRow | undefined, valid: ReportRow | undefined): IneffectiveReport['counts'] {
  if (!order) return null;
  const { status, salePaise, commissionEstimated, commissionPaise, versionAt } = order;
  return {
    status,
    salePaise,
    commissionPaise: commissionEstimated ? null : commissionPaise,
    source: valid?.source ?? 'signed',
    since: valid?.statedAt ?? versionAt,
  };
}
