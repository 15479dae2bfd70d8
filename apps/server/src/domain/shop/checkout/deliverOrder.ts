import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrderLine } from '../../../db/schema/giftCardOrder.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { inStage, type OrderRow } from '../giftcards/orderStages.ts';
import { lockVouchers, sellVouchers } from '../giftcards/voucherStock.ts';
import { changeOrder } from './changeOrder.ts';
import type { RefundCause, SaleMails } from './saleMails.ts';

interface Delivering {
  now: Date;
  mails: SaleMails;
}

/** What a paid order is for. */
export async function readWanted(queries: Queries, { id, giftCardSlug }: OrderRow) {
  const [line] = await queries.select().from(giftCardOrderLine).where(eq(giftCardOrderLine.orderId, id));
  if (!line || giftCardSlug === null) throw new Error('A gift card order has no line');
  const { id: lineId, facePaise, count } = line;
  return { giftCardSlug, facePaise, count, lineId };
}

/**
 * Sells a paid order its vouchers, books them and mails that they are there. Part of the transaction that has locked the order.
 * @returns false where the stock has too few of them: then none is sold
 */
export async function deliverFromStock(
  queries: Queries,
  order: OrderRow,
  { now, mails }: Delivering,
): Promise<boolean> {
  const wanted = await readWanted(queries, order);
  const found = await lockVouchers(queries, wanted);
  if (found.length < wanted.count) return false;
  const costPaise = await sellVouchers(queries, found, wanted);
  const money = { orderId: order.id, at: now, paidPaise: order.paymentPaise };
  await postGiftCardBooks(queries, { ...money, kind: 'GIFT_SOLD', costPaise });
  await changeOrder(queries, order.id, { ...inStage('DELIVERED'), nextAskAt: null });
  await mails.delivered(queries, order, now);
  return true;
}

/** From now on the money of a paid order goes back. Part of the transaction that has locked the order. */
export async function startRefund(
  queries: Queries,
  order: OrderRow,
  { now, mails, why }: Delivering & { why: RefundCause },
): Promise<void> {
  await changeOrder(queries, order.id, { ...inStage('REFUNDING'), refundStartedAt: now, nextAskAt: now });
  await mails.refundStarted(queries, order, why);
}
