import type { Database } from '../../db/database.ts';
import { giftCardOrderLine } from '../../db/schema/giftCardOrder.ts';
import { changeOrder } from '../../domain/shop/checkout/changeOrder.ts';
import { inStage } from '../../domain/shop/giftcards/orderStages.ts';
import { addPaidGiftCards } from './addPaidGiftCards.ts';

type Refunding = { memberId: bigint; paymentId: string } & Omit<Parameters<typeof changeOrder>[2], 'paymentId'>;

/** An order of gift cards whose payment goes back, in a state of your own. @returns its id */
export async function addRefundingGiftCards(
  database: Pick<Database, 'orm'>,
  { memberId, paymentId, ...state }: Refunding,
): Promise<bigint> {
  const id = await addPaidGiftCards(database, { memberId, paymentId, paidPaise: 47_875n, feePaise: 900n });
  await database.orm
    .insert(giftCardOrderLine)
    .values({ orderId: id, brandName: 'Kapas', facePaise: 50_000n, count: 1 });
  await changeOrder(database.orm, id, { ...inStage('REFUNDING'), refundStartedAt: new Date(), ...state });
  return id;
}
