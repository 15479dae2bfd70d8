import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../../db/database.ts';
import { giftCardGift } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';

const Receiver = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** Who gets a gift, and what the buyer writes. */
export type Receiver = z.infer<typeof Receiver>;

export type GiftRow = typeof giftCardGift.$inferSelect;

/** The name under which a row is sealed. */
export const giftRow = (orderId: string) => `gift_card_gift ${orderId}`;

export const openReceiver = (sealer: Sealer, { orderId, sealed }: Pick<GiftRow, 'orderId' | 'sealed'>): Receiver =>
  z.parse(Receiver, JSON.parse(sealer.open(sealed, giftRow(String(orderId)))));

/** @param sendOn day of India, `yyyy-mm-dd` */
export async function addGift(
  queries: Queries,
  sealer: Sealer,
  { orderId, sendOn, ...receiver }: Receiver & { orderId: bigint; sendOn: string },
): Promise<void> {
  const sealed = sealer.seal(JSON.stringify(receiver), giftRow(String(orderId)));
  await queries.insert(giftCardGift).values({ orderId, sendOn, sealed });
}

export const readGiftsOf = (queries: Queries, orderIds: readonly bigint[]): Promise<GiftRow[]> =>
  queries
    .select()
    .from(giftCardGift)
    .where(inArray(giftCardGift.orderId, [...orderIds]));

/** The gift of an order, locked until the transaction ends. */
export async function lockGift(queries: Queries, orderId: bigint): Promise<GiftRow | undefined> {
  return (await queries.select().from(giftCardGift).where(eq(giftCardGift.orderId, orderId)).for('update'))[0];
}
