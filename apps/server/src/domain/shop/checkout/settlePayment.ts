import type { Queries } from '../../../db/database.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { inStage, type OrderRow, unpaidStages } from '../giftcards/orderStages.ts';
import { changeOrder, lockOrder, nextAsk } from './changeOrder.ts';
import { deliverFromStock, startRefund } from './deliverOrder.ts';
import type { PaymentStatus } from './PaymentPort.ts';
import type { SaleMails } from './saleMails.ts';

/**
 * What came of it. `changed`: the order moved on. `known`: it did not. `mismatch`: the provider has another amount than the order, which goes
 * back.
 */
export type Settled = 'changed' | 'known' | 'mismatch';

interface SettleParts {
  /** Whether somebody issues vouchers when the stock is short. */
  canIssue: boolean;
  mails: SaleMails;
}

/**
 * Does what follows from the provider's word about an order: once, whoever brings it and however often. Part of the caller's transaction. A
 * payment is delivered in the same transaction; else vouchers are asked for, or the money is on its way back, after it.
 */
export async function settlePayment(
  queries: Queries,
  { orderId, status, now }: { orderId: bigint; status: PaymentStatus; now: Date },
  parts: SettleParts,
): Promise<Settled> {
  const order = await lockOrder(queries, orderId);
  if (order.paymentId !== null) return 'known';
  if (status.result === 'paid') return takePayment(queries, { order, status, now }, parts);
  if (!unpaidStages.includes(order.stage)) return 'known';
  const isOver = order.payableUntil === null || order.payableUntil <= now;
  const nextAskAt = nextAsk(order.orderedAt, now);
  if (status.result === 'pending') {
    await changeOrder(queries, orderId, { ...inStage('VERIFYING'), nextAskAt });
    return order.stage === 'VERIFYING' ? 'known' : 'changed';
  }
  if (isOver) {
    await changeOrder(queries, orderId, { ...inStage('CANCELLED'), nextAskAt: null });
    return 'changed';
  }
  const stage = status.result === 'failed' ? 'PAYMENT_FAILED' : 'AWAITING_PAYMENT';
  await changeOrder(queries, orderId, { ...inStage(stage), nextAskAt });
  return stage === order.stage ? 'known' : 'changed';
}

interface Taken {
  order: OrderRow;
  status: Extract<PaymentStatus, { result: 'paid' }>;
  now: Date;
}

async function takePayment(queries: Queries, { order, status, now }: Taken, parts: SettleParts): Promise<Settled> {
  const { id: orderId } = order;
  const { paymentId, amountPaise: paymentPaise, feePaise = null } = status;
  await postGiftCardBooks(queries, {
    kind: 'GIFT_PAID',
    orderId,
    at: now,
    paidPaise: paymentPaise,
    feePaise: feePaise ?? 0n,
  });
  const paid = { paymentId, paymentPaise, feePaise, paymentCompletedAt: now };
  await changeOrder(queries, orderId, paid);
  const paidOrder = { ...order, ...paid };
  if (paymentPaise !== order.paymentPaise) {
    await startRefund(queries, paidOrder, { now, mails: parts.mails, why: 'OTHER_AMOUNT' });
    return 'mismatch';
  }
  if (await deliverFromStock(queries, paidOrder, { now, mails: parts.mails })) return 'changed';
  if (parts.canIssue) await changeOrder(queries, orderId, { ...inStage('ISSUING'), nextAskAt: now });
  else await startRefund(queries, paidOrder, { now, mails: parts.mails, why: 'SOLD_OUT' });
  return 'changed';
}
