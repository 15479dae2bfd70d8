import type { GiftCardOrder } from '@potli/api';
import { OrderStage } from '@potli/api/contract/giftCardOrders';
import { demoGiftCardOrders, demoVoucherSecrets } from '@potli/api/fixtures';
import { toBigPaise } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import type { NewGiftCardOrder } from '../domain/shop/giftcards/giftCardOrderRows.ts';
import { sinceWritten } from './sinceWritten.ts';

/** The gift cards that an active member bought in the past year, oldest first. */
export function pastGiftCardOrders(memberId: bigint, now: Date): NewGiftCardOrder[] {
  const moved = sinceWritten(now);
  let orderedAt = moved('2026-07-01T06:00:00Z');
  return demoGiftCardOrders.toReversed().map((order) => {
    const paidAt = order.paymentCompletedAt === null ? null : moved(order.paymentCompletedAt);
    // an order that was never paid has no time: some hours after the one before
    orderedAt = paidAt ?? new Date(orderedAt.getTime() + 5 * HOUR_MS);
    return {
      memberId,
      orderedAt,
      paymentCompletedAt: paidAt,
      paymentPaise: toBigPaise(order.paymentMetadata.paymentAmount),
      stage: z.parse(OrderStage, order.stage),
      ...(order.refund && paidAt && { refundStartedAt: paidAt, refundedAt: paidAt }),
      lines: order.purchaseOrders.map(toLine),
    };
  });
}

function toLine(line: GiftCardOrder['purchaseOrders'][number]): NewGiftCardOrder['lines'][number] {
  return {
    brandName: line.itemDetails.brandName,
    facePaise: toBigPaise(line.cost),
    count: line.count,
    vouchers: line.itemDetailsForUser.data.map(({ voucher_id: id, voucher_ref: cardNumber, expiration_date }) => ({
      cardNumber,
      expiresOn: expiration_date,
      pin: demoVoucherSecrets.get(id ?? '')?.pin_code ?? '',
    })),
  };
}
