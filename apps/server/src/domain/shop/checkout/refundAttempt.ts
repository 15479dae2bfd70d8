import { MINUTE_MS } from '@potli/api/units/time';
import type { Database } from '../../../db/database.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';
import { changeOrder, lockOrder } from './changeOrder.ts';

/** Longer than the provider is waited for: after that an attempt is over, whatever became of it. */
const ATTEMPT_MS = 2 * MINUTE_MS;

/** Whether somebody asks the provider for a refund right now, so that nobody else may send the money. */
export const isAttempted = ({ refundAttemptAt }: Pick<OrderRow, 'refundAttemptAt'>, at: Date): boolean =>
  refundAttemptAt !== null && at.getTime() - refundAttemptAt.getTime() < ATTEMPT_MS;

/**
 * Whether what was read of an order still holds: no attempt has been begun or noted since, and no person has taken the refund over.
 */
export const isUnchanged = (read: OrderRow, locked: OrderRow): boolean =>
  locked.stage === read.stage &&
  locked.refundId === read.refundId &&
  locked.refundsFailed === read.refundsFailed &&
  locked.byHandAt?.getTime() === read.byHandAt?.getTime() &&
  locked.refundAttemptAt?.getTime() === read.refundAttemptAt?.getTime();

/**
 * Notes that an attempt to refund begins, under the lock of the order. What was read of it, and of the provider before that, must still
 * hold.
 * @returns false where somebody else makes one, or a person refunds it by hand: then none may be made
 */
export async function beginAttempt({ orm }: Pick<Database, 'orm'>, read: OrderRow, at: Date): Promise<boolean> {
  return orm.transaction(async (queries) => {
    const order = await lockOrder(queries, read.id);
    const mayBegin = order.stage === 'REFUNDING' && order.byHandAt === null && !isAttempted(order, at);
    if (!mayBegin || !isUnchanged(read, order)) return false;
    await changeOrder(queries, read.id, { refundAttemptAt: at });
    return true;
  });
}
