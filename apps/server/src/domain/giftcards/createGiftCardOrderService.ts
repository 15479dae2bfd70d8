import type { GiftCardOrder, listGiftCardOrders, RequestOf, ResponseOf, Voucher } from '@potli/api';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { giftCardOrder, giftCardOrderLine, giftCardVoucher } from '../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { toRupees } from '../shared/rupees.ts';
import { openVoucher } from './voucherSecret.ts';

type OrderRow = typeof giftCardOrder.$inferSelect;
type LineRow = typeof giftCardOrderLine.$inferSelect;
type VoucherRow = typeof giftCardVoucher.$inferSelect;

interface GiftCardOrderParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
}

export type GiftCardOrderService = ReturnType<typeof createGiftCardOrderService>;

/** The gift cards that members bought. */
export function createGiftCardOrderService({ database: { orm }, sealer }: GiftCardOrderParts) {
  return {
    /** Newest first, vouchers opened: they are their buyer's. */
    async listOf(
      memberId: bigint,
      { page, size }: RequestOf<typeof listGiftCardOrders>['query'],
    ): Promise<ResponseOf<typeof listGiftCardOrders>> {
      const ofMember = eq(giftCardOrder.memberId, memberId);
      const [orders, [count]] = await Promise.all([
        orm
          .select()
          .from(giftCardOrder)
          .where(ofMember)
          .orderBy(desc(giftCardOrder.orderedAt), desc(giftCardOrder.id))
          .limit(size)
          .offset(page * size),
        orm
          .select({ total: sql`count(*)`.mapWith(Number) })
          .from(giftCardOrder)
          .where(ofMember),
      ]);
      const totalElements = count?.total ?? 0;
      const content = await withLines(orm, sealer, orders);
      return { content, totalPages: Math.ceil(totalElements / size), totalElements };
    },
  };
}

async function withLines(queries: Queries, sealer: Sealer, orders: OrderRow[]): Promise<GiftCardOrder[]> {
  const lines = await queries
    .select()
    .from(giftCardOrderLine)
    .where(among(giftCardOrderLine.orderId, orders))
    .orderBy(giftCardOrderLine.id);
  const vouchers = await queries
    .select()
    .from(giftCardVoucher)
    .where(among(giftCardVoucher.lineId, lines))
    .orderBy(giftCardVoucher.lineId, giftCardVoucher.expiresOn, giftCardVoucher.id);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const vouchersOf = Map.groupBy(vouchers, ({ lineId }) => lineId);
  const toLine = (line: LineRow): GiftCardOrder['purchaseOrders'][number] => ({
    cost: toRupees(line.facePaise),
    count: line.count,
    itemDetails: { brandName: line.brandName },
    itemDetailsForUser: { data: (vouchersOf.get(line.id) ?? []).map((row) => toVoucher(sealer, row)) },
  });
  return orders.map((order) => toOrder(order, (linesOf.get(order.id) ?? []).map(toLine)));
}

const among = (column: typeof giftCardOrderLine.orderId | typeof giftCardVoucher.lineId, rows: { id: bigint }[]) =>
  inArray(
    column,
    rows.map(({ id }) => id),
  );

function toOrder(row: OrderRow, purchaseOrders: GiftCardOrder['purchaseOrders']): GiftCardOrder {
  return {
    id: String(row.id),
    orderAmount: toRupees(row.orderPaise),
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    paymentCompletedAt: row.paymentCompletedAt?.toISOString() ?? null,
    paymentMetadata: { paymentAmount: toRupees(row.paymentPaise) },
    purchaseOrders,
  };
}

function toVoucher(sealer: Sealer, { id, sealed, expiresOn }: VoucherRow): Voucher {
  const { cardNumber, pin } = openVoucher(sealer, id, sealed);
  return { voucher_ref: cardNumber, pin_code: pin, expiration_date: expiresOn };
}
