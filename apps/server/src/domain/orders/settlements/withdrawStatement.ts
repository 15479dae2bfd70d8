import { toRupees } from '@potli/api/units/money';
import type { Database, Queries } from '../../../db/database.ts';
import {
  findSettlements,
  readStatement,
  type SettlementLine,
  withdrawSettlements,
} from '../../ledger/books/settlementLines.ts';
import { auditFirst } from '../../platform/audit/auditFirst.ts';
import { bookPayments } from '../apply/bookPayment.ts';
import { lockOrders } from '../reports/lockOrders.ts';
import { findName } from '../review/findNames.ts';
import type { BookedBy } from './bookStatement.ts';
import { inGroups } from './inGroups.ts';
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
  const named = orderId === undefined ? undefined : await findName(database.orm, network, orderId);
  const lines = all.filter(({ networkOrderId }) => !named || networkOrderId === named || networkOrderId === orderId);
  const object = `statement ${network} ${statement}`;
  const paise = lines.reduce((sum, { paidPaise }) => sum + paidPaise, 0n);
  const after = { lines: lines.length, paise: Number(paise), ...(orderId === undefined ? {} : { orderId }) };
  const commit = auditFirst(database, { ...by, object, after });
  // several lines of one order are changes of it, one after the other
  const [single, several] = [true, false].map((isAlone) =>
    [...Map.groupBy(lines, ({ networkOrderId }) => networkOrderId).values()]
      .filter(({ length }) => (length === 1) === isAlone)
      .flat(),
  );
  const withdraw = (group: readonly SettlementLine[]) =>
    commit(
      (queries) => withdrawLines(queries, group, now),
      (done) => done.some((line) => line !== undefined),
    );
  const done = await inGroups(single ?? [], withdraw);
  for (const line of several ?? []) done.push(...(await withdraw([line])));
  const withdrawn = done.filter((line) => line !== undefined);
  const paidPaise = withdrawn.reduce((sum, line) => sum + line.paidPaise, 0n);
  await releaseWaiting(database, now);
  return { lines: withdrawn.length, paid: toRupees(paidPaise) };
}

/** Takes back lines of different orders. @returns for each line itself where it still counted */
async function withdrawLines(
  queries: Queries,
  lines: readonly SettlementLine[],
  now: Date,
): Promise<(SettlementLine | undefined)[]> {
  await lockOrders(
    queries,
    lines.map(({ network, networkOrderId: orderId }) => ({ network, orderId })),
  );
  const booked = await findSettlements(queries, lines);
  const counting = lines.filter(({ id }) => booked.some((each) => each.id === id));
  const against = await withdrawSettlements(queries, counting, { at: now, receivedAt: now });
  const payments = against.map((line) => ({
    line,
    lines: booked.filter(({ id, networkOrderId }) => networkOrderId === line.networkOrderId && id !== line.withdraws),
  }));
  await bookPayments(queries, payments, now);
  return lines.map((line) => (counting.includes(line) ? line : undefined));
}
