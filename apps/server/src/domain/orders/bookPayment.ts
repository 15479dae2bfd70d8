import type { Queries } from '../../db/database.ts';
import { valueDateOf } from '../books/closedMonths.ts';
import { findSettlements, type Payment, paymentOf, type SettlementLine } from '../books/settlementLines.ts';
import { changeOrder } from './changeOrders.ts';
import { findOrder } from './orderRows.ts';

interface BookedPayment {
  /** The line that is booked. */
  line: SettlementLine;
  /** What all lines of the order come to with it. */
  payment: Payment;
  now: Date;
}

/**
 * Books a line of a statement for its bank's day; nothing until a report tells of the order. The caller has locked that.
 */
export async function bookPayment(queries: Queries, { line, payment, now }: BookedPayment): Promise<void> {
  const before = await findOrder(queries, { network: line.network, orderId: line.networkOrderId });
  if (!before) return;
  const valueAt = await valueDateOf(queries, line.settledAt);
  const after = { ...before, ...payment };
  await changeOrder(queries, { cause: `settlement ${line.id}`, before, after, valueAt }, now);
}

/** Books what networks had paid for orders before a report told of them. */
export async function bookEarlyPayments(
  queries: Queries,
  orders: readonly Pick<SettlementLine, 'network' | 'networkOrderId'>[],
  now: Date,
): Promise<void> {
  const lines = await findSettlements(queries, orders);
  for (const [index, line] of lines.entries()) {
    const isOfOrder = (each: SettlementLine) =>
      each.network === line.network && each.networkOrderId === line.networkOrderId;
    await bookPayment(queries, { line, payment: paymentOf(lines.slice(0, index + 1).filter(isOfOrder)), now });
  }
}
