import { nameKey } from './nameKey.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReadBody } from './reportBodies.ts';
import { type ReportRow, type StoredOutcome, toReport } from './reportRows.ts';

/** A report that is stored or about to be, with its outcome so far. */
export interface StoredReport {
  report: OrderReport;
  outcome: StoredOutcome;
  /** Its row; absent for a report that is new. */
  row?: ReportRow;
  /** Of a new report. */
  body?: ReadBody;
}

/** The reports of a group's events and orders. */
export interface StoredReports {
  ofEvent(report: OrderReport): StoredReport | undefined;
  /** All reports of the order but those that are in conflict with it. */
  ofOrder(report: OrderReport): StoredReport[];
  add(stored: StoredReport): void;
  all(): Iterable<StoredReport>;
}

const eventKey = ({ network, eventId }: OrderReport) => nameKey(network, eventId);
const orderKey = ({ network, orderId }: OrderReport) => nameKey(network, orderId);

/** @param rows those that are stored already */
export function createStoredReports(rows: readonly ReportRow[]): StoredReports {
  const events = new Map<string, StoredReport>();
  const orders = new Map<string, Set<StoredReport>>();
  function add(stored: StoredReport): void {
    const order = orderKey(stored.report);
    events.set(eventKey(stored.report), stored);
    orders.set(order, (orders.get(order) ?? new Set()).add(stored));
  }
  for (const row of rows) {
    const report = toReport(row);
    if (!events.has(eventKey(report))) add({ report, outcome: row.outcome, row });
  }
  return {
    add,
    ofEvent: (report) => events.get(eventKey(report)),
    ofOrder: (report) =>
      // one that was read again may be of another order by now
      [...(orders.get(orderKey(report)) ?? [])].filter(
        (stored) => stored.outcome !== 'conflict' && orderKey(stored.report) === orderKey(report),
      ),
    all: () => events.values(),
  };
}

/** Whether a report is the one that came before with its id: byte by byte. */
export function isSame({ row, body, report }: StoredReport, sent: { report: OrderReport; body: ReadBody }): boolean {
  const sha256 = body?.sha256 ?? row?.bodySha256;
  if (sha256) return sha256.equals(sent.body.sha256);
  // from before bodies were stored
  const [one, other] = [report, sent.report];
  return (
    one.orderId === other.orderId &&
    one.clickId === other.clickId &&
    one.status === other.status &&
    one.saleAmountPaise === other.saleAmountPaise &&
    one.occurredAt.getTime() === other.occurredAt.getTime() &&
    one.reason === (other.reason ?? null) &&
    one.category === (other.category ?? null) &&
    one.commissionPaise === (other.commissionPaise ?? null)
  );
}
