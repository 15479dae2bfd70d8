import { nameKey } from './nameKey.ts';
import type { OrderReport } from './OrderReport.ts';
import type { ReadBody } from './reportBodies.ts';
import { type KeptOutcome, type ReportRow, toReport } from './reportRows.ts';

/** A report that is kept or about to be, with its outcome so far. */
export interface ToldReport {
  report: OrderReport;
  outcome: KeptOutcome;
  /** As it was kept before; absent for a report that is new. */
  row?: ReportRow;
  /** Of a new report. */
  body?: ReadBody;
}

/** The reports of a group's events and orders. */
export interface ToldReports {
  ofEvent(report: OrderReport): ToldReport | undefined;
  /** All reports of the order but those that are in conflict with it. */
  ofOrder(report: OrderReport): ToldReport[];
  add(told: ToldReport): void;
  all(): Iterable<ToldReport>;
}

const eventKey = ({ network, eventId }: OrderReport) => nameKey(network, eventId);
const orderKey = ({ network, orderId }: OrderReport) => nameKey(network, orderId);

/** @param rows those that were kept before */
export function createToldReports(rows: readonly ReportRow[]): ToldReports {
  const events = new Map<string, ToldReport>();
  const orders = new Map<string, Set<ToldReport>>();
  function add(told: ToldReport): void {
    const order = orderKey(told.report);
    events.set(eventKey(told.report), told);
    orders.set(order, (orders.get(order) ?? new Set()).add(told));
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
        (told) => told.outcome !== 'conflict' && orderKey(told.report) === orderKey(report),
      ),
    all: () => events.values(),
  };
}

/** Whether a report is the one that came before with its id: byte by byte. */
export function isSame({ row, body, report }: ToldReport, sent: { report: OrderReport; body: ReadBody }): boolean {
  const sha256 = body?.sha256 ?? row?.bodySha256;
  if (sha256) return sha256.equals(sent.body.sha256);
  // from before bodies were kept
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
