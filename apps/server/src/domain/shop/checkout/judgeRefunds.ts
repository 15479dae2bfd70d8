import type { MadeRefund } from './PaymentPort.ts';

/**
 * How far the refund of a payment is, by all refunds that the provider lists, whoever made them. `done`: all of it is back. `accepted`: all of it
 * is on its way. `partly`: some of it is, so that all of it cannot be sent any more. `none`: nothing is, and `failed` attempts came to nothing.
 */
export type RefundStanding =
  | { result: 'done' | 'accepted'; refundId: string }
  | { result: 'partly'; refundedPaise: bigint }
  | { result: 'none'; failed: number };

export function judgeRefunds(refunds: readonly MadeRefund[], paidPaise: bigint): RefundStanding {
  const live = refunds.filter(({ state }) => state !== 'failed');
  const doneIn = live.filter(({ state }) => state === 'done');
  const sumOf = (made: readonly MadeRefund[]) => made.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
  // the one that sent all of it, else the last of several
  const idIn = (made: readonly MadeRefund[]) =>
    (made.find(({ amountPaise }) => amountPaise === paidPaise) ?? made.at(-1))?.refundId ?? '';
  if (sumOf(doneIn) >= paidPaise) return { result: 'done', refundId: idIn(doneIn) };
  const refundedPaise = sumOf(live);
  if (refundedPaise >= paidPaise) return { result: 'accepted', refundId: idIn(live) };
  if (refundedPaise > 0n) return { result: 'partly', refundedPaise };
  return { result: 'none', failed: refunds.length - live.length };
}

/**
 * The shop's id of the next attempt to refund an order, which no refund has yet. The first has had no number since before there were others.
 */
export function nextRefundKey(orderId: bigint, refunds: readonly MadeRefund[]): string {
  const known = new Set(refunds.map(({ refundKey }) => refundKey));
  let attempt = refunds.length + 1;
  const keyOf = () => `refund-${orderId}${attempt === 1 ? '' : `-${attempt}`}`;
  while (known.has(keyOf())) attempt += 1;
  return keyOf();
}
