import type { SettlementDifference } from '@potli/api';
import type { Queries } from '../../../db/database.ts';
import {
  addSettlements,
  findSettlements,
  type NewSettlementLine,
  type SettlementLine,
} from '../../ledger/books/settlementLines.ts';
import { bookPayments } from '../apply/bookPayment.ts';
import { findOrders, type OrderRow } from '../apply/orderRows.ts';
import { lockOrders } from '../reports/lockOrders.ts';

type Kind = SettlementDifference['kind'];

export interface LineOutcome {
  index: number;
  /** It is what the network says of the order. */
  counts: boolean;
  /** It was not booked before. */
  isNew: boolean;
  kind?: Kind;
  /** What the books expected, in paise, and what the network has paid by now. */
  expected?: bigint;
  settled?: bigint | undefined;
}

export interface StatedLineOfOrder {
  index: number;
  line: NewSettlementLine & { place: number };
}

/**
 * Books what a statement says of orders, each new line as a change of its order: one line of each of several orders, or all lines of one order.
 * Part of the caller's transaction; locks the orders.
 * @returns for each order the outcomes of its lines
 * @throws where several orders cannot be booked together (`bookPayments`)
 */
export async function bookOrders(
  queries: Queries,
  orders: readonly (readonly StatedLineOfOrder[])[],
  now: Date,
): Promise<LineOutcome[][]> {
  const lines = orders.flat().map(({ line }) => line);
  const names = lines.map(({ network, networkOrderId: orderId }) => ({ network, orderId }));
  await lockOrders(queries, names);
  const booked = Map.groupBy(await findSettlements(queries, lines), ({ networkOrderId }) => networkOrderId);
  const beforeOf = ({ networkOrderId, statement, place }: StatedLineOfOrder['line']) =>
    booked.get(networkOrderId)?.find((each) => each.statement === statement && each.place === place);
  const outcomes = orders.map((ofOrder) =>
    ofOrder.map(({ index, line }): LineOutcome => {
      const before = beforeOf(line);
      return before && differs(before, line)
        ? { index, counts: false, isNew: false, kind: 'STATED_OTHERWISE', expected: before.paidPaise }
        : { index, counts: true, isNew: !before };
    }),
  );
  const added = await addSettlements(
    queries,
    lines.filter((line) => !beforeOf(line)),
  );
  await bookAdded(queries, { added, booked, isOneOrder: orders.length === 1 }, now);
  const rows = new Map((await findOrders(queries, names)).map((row) => [row.networkOrderId, row]));
  return outcomes.map((ofOrder, place) => {
    const row = rows.get(orders[place]?.[0]?.line.networkOrderId ?? '');
    const differs = row ? whatDiffers(row) : ({ kind: 'UNKNOWN_ORDER' } as const);
    return ofOrder.map((outcome) => (outcome.counts ? { ...outcome, ...differs } : outcome));
  });
}

interface Added {
  added: readonly SettlementLine[];
  /** Lines that counted before, by order. */
  booked: ReadonlyMap<string, readonly SettlementLine[]>;
  isOneOrder: boolean;
}

async function bookAdded(queries: Queries, { added, booked, isOneOrder }: Added, now: Date): Promise<void> {
  const before = (line: SettlementLine) => booked.get(line.networkOrderId) ?? [];
  if (!isOneOrder) {
    const payments = added.map((line) => ({ line, lines: [...before(line), line] }));
    return bookPayments(queries, payments, now);
  }
  for (const [place, line] of added.entries()) {
    await bookPayments(queries, [{ line, lines: [...before(line), ...added.slice(0, place + 1)] }], now);
  }
}

const differs = (before: SettlementLine, line: NewSettlementLine): boolean =>
  before.paidPaise !== line.paidPaise ||
  before.tdsPaise !== (line.tdsPaise ?? 0n) ||
  before.currency !== (line.currency ?? null) ||
  before.paidMinor !== (line.paidMinor ?? null);

function whatDiffers(order: OrderRow): Pick<LineOutcome, 'kind' | 'expected' | 'settled'> {
  const { status, commissionPaise: expected, commissionEstimated, settledPaise } = order;
  const settled = settledPaise ?? 0n;
  if (status !== 'approved') return settled === 0n ? {} : { kind: 'NOT_APPROVED', expected, settled };
  // an estimate is replaced by what was paid
  return commissionEstimated || expected === settled ? {} : { kind: 'OTHER_AMOUNT', expected, settled };
}
