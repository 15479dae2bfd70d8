import type { NextPayout } from '@potli/api/contract/wallet';
import { toRupees } from '@potli/api/units/money';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { decisionDue } from '../rates/returnPeriod.ts';

/** Of so many pending orders, the oldest, the next decision is looked for. */
const MOST_ORDERS = 100;

/** Which pending cashback a shop decides next, and by when; undefined where nothing is pending, or all are late. */
export async function readNextDecision(queries: Queries, memberId: bigint, now: Date): Promise<NextPayout | undefined> {
  const { reportedAt, returnDays, earnedPaise, id } = shopOrder;
  const rows = await queries
    .select({ reportedAt, returnDays, earnedPaise, id })
    .from(shopOrder)
    .where(and(eq(shopOrder.memberId, memberId), eq(shopOrder.status, 'tracked'), isNull(shopOrder.forfeitedAt)))
    .orderBy(asc(id))
    .limit(MOST_ORDERS);
  const [next] = rows
    .map((order) => ({ ...order, due: decisionDue(order) }))
    .filter(({ due, earnedPaise: paise }) => due > now && paise > 0n)
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
  return (
    next && {
      amount: toRupees(next.earnedPaise),
      waitsFor: 'DECISION',
      expectedBy: next.due.toISOString(),
      orderId: String(next.id),
    }
  );
}
