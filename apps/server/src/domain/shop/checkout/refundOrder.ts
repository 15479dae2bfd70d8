import { REFUND_ATTEMPTS } from '@potli/api/contract/policy';
import { toRupees } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import type { Queries } from '../../../db/database.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { inStage, type OrderRow } from '../giftcards/orderStages.ts';
import { changeOrder, lockOrder, nextAsk, nextWatch } from './changeOrder.ts';
import { findStanding } from './findStanding.ts';
import type { IssueParts } from './issueVouchers.ts';
import { judgeRefunds, nextRefundKey, type RefundStanding } from './judgeRefunds.ts';
import type { PaymentPort } from './PaymentPort.ts';
import { beginAttempt, isUnchanged } from './refundAttempt.ts';

export type RefundParts = Pick<IssueParts, 'database' | 'log' | 'now'> & { payment: PaymentPort };

/** Hours until the next attempt, by how many have failed: the buyer's bank may be away for a day, the shop's balance small over a weekend. */
const PAUSE_HOURS = [1, 6, 24, 48];

/**
 * Sends the money of an order back, or asks how far that is. All refunds of its payment are read before each attempt, so that never more goes
 * back than was paid; a new attempt is made only when the provider says of each earlier one that it failed.
 * @throws where the provider gives no clear answer; the same refund can be asked for again
 */
export async function refundOrder(order: OrderRow, parts: RefundParts): Promise<void> {
  const { database, payment, log, now } = parts;
  const { id: orderId, paymentPaise: amountPaise } = order;
  const { paid, known, ...found } = await findStanding(order, payment);
  let { standing } = found;
  let attemptAt: Date | undefined;
  if (standing.result === 'none' && isDue(order, standing.failed, now())) {
    attemptAt = now();
    if (!(await beginAttempt(database, order, attemptAt))) return;
    const made = await payment.refund({ ...paid, refundKey: nextRefundKey(orderId, known), amountPaise });
    standing = judgeRefunds([...known, made], amountPaise);
  }
  const problem = await database.orm.transaction((queries) =>
    applyStanding(queries, { read: order, attemptAt, standing, at: now() }),
  );
  if (problem) log.error({ order: String(orderId) }, problem);
}

/** Whether an attempt may be made now. One that failed is noted first, and waits; whoever asks meanwhile, such as a webhook, makes none. */
function isDue({ refundsFailed, nextAskAt, byHandAt }: OrderRow, failed: number, at: Date): boolean {
  if (byHandAt !== null) return false;
  const attempts = Math.max(failed, refundsFailed);
  if (attempts === 0) return true;
  if (attempts >= REFUND_ATTEMPTS || failed > refundsFailed) return false;
  return nextAskAt !== null && nextAskAt <= at;
}

interface Standing {
  /** The order, as it was before the provider was asked. */
  read: OrderRow;
  /** When the attempt began that has led to it; undefined where the provider was only asked. */
  attemptAt: Date | undefined;
  standing: RefundStanding;
  at: Date;
}

/** @returns what an operator has to know, once */
async function applyStanding(
  queries: Queries,
  { read, attemptAt, standing, at }: Standing,
): Promise<string | undefined> {
  const { id: orderId } = read;
  const order = await lockOrder(queries, orderId);
  if (order.stage !== 'REFUNDING') return undefined;
  if (attemptAt !== undefined) await changeOrder(queries, orderId, { refundAttemptAt: null });
  // that nothing is on its way was true before somebody made an attempt
  else if (standing.result === 'none' && !isUnchanged(read, order)) return undefined;
  const nextAskAt = nextAsk(order.refundStartedAt ?? at, at);
  switch (standing.result) {
    case 'done': {
      const { refundId } = standing;
      const { paymentPaise: paidPaise, refundsReversed: reversed } = order;
      await postGiftCardBooks(queries, { kind: 'GIFT_REFUNDED', orderId, at, paidPaise, reversed });
      const change = { refundId, refundedAt: at, refundedPaise: null, nextAskAt: nextWatch({ refundedAt: at }, at) };
      await changeOrder(queries, orderId, { ...inStage('REFUNDED'), ...change });
      return undefined;
    }
    case 'accepted':
      await changeOrder(queries, orderId, { refundId: standing.refundId, refundedPaise: null, nextAskAt });
      return undefined;
    case 'partly': {
      const { refundedPaise } = standing;
      await changeOrder(queries, orderId, { refundId: null, refundedPaise, nextAskAt });
      const [part, all] = [refundedPaise, order.paymentPaise].map(toRupees);
      return order.refundedPaise === refundedPaise
        ? undefined
        : `somebody refunded ₹${part} of ₹${all} at the provider: refund the rest at its dashboard`;
    }
    case 'none':
      return noteFailed(queries, order, { failed: standing.failed, at, nextAskAt });
  }
}

async function noteFailed(
  queries: Queries,
  order: OrderRow,
  { failed, at, nextAskAt }: { failed: number; at: Date; nextAskAt: Date },
): Promise<string | undefined> {
  const open = { refundId: null, refundedPaise: null };
  if (failed <= order.refundsFailed) {
    // somebody asked during a pause, which goes on; after the last attempt it is only looked at
    const isOver = order.nextAskAt === null || order.nextAskAt <= at;
    await changeOrder(queries, order.id, { ...open, ...(isOver && { nextAskAt }) });
    return undefined;
  }
  const pause = failed < REFUND_ATTEMPTS ? PAUSE_HOURS[failed - 1] : undefined;
  const next = pause === undefined ? nextAskAt : new Date(at.getTime() + pause * HOUR_MS);
  await changeOrder(queries, order.id, { ...open, refundsFailed: failed, nextAskAt: next });
  if (order.byHandAt !== null) return undefined;
  return pause === undefined
    ? `the provider could not refund after ${failed} attempts: refund it at its dashboard`
    : `the provider could not refund; attempt ${failed + 1} is made in ${pause} hours`;
}
