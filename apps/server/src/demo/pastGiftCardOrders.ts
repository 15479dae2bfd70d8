import type { GiftCardOrder } from '@potli/api';
import { demoGiftCardOrders } from '@potli/api/fixtures';
import { toBigPaise } from '@potli/api/units/money';
import { HOUR_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import type { NewGiftCardOrder } from '../domain/shop/giftcards/giftCardOrderRows.ts';
import { sinceWritten } from './sinceWritten.ts';

const Status = z.enum(['PENDING', 'SUCCESS', 'FAILED', 'REFUNDED']);

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
      paymentStatus: z.parse(Status, order.paymentStatus),
      orderStatus: z.parse(Status, order.orderStatus),
      lines: order.purchaseOrders.map(toLine),
    };
  });
}

function toLine(line: GiftCardOrder['purchaseOrders'][number]): NewGiftCardOrder['lines'][number] {
  return {
    brandName: line.itemDetails.brandName,
    facePaise: toBigPaise(line.cost),
    count: line.count,
    vouchers: line.itemDetailsForUser.data.map((voucher) => ({
      cardNumber: voucher.voucher_ref,
      pin: voucher.pin_code,
      expiresOn: voucher.expiration_date,
    })),
  };
}
