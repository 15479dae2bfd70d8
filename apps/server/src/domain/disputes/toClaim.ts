import type { DisputeBody } from '@potli/api';
import { invalid } from '../../errors/ProblemError.ts';
import type { NewDispute } from './disputeRows.ts';

type Claim = Omit<NewDispute, 'memberId' | 'sourceId' | 'fileNames'>;

/** By as much may a member's clock be ahead. */
const CLOCK_MS = 5 * 60 * 1_000;

/** What a member sent, as it is kept; whatever names something else is looked up elsewhere. @throws ProblemError 400 */
export function toClaim(body: DisputeBody, nowMs: number): Claim {
  const orderTime = new Date(body.orderTime);
  if (orderTime.getTime() > nowMs + CLOCK_MS) throw invalid('The order time lies in the future.');
  return {
    sourceType: body.disputeSourceType,
    disputeType: body.disputeType || 'MISSING_CASHBACK',
    orderTime,
    transactionDate: toDate(body.transactionDate),
    deliveryDate: toDate(body.deliveryDate),
    storeOrderId: body.storeOrderId,
    orderPaise: toPaise(body.orderAmount),
    message: body.message?.trim() || null,
    coupon: body.coupon?.trim() || null,
    giftCardUsed: body.giftCardUsed ?? null,
    clickId: body.clickId || null,
  };
}

function toDate(instant: string | null | undefined): Date | null {
  return instant ? new Date(instant) : null;
}

function toPaise(rupees: number): bigint {
  const paise = Math.round(rupees * 100);
  // what has a third decimal is further from a whole number of paise than arithmetic is
  if (paise < 1 || Math.abs(rupees * 100 - paise) > 1e-4) {
    throw invalid('Order amount can have at most two decimals.');
  }
  return BigInt(paise);
}
