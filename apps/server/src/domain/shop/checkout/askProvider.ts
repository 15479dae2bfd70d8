import { indiaDay } from '@potli/api/units/india';
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { giftCardGift, giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import type { OrderRow } from '../giftcards/orderStages.ts';
import { lockOrder, nextAsk, nextWatch } from './changeOrder.ts';
import { type IssueParts, issueVouchers } from './issueVouchers.ts';
import type { PaymentPort } from './PaymentPort.ts';
import { refundOrder } from './refundOrder.ts';
import { type Settled, settlePayment } from './settlePayment.ts';
import { watchRefund } from './watchRefund.ts';

export interface AskParts extends IssueParts {
  payment: PaymentPort;
}

/** Orders that are asked about in one run; the next run takes the others. */
const MOST_AT_ONCE = 200;

/**
 * Asks the provider about an order and does what follows. Whoever calls it, and how often: the provider's word counts, and counts once.
 * @throws where the provider gives no clear answer; then nothing has changed
 */
export async function askAbout(order: OrderRow, parts: AskParts): Promise<Settled> {
  const { database, payment, supply, mails, log, now } = parts;
  const { id: orderId, providerOrderId } = order;
  const status = providerOrderId === null ? ({ result: 'open' } as const) : await payment.find(providerOrderId);
  const settled = await database.orm.transaction((queries) =>
    settlePayment(queries, { orderId, status, now: now() }, { canIssue: supply !== undefined, mails }),
  );
  if (settled === 'mismatch') log.error({ order: String(orderId) }, 'the provider has another amount than the order');
  return settled;
}

/** What is due for a paid order: its vouchers, or else its refund, also once it is done. */
export async function goOnPaid(order: OrderRow, parts: AskParts): Promise<void> {
  const after = order.stage === 'ISSUING' ? await issueVouchers(order, parts) : order;
  if (after.stage === 'REFUNDING') await refundOrder(after, parts);
  if (after.stage === 'REFUNDED') await watchRefund(after, parts);
}

/** What is due for an order: its payment, its vouchers or its refund. */
async function goOn(order: OrderRow, parts: AskParts): Promise<void> {
  if (isPaid(order)) await goOnPaid(order, parts);
  else await askAbout(order, parts);
}

export const isPaid = ({ paymentId }: OrderRow): boolean => paymentId !== null;

/** Asks about every order that is due, of this provider. @throws OperatorError where one failed; the others are done */
export async function askAboutOpen(parts: AskParts, signal?: AbortSignal): Promise<void> {
  const { database, payment, log, now } = parts;
  const due = await database.orm
    .select()
    .from(giftCardOrder)
    .where(and(lte(giftCardOrder.nextAskAt, now()), eq(giftCardOrder.provider, payment.name)))
    .orderBy(asc(giftCardOrder.nextAskAt))
    .limit(MOST_AT_ONCE);
  let failed = 0;
  for (const order of due) {
    if (signal?.aborted) return;
    try {
      await goOn(order, parts);
    } catch (error) {
      failed += 1;
      log.error({ err: error, order: String(order.id) }, 'a gift card order got no clear answer');
      // one that always fails must not stand before the others; another host may have ended it meanwhile
      await database.orm
        .update(giftCardOrder)
        .set({ nextAskAt: order.stage === 'REFUNDED' ? nextWatch(order, now()) : nextAsk(order.orderedAt, now()) })
        .where(and(eq(giftCardOrder.id, order.id), isNotNull(giftCardOrder.nextAskAt)));
    }
  }
  if (failed > 0)
    throw new OperatorError(`${failed} of ${due.length} gift card orders got no answer of ${payment.name}`);
}

/** Mails the gifts whose day has come. */
export async function mailGifts({ database: { orm }, mails, now }: Pick<AskParts, 'database' | 'mails' | 'now'>) {
  const due = await orm
    .select({ id: giftCardOrder.id })
    .from(giftCardGift)
    .innerJoin(giftCardOrder, eq(giftCardOrder.id, giftCardGift.orderId))
    .where(
      and(
        isNull(giftCardGift.sentAt),
        sql`${giftCardGift.sendOn} <= ${indiaDay(now())}::date`,
        eq(giftCardOrder.stage, 'DELIVERED'),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const { id } of due) {
    await orm.transaction(async (queries) => mails.gift(queries, await lockOrder(queries, id), now()));
  }
}
