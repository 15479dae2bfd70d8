import type { GiftCardOrder, listGiftCardOrders, RequestOf, ResponseOf, Voucher } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine, giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { openVoucher } from './voucherSecret.ts';

type OrderRow = typeof giftCardOrder.$inferSelect;
type LineRow = typeof giftCardOrderLine.$inferSelect;
type VoucherRow = typeof giftCardVoucher.$inferSelect;

/** The gift card orders of a member, newest first, with their vouchers decrypted. */
export async function readGiftCardOrders(
  queries: Queries,
  sealer: Sealer,
  memberId: bigint,
  { page, size }: RequestOf<typeof listGiftCardOrders>['query'],
): Promise<ResponseOf<typeof listGiftCardOrders>> {
  const listing = {
    fields: getTableColumns(giftCardOrder),
    from: giftCardOrder,
    where: eq(giftCardOrder.memberId, memberId),
    orderBy: [desc(giftCardOrder.orderedAt), desc(giftCardOrder.id)],
  };
  const { rows, totalPages, totalCount } = await readPage(queries, listing, { pageNumber: page, pageSize: size });
  return { content: await withLines(queries, sealer, rows), totalPages, totalElements: totalCount };
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
