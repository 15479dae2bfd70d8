import type { GiftCardOrder } from '@potli/api';
import { demoGiftCardOrders } from '@potli/api/fixtures';
import * as z from 'zod/mini';
import type { NewGiftCardOrder } from '../domain/giftcards/giftCardOrderRows.ts';
import { sinceWritten } from './sinceWritten.ts';

const HOUR_MS = 60 * 60 * 1_000;
const Status = z.enum(['PENDING', 'SUCCESS', 'FAILED', 'REFUNDED']);

const toPaise = (rupees: number) => BigInt(Math.round(rupees * 100));

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
      paymentPaise: toPaise(order.paymentMetadata.paymentAmount),
      paymentStatus: z.parse(Status, order.paymentStatus),
      orderStatus: z.parse(Status, order.orderStatus),
      lines: order.purchaseOrders.map(toLine),
    };
  });
}

function toLine(line: GiftCardOrder['purchaseOrders'][number]): NewGiftCardOrder['lines'][number] {
  return {
    brandName: line.itemDetails.brandName,
    facePaise: toPaise(line.cost),
    count: line.count,
    vouchers: line.itemDetailsForUser.data.map((voucher) => ({
      cardNumber: voucher.voucher_ref,
      pin: voucher.pin_code,
      expiresOn: voucher.expiration_date,
    })),
  };
}
