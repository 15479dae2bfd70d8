import type { DisputeBody } from '@potli/api';
import { toPaise, toRupees } from '@potli/api/units/money';
import { invalid } from '../../../errors/ProblemError.ts';
import { plainText } from '../../../incoming/plainText.ts';
import type { NewDispute } from './disputeRows.ts';

type Claim = Omit<NewDispute, 'memberId' | 'sourceId' | 'fileNames'>;

/** How far a member's clock may be ahead. */
const CLOCK_SKEW_MS = 5 * 60 * 1_000;

/** The claim to store, without the items that must be looked up. @throws ProblemError invalid */
export function toClaim(body: DisputeBody, nowMs: number): Claim {
  const orderTime = new Date(body.orderTime);
  if (orderTime.getTime() > nowMs + CLOCK_SKEW_MS) throw invalid('The order time is in the future.');
  return {
    sourceType: body.disputeSourceType,
    disputeType: body.disputeType || 'MISSING_CASHBACK',
    orderTime,
    transactionDate: toDate(body.transactionDate),
    deliveryDate: toDate(body.deliveryDate),
    // invisible signs would make another number of it
    storeOrderId: plainText(body.storeOrderId) || body.storeOrderId,
    orderPaise: orderPaise(body.orderAmount),
    message: body.message?.trim() || null,
    coupon: body.coupon?.trim() || null,
    giftCardUsed: body.giftCardUsed ?? null,
    clickId: body.clickId || null,
  };
}

function toDate(instant: string | null | undefined): Date | null {
  return instant ? new Date(instant) : null;
}

function orderPaise(rupees: number): bigint {
  const paise = toPaise(rupees);
  // the error of a third decimal is larger than that of the arithmetic
  if (paise < 1 || Math.abs(rupees - toRupees(paise)) > 1e-6) {
    throw invalid('Order amount can have at most two decimals.');
  }
  return BigInt(paise);
}
