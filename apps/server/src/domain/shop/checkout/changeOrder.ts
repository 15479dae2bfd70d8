import { REFUND_WATCH_DAYS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';

/** An order, locked until the transaction ends. */
export async function lockOrder(queries: Queries, id: bigint): Promise<OrderRow> {
  const [row] = await queries.select().from(giftCardOrder).where(eq(giftCardOrder.id, id)).for('update');
  if (!row) throw new Error('A gift card order is gone');
  return row;
}

export const changeOrder = (queries: Queries, id: bigint, change: Partial<typeof giftCardOrder.$inferInsert>) =>
  queries.update(giftCardOrder).set(change).where(eq(giftCardOrder.id, id));

/** Often at first, and not for ever: every minute, then every ten, then every hour. */
export function nextAsk(orderedAt: Date, now: Date): Date {
  const ageMs = now.getTime() - orderedAt.getTime();
  const waitMs = ageMs < 10 * MINUTE_MS ? MINUTE_MS : ageMs < DAY_MS ? 10 * MINUTE_MS : HOUR_MS;
  return new Date(now.getTime() + waitMs);
}

/** When a refund that is done is looked at again: the bank of the buyer can return it. Null: not any more. */
export function nextWatch({ refundedAt }: Pick<OrderRow, 'refundedAt'>, at: Date): Date | null {
  const next = new Date(at.getTime() + DAY_MS);
  return refundedAt && next.getTime() - refundedAt.getTime() <= REFUND_WATCH_DAYS * DAY_MS ? next : null;
}
