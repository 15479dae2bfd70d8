import type { Database } from '../../db/database.ts';
import { giftCardOrder } from '../../db/schema/giftCardOrder.ts';
import { postGiftCardBooks } from '../../domain/ledger/books/postGiftCardBooks.ts';
import { inStage } from '../../domain/shop/giftcards/orderStages.ts';

interface Paid {
  memberId: bigint;
  paymentId: string;
  paidPaise: bigint;
  /** The fee of Razorpay; absent: Cashfree, which does not report it. */
  feePaise?: bigint;
  at?: Date;
}

/** An order of gift cards that was paid at a real provider, and waits for its issuer. @returns its id */
export async function addPaidGiftCards(
  { orm }: Pick<Database, 'orm'>,
  { memberId, paymentId, paidPaise, feePaise, at = new Date() }: Paid,
): Promise<bigint> {
  return orm.transaction(async (queries) => {
    const [order] = await queries
      .insert(giftCardOrder)
      .values({
        memberId,
        paymentId,
        orderPaise: paidPaise,
        paymentPaise: paidPaise,
        orderedAt: at,
        provider: feePaise === undefined ? 'cashfree' : 'razorpay',
        providerOrderId: `order of ${paymentId}`,
        paymentCompletedAt: at,
        feePaise: feePaise ?? null,
        ...inStage('ISSUING'),
      })
      .returning();
    const orderId = order?.id ?? 0n;
    await postGiftCardBooks(queries, { kind: 'GIFT_PAID', orderId, at, paidPaise, feePaise: feePaise ?? 0n });
    return orderId;
  });
}
