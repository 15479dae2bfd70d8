import { max, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { closedMonth } from '../../../db/schema/shopBook.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { monthAfter, monthStart } from '../../platform/shared/indiaDay.ts';

/** An advisory lock: shared while booking for a day, exclusive while closing a month. */
const LOCK = 7_068_742;

/** The last month whose books are closed, `yyyy-mm`; null where none is. */
export const lastClosed = async (queries: Queries): Promise<string | null> => {
  const [row] = await queries.select({ month: max(closedMonth.month) }).from(closedMonth);
  return row?.month ?? null;
};

/**
 * The day for which a payment counts in the books: the bank's day, or the first day that is open where its month is closed.
 * No month is closed until the transaction ends.
 */
export async function valueDateOf(queries: Queries, bankDay: Date): Promise<Date> {
  await queries.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
  const closed = await lastClosed(queries);
  const open = closed === null ? bankDay : monthStart(monthAfter(closed));
  return open > bankDay ? open : bankDay;
}

/**
 * Closes the books of a month of India and of all before it: what belongs to them counts in the next month from now on.
 * @param month `yyyy-mm`
 * @param who the operator, and `action` the call, for the audit log
 * @throws OperatorError for a month that is not over, or closed already
 */
export async function closeMonth(
  queries: Queries,
  month: string,
  { now, who, action = 'books close' }: { now: Date; who: string; action?: string },
) {
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const before = await lastClosed(queries);
  if (before !== null && before >= month) throw new OperatorError(`The books are closed to ${before} already.`);
  if (monthStart(monthAfter(month)) > now) throw new OperatorError(`${month} is not over yet.`);
  await queries.insert(closedMonth).values({ month, closedAt: now, closedBy: who });
  await recordAudit(queries, {
    who,
    action,
    object: `books ${month}`,
    before: before === null ? null : { closedTo: before },
    after: { closedTo: month },
  });
}
