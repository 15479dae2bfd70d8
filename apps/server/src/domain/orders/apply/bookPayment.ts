import type { Queries } from '../../../db/database.ts';
import { valueDateOf } from '../../ledger/books/closedMonths.ts';
import { findSettlements, paymentOf, type SettlementLine } from '../../ledger/books/settlementLines.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { changeOrder, type OrderChange } from './changeOrders.ts';
import { findOrder } from './orderRows.ts';
import { reassignLines } from './reassignLines.ts';
import { recountPaid } from './recountPaid.ts';

interface BookedPayment {
  /** The line that is booked. */
  line: SettlementLine;
  /** All lines of the order that count with it. */
  lines: readonly SettlementLine[];
  now: Date;
}

/**
 * Books a line of a statement for its bank's day; nothing until the order is reported. The caller has locked that.
 */
export async function bookPayment(queries: Queries, { line, lines, now }: BookedPayment): Promise<void> {
  const before = await findOrder(queries, { network: line.network, orderId: line.networkOrderId });
  if (!before) return;
  const valueAt = await valueDateOf(queries, line.settledAt);
  const payment = paymentOf(lines, before);
  const cause = `settlement ${line.id}` as const;
  const isCut = before.writtenOffMembers === 'decline';
  if (isCut && (await recountPaid(queries, { before, payment, cause, valueAt }, now))) return;
  await changeOrder(queries, { cause, before, after: { ...before, ...payment }, valueAt }, now);
}

interface ReportedOrders {
  /** What reports changed: of an order that is new, all its lines are booked. */
  changes: readonly OrderChange[];
  /** All reports of these orders. */
  reports: readonly OrderReport[];
}

/**
 * Books what networks had paid for orders before they were reported, by their name, or by a number or id that only now is
 * known to be theirs.
 */
export async function bookEarlyPayments(
  queries: Queries,
  { changes, reports }: ReportedOrders,
  now: Date,
): Promise<void> {
  const reassigned = await reassignLines(queries, { orders: changes.map(({ after }) => after), reports }, now);
  const made = changes.filter(({ before }) => before === undefined).map(({ after }) => after);
  const lines = await findSettlements(queries, [...made, ...reassigned]);
  for (const [index, line] of lines.entries()) {
    const isOfOrder = (each: Pick<SettlementLine, 'network' | 'networkOrderId'>) =>
      each.network === line.network && each.networkOrderId === line.networkOrderId;
    if (!made.some(isOfOrder) && !reassigned.some(({ id }) => id === line.id)) continue;
    await bookPayment(queries, { line, lines: lines.slice(0, index + 1).filter(isOfOrder), now });
  }
}
