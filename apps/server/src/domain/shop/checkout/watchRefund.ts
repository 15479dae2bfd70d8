import type { Queries } from '../../../db/database.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import { inStage, type OrderRow } from '../giftcards/orderStages.ts';
import { changeOrder, lockOrder, nextWatch } from './changeOrder.ts';
import { findStanding } from './findStanding.ts';
import type { RefundStanding } from './judgeRefunds.ts';
import type { RefundParts } from './refundOrder.ts';
import type { SaleMails } from './saleMails.ts';

/**
 * Looks whether the provider still says that it has sent the money of an order back. Where it has not, the money is to go back again, and
 * `refundOrder` goes on.
 * @returns whether the refund has come to nothing
 * @throws where the provider gives no clear answer
 */
export async function watchRefund(order: OrderRow, parts: RefundParts & { mails: SaleMails }): Promise<boolean> {
  const { database, payment, log, mails, now } = parts;
  const { standing } = await findStanding(order, payment);
  if (order.repaidPaise !== null) {
    // nothing comes back to the shop by itself
    if (standing.result === 'done' || standing.result === 'accepted')
      log.error({ order: String(order.id) }, 'the provider refunds what was refunded by hand: the buyer gets it twice');
    return false;
  }
  const isReversed = await database.orm.transaction((queries) =>
    noteStanding(queries, { orderId: order.id, standing, at: now(), mails }),
  );
  if (isReversed) log.error({ order: String(order.id) }, 'the provider has taken back a refund that it had made');
  return isReversed;
}

interface Watched {
  orderId: bigint;
  standing: RefundStanding;
  at: Date;
  mails: SaleMails;
}

async function noteStanding(queries: Queries, { orderId, standing, at, mails }: Watched): Promise<boolean> {
  const order = await lockOrder(queries, orderId);
  if (order.stage !== 'REFUNDED' || order.repaidPaise !== null) return false;
  if (standing.result === 'done') {
    await changeOrder(queries, orderId, { nextAskAt: nextWatch(order, at) });
    return false;
  }
  const refundsReversed = order.refundsReversed + 1;
  const money = { orderId, at, paidPaise: order.paymentPaise, reversed: refundsReversed };
  await postGiftCardBooks(queries, { ...money, kind: 'GIFT_REFUND_REVERSED' });
  await changeOrder(queries, orderId, {
    ...inStage('REFUNDING'),
    refundsReversed,
    refundedAt: null,
    refundId: standing.result === 'accepted' ? standing.refundId : null,
    refundedPaise: standing.result === 'partly' ? standing.refundedPaise : null,
    nextAskAt: at,
  });
  await mails.refundReversed(queries, order);
  return true;
}
