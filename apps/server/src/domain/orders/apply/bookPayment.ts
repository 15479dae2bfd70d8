import type { Queries } from '../../../db/database.ts';
import { valueDateOf } from '../../ledger/books/closedMonths.ts';
import { findSettlements, paymentOf, type SettlementLine } from '../../ledger/books/settlementLines.ts';
import { nameKey } from '../reports/nameKey.ts';
import type { OrderReport } from '../reports/OrderReport.ts';
import { changeLockedOrders, type OrderChange } from './changeOrders.ts';
import { findOrders } from './orderRows.ts';
import { reassignLines } from './reassignLines.ts';
import { recountPaid } from './recountPaid.ts';

interface BookedPayment {
  /** The line that is booked. */
  line: SettlementLine;
  /** All lines of the order that count with it. */
  lines: readonly SettlementLine[];
}

/**
 * Books lines of statements for their bank's day, one of each order; nothing until an order is reported. The caller has locked the orders, and
 * no wallet.
 * @throws where several are given, and the cashback of one was declined with its network's debt: what it is now depends on its reports, and
 * wallets are locked once
 */
export async function bookPayments(queries: Queries, payments: readonly BookedPayment[], now: Date): Promise<void> {
  const names = payments.map(({ line }) => ({ network: line.network, orderId: line.networkOrderId }));
  const orders = new Map(
    (await findOrders(queries, names)).map((row) => [nameKey(row.network, row.networkOrderId), row]),
  );
  const changes: OrderChange[] = [];
  for (const { line, lines } of payments) {
    const before = orders.get(nameKey(line.network, line.networkOrderId));
    if (!before) continue;
    const valueAt = await valueDateOf(queries, line.settledAt);
    const payment = paymentOf(lines, before);
    const cause = `settlement ${line.id}` as const;
    if (before.writtenOffMembers === 'decline') {
      if (payments.length > 1) throw new Error('An order whose cashback was declined is booked by itself');
      if (await recountPaid(queries, { before, payment, cause, valueAt }, now)) return;
    }
    changes.push({ cause, before, after: { ...before, ...payment }, valueAt });
  }
  await changeLockedOrders(queries, changes, now);
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
    await bookPayments(queries, [{ line, lines: lines.slice(0, index + 1).filter(isOfOrder) }], now);
  }
}
