import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine, giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { inStage } from './orderStages.ts';
import { sealVoucher, type VoucherSecret } from './voucherSecret.ts';

export interface NewVoucher extends VoucherSecret {
  /** `yyyy-mm-dd` */
  expiresOn: string;
}

export interface NewOrderLine {
  brandName: string;
  /** Value of one card. */
  facePaise: bigint;
  count: number;
  /** Empty until delivered. */
  vouchers: readonly NewVoucher[];
}

export interface NewGiftCardOrder
  extends Pick<
    typeof giftCardOrder.$inferInsert,
    'memberId' | 'paymentPaise' | 'stage' | 'orderedAt' | 'paymentCompletedAt' | 'refundStartedAt' | 'refundedAt'
  > {
  lines: readonly NewOrderLine[];
}

/** Adds an order of gift cards and returns its id. Call it in a transaction. */
export async function addGiftCardOrder(
  queries: Queries,
  sealer: Sealer,
  { lines, ...given }: NewGiftCardOrder,
): Promise<bigint> {
  const orderPaise = lines.reduce((sum, { facePaise, count }) => sum + facePaise * BigInt(count), 0n);
  const [order] = await queries
    .insert(giftCardOrder)
    .values({ ...given, ...inStage(given.stage), orderPaise })
    .returning({ id: giftCardOrder.id });
  if (!order) throw new Error('A gift card order was not written');
  for (const line of lines) await writeLine(queries, sealer, order.id, line);
  return order.id;
}

async function writeLine(
  queries: Queries,
  sealer: Sealer,
  orderId: bigint,
  { vouchers, ...line }: NewOrderLine,
): Promise<void> {
  const [written] = await queries
    .insert(giftCardOrderLine)
    .values({ ...line, orderId })
    .returning({ id: giftCardOrderLine.id });
  if (!written || vouchers.length === 0) return;
  const rows = vouchers.map(({ expiresOn, ...secret }) => {
    const id = randomUUID();
    return { id, lineId: written.id, expiresOn, sealed: sealVoucher(sealer, id, secret) };
  });
  await queries.insert(giftCardVoucher).values(rows);
}
