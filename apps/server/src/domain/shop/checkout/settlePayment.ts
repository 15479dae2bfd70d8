import { DAY_MS, HOUR_MS, MINUTE_MS } from '@potli/api/units/time';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { inStage, type OrderRow, unpaidStages } from '../giftcards/orderStages.ts';
import type { VoucherSupply } from '../giftcards/VoucherSupply.ts';
import { lockVouchers, sellVouchers } from '../giftcards/voucherStock.ts';
import type { PaymentStatus } from './PaymentPort.ts';
import type { SaleMails } from './saleMails.ts';

/**
 * What came of it. `changed`: the order moved on. `known`: it did not. `mismatch`: the provider has another amount than the order, so nothing
 * is delivered.
 */
export type Settled = 'changed' | 'known' | 'mismatch';

interface SettleParts {
  supply: VoucherSupply | undefined;
  mails: SaleMails;
}

/** An order, locked until the transaction ends. */
export async function lockOrder(queries: Queries, id: bigint): Promise<OrderRow> {
  const [row] = await queries.select().from(giftCardOrder).where(eq(giftCardOrder.id, id)).for('update');
  if (!row) throw new Error('A gift card order is gone');
  return row;
}

export const changeOrder = (queries: Queries, id: bigint, change: Partial<typeof giftCardOrder.$inferInsert>) =>
  queries.update(giftCardOrder).set(change).where(eq(giftCardOrder.id, id));

/**
 * Does what follows from the provider's word about an order: once, whoever brings it and however often. Part of the caller's transaction. A
 * payment is delivered in the same transaction, or is on its way back after it.
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

/** Often at first, and not for ever: every minute, then every ten, then every hour. */
export function nextAsk(orderedAt: Date, now: Date): Date {
  const ageMs = now.getTime() - orderedAt.getTime();
  const waitMs = ageMs < 10 * MINUTE_MS ? MINUTE_MS : ageMs < DAY_MS ? 10 * MINUTE_MS : HOUR_MS;
  return new Date(now.getTime() + waitMs);
}

interface Taken {
  order: OrderRow;
  status: Extract<PaymentStatus, { result: 'paid' }>;
  now: Date;
}

async function takePayment(queries: Queries, { order, status, now }: Taken, parts: SettleParts): Promise<Settled> {
  if (status.amountPaise !== order.paymentPaise) {
    await changeOrder(queries, order.id, { nextAskAt: nextAsk(order.orderedAt, now) });
    return 'mismatch';
  }
  const { id: orderId, paymentPaise: paidPaise } = order;
  const money = { orderId, at: now, paidPaise };
  const feePaise = status.feePaise ?? 0n;
  await postGiftCardBooks(queries, { ...money, kind: 'GIFT_PAID', feePaise });
  const paid = { paymentId: status.paymentId, feePaise: status.feePaise ?? null, paymentCompletedAt: now };
  const costPaise = await deliver(queries, order, parts.supply);
  if (costPaise === undefined) {
    const refund = { ...inStage('REFUNDING'), refundStartedAt: now, nextAskAt: now };
    await changeOrder(queries, orderId, { ...paid, ...refund });
    await parts.mails.refundStarted(queries, order);
    return 'changed';
  }
  await postGiftCardBooks(queries, { ...money, kind: 'GIFT_SOLD', costPaise });
  await changeOrder(queries, orderId, { ...paid, ...inStage('DELIVERED'), nextAskAt: null });
  await parts.mails.delivered(queries, order, now);
  return 'changed';
}

/** @returns what its vouchers cost the shop; undefined where there are not enough of them: then none is sold */
async function deliver(
  queries: Queries,
  order: OrderRow,
  supply: VoucherSupply | undefined,
): Promise<bigint | undefined> {
  const [line] = await queries.select().from(giftCardOrderLine).where(eq(giftCardOrderLine.orderId, order.id));
  if (!line || order.giftCardSlug === null) throw new Error('A gift card order has no line');
  const { id: lineId, facePaise, count } = line;
  const wanted = { giftCardSlug: order.giftCardSlug, facePaise, count };
  let found = await lockVouchers(queries, wanted);
  if (found.length < count && supply) {
    await supply(queries, { ...wanted, count: count - found.length });
    found = await lockVouchers(queries, wanted);
  }
  return found.length < count ? undefined : sellVouchers(queries, found, { ...wanted, lineId });
}
