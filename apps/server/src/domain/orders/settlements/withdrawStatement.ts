import { toRupees } from '@potli/api/units/money';
import type { Database, Queries } from '../../../db/database.ts';
import {
  findSettlements,
  readStatement,
  type SettlementLine,
  withdrawSettlement,
} from '../../ledger/books/settlementLines.ts';
import { auditFirst } from '../../platform/audit/auditFirst.ts';
import { bookPayment } from '../apply/bookPayment.ts';
import { lockOrders } from '../reports/lockOrders.ts';
import { findName } from '../review/findName.ts';
import type { BookedBy } from './bookStatement.ts';
import { releaseWaiting } from './releaseWaiting.ts';

interface Withdrawal {
  network: string;
  statement: string;
  /** Only its lines, by the network's id or the number of the shop; absent: all of the statement. */
  orderId?: string | undefined;
}

/**
 * Takes back lines of a statement that were booked by mistake, each by a line against it, which counts today. Members keep
 * what they got; it counts as advanced again. Lines that were withdrawn before are none.
 * @returns how many lines, and their rupees
 */
export async function withdrawStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, orderId }: Withdrawal,
  { now = new Date(), by }: { now?: Date; by: BookedBy },
): Promise<{ lines: number; paid: number }> {
  const all = await readStatement(database.orm, network, statement);
  const named = orderId === undefined ? undefined : await findName(database.orm, { network, orderId });
  const lines = all.filter(
    ({ networkOrderId }) => !named || networkOrderId === named.orderId || networkOrderId === orderId,
  );
  const object = `statement ${network} ${statement}`;
  const paise = lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0n);
  const after = { lines: lines.length, paise: Number(paise), ...(orderId === undefined ? {} : { orderId }) };
  const commit = auditFirst(database, { ...by, object, after });
  let [withdrawn, paidPaise] = [0, 0n];
  for (const line of lines) {
    const isDone = await commit((queries) => withdrawLine(queries, line, now), Boolean);
    if (!isDone) continue;
    withdrawn += 1;
    paidPaise += line.paidPaise;
  }
  await releaseWaiting(database, now);
  return { lines: withdrawn, paid: toRupees(paidPaise) };
}

/** Whether the line still counted. */
async function withdrawLine(queries: Queries, line: SettlementLine, now: Date): Promise<boolean> {
  await lockOrders(queries, [{ network: line.network, orderId: line.networkOrderId }]);
  const booked = await findSettlements(queries, [line]);
  const rest = booked.filter(({ id }) => id !== line.id);
  if (rest.length === booked.length) return false;
  const against = await withdrawSettlement(queries, line, { at: now, receivedAt: now });
  await bookPayment(queries, { line: against, lines: rest, now });
  return true;
}
