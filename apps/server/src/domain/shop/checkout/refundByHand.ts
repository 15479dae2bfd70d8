import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import { toRupees } from '@potli/api/units/money';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { giftCardOrder } from '../../../db/schema/giftCardOrder.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { postGiftCardBooks } from '../../ledger/books/postGiftCardBooks.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import { inStage, type OrderRow } from '../giftcards/orderStages.ts';
import { changeOrder, lockOrder } from './changeOrder.ts';
import { judgeRefunds, type RefundStanding } from './judgeRefunds.ts';
import type { PaymentPort } from './PaymentPort.ts';
import { toRefund } from './readRefunds.ts';
import { isAttempted, isUnchanged } from './refundAttempt.ts';
import type { SaleMails } from './saleMails.ts';

interface HandParts {
  database: Pick<Database, 'orm'>;
  /** Undefined where none takes payments any more. */
  payment: PaymentPort | undefined;
  mails: SaleMails;
  now: () => Date;
}

/** What an operator says of a refund, after a look at the provider. */
export interface OperatorRefund {
  order: string;
  reason: string;
  /** Of the transfer to the buyer; absent before it is made. */
  reference?: string | undefined;
  /** The provider has said that it sends nothing. */
  isConfirmed: boolean;
}

/**
 * Takes a refund that the provider cannot make into the hands of a person: the shop makes no attempt any more. With the reference of the transfer
 * it is done, is in the books, and its buyer gets a mail. The provider is asked first, and nothing is changed under an attempt
 * (docs/decisions/188).
 * @throws ProblemError notFound, conflict with why nothing was changed
 */
export async function refundByHand(
  { database: { orm }, payment, mails, now }: HandParts,
  asked: OperatorRefund,
  by: Operator,
  once: Once<GiftCardRefund>,
): Promise<GiftCardRefund> {
  const id = parseId(asked.order);
  const [read] = id === undefined ? [] : await orm.select().from(giftCardOrder).where(eq(giftCardOrder.id, id));
  if (!read) throw notFound('There is no such order of gift cards.');
  refuseUnlessOpen(read);
  const backPaise = await readBack(read, payment, asked.isConfirmed);
  return once(async (queries) => {
    const order = await lockOrder(queries, read.id);
    refuseUnlessOpen(order);
    if (isAttempted(order, now()))
      throw conflict('The provider is being asked to refund this order. Try again in two minutes.');
    if (!isUnchanged(read, order)) throw conflict('This refund has changed meanwhile. Look at it again.');
    return toRefund(await take(queries, { order, backPaise, at: now(), mails }, asked, by), now());
  });
}

function refuseUnlessOpen({ stage }: OrderRow): void {
  if (stage === 'REFUNDED') throw conflict('The money of this order has gone back already.');
  if (stage !== 'REFUNDING') throw conflict('The money of this order is not to go back.');
}

/**
 * What the provider has sent back, or sends; paise.
 * @throws ProblemError conflict where it may send all of it, so that the buyer could get it twice
 */
async function readBack(order: OrderRow, payment: PaymentPort | undefined, isConfirmed: boolean): Promise<bigint> {
  const standing = await ask(order, payment);
  switch (standing?.result) {
    case 'done':
      throw conflict(`The provider has sent it back as ${standing.refundId}. The order shows that within the hour.`);
    case 'accepted':
      if (isConfirmed) return 0n;
      throw conflict(
        `A refund is on its way as ${standing.refundId}. Only if the provider confirms that it never arrives.`,
      );
    case 'partly':
      return standing.refundedPaise;
    case 'none':
      return 0n;
    default:
      if (isConfirmed) return order.refundedPaise ?? 0n;
      throw conflict('The provider does not say what it has sent. Ask it, and confirm that it sends nothing.');
  }
}

/** Undefined without a clear answer. */
async function ask(order: OrderRow, payment: PaymentPort | undefined): Promise<RefundStanding | undefined> {
  const { providerOrderId, paymentId, paymentPaise } = order;
  if (payment?.name !== order.provider || providerOrderId === null || paymentId === null) return undefined;
  try {
    return judgeRefunds(await payment.findRefunds({ providerOrderId, paymentId }), paymentPaise);
  } catch {
    return undefined;
  }
}

interface Taken {
  order: OrderRow;
  backPaise: bigint;
  at: Date;
  mails: SaleMails;
}

/** @returns the order as it is then */
async function take(
  queries: Queries,
  { order, backPaise, at, mails }: Taken,
  { reason, reference, isConfirmed }: OperatorRefund,
  by: Operator,
): Promise<OrderRow> {
  const { id: orderId, paymentPaise: paidPaise } = order;
  const held = { byHandAt: order.byHandAt ?? at, byHandReason: reason };
  const before = { state: order.byHandAt === null ? 'open' : 'by hand' };
  const entry = { ...by, object: `gift card order ${orderId}`, before };
  if (reference === undefined) {
    await changeOrder(queries, orderId, held);
    await recordAudit(queries, { ...entry, after: { state: 'by hand', reason, isConfirmed } });
    return { ...order, ...held };
  }
  const repaidPaise = paidPaise - backPaise;
  const repaid = { ...held, repaidPaise, repaidReference: reference, refundedAt: at, nextAskAt: null };
  await postGiftCardBooks(queries, { kind: 'GIFT_REPAID', orderId, at, paidPaise, repaidPaise });
  await changeOrder(queries, orderId, { ...inStage('REFUNDED'), ...repaid });
  await mails.repaid(queries, order, { paise: repaidPaise, reference });
  await recordAudit(queries, {
    ...entry,
    after: { state: 'closed', reason, reference, rupees: toRupees(repaidPaise), isConfirmed },
  });
  return { ...order, ...inStage('REFUNDED'), ...repaid };
}
