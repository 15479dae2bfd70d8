import {
  type GiftCardOrder,
  type ListedVoucher,
  type listGiftCardOrders,
  MASKED_PIN,
  type RequestOf,
  type ResponseOf,
} from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { giftCardOrder, giftCardOrderLine, giftCardVoucher } from '../../../db/schema/giftCardOrder.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { parseId } from '../../platform/shared/ids.ts';
import { readPage } from '../../platform/shared/readPage.ts';
import { type GiftRow, openReceiver, readGiftsOf } from './giftRows.ts';
import { type OrderRow, payableUntil } from './orderStages.ts';
import { openVoucher } from './voucherSecret.ts';

type LineRow = typeof giftCardOrderLine.$inferSelect;
type VoucherRow = typeof giftCardVoucher.$inferSelect;

/** The gift card orders of a member, newest first, PINs masked. */
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

/** One order of a member; undefined where the member has none with this id. */
export async function findGiftCardOrder(
  queries: Queries,
  sealer: Sealer,
  { memberId, orderId }: { memberId: bigint; orderId: string },
): Promise<GiftCardOrder | undefined> {
  const id = parseId(orderId);
  if (id === undefined) return undefined;
  const isOwn = and(eq(giftCardOrder.id, id), eq(giftCardOrder.memberId, memberId));
  const [order] = await withLines(queries, sealer, await queries.select().from(giftCardOrder).where(isOwn));
  return order;
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
  const gifts = await readGiftsOf(
    queries,
    orders.map(({ id }) => id),
  );
  const giftOf = new Map(gifts.map((gift) => [gift.orderId, gift]));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const vouchersOf = Map.groupBy(vouchers, ({ lineId }) => lineId);
  const toLine = (line: LineRow): GiftCardOrder['purchaseOrders'][number] => ({
    cost: toRupees(line.facePaise),
    count: line.count,
    itemDetails: { brandName: line.brandName },
    itemDetailsForUser: {
      data: (vouchersOf.get(line.id) ?? []).map((row) => toListedVoucher(sealer, row, giftOf.has(line.orderId))),
    },
  });
  return orders.map((order) => {
    const gift = giftOf.get(order.id);
    return toOrder(order, (linesOf.get(order.id) ?? []).map(toLine), gift ? toGift(sealer, gift) : null);
  });
}

const among = (column: typeof giftCardOrderLine.orderId | typeof giftCardVoucher.lineId, rows: { id: bigint }[]) =>
  inArray(
    column,
    rows.map(({ id }) => id),
  );

function toOrder(
  row: OrderRow,
  purchaseOrders: GiftCardOrder['purchaseOrders'],
  gift: GiftCardOrder['gift'],
): GiftCardOrder {
  const { refundStartedAt, refundedAt, repaidReference } = row;
  const paymentAmount = toRupees(row.paymentPaise);
  return {
    id: String(row.id),
    orderAmount: toRupees(row.orderPaise),
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    paymentCompletedAt: row.paymentCompletedAt?.toISOString() ?? null,
    paymentMetadata: { paymentAmount },
    purchaseOrders,
    stage: row.stage,
    orderedAt: row.orderedAt.toISOString(),
    payableUntil: payableUntil(row, new Date())?.toISOString() ?? null,
    gift,
    refund: refundStartedAt && {
      amount: paymentAmount,
      startedAt: refundStartedAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
      ...(repaidReference !== null && { reference: repaidReference }),
    },
  };
}

function toGift(sealer: Sealer, gift: GiftRow): GiftCardOrder['gift'] {
  return {
    ...openReceiver(sealer, gift),
    sendOn: gift.sendOn,
    sentAt: gift.sentAt?.toISOString() ?? null,
    openedAt: gift.openedAt?.toISOString() ?? null,
  };
}

/** The last digits of a card number tell the buyer of a gift which it is. */
const SHOWN_DIGITS = 4;

/** A gift is its receiver's: the buyer sees which cards they are. */
function toListedVoucher(sealer: Sealer, { id, sealed, expiresOn }: VoucherRow, isGift: boolean): ListedVoucher {
  const { cardNumber } = openVoucher(sealer, id, sealed);
  return {
    voucher_ref: isGift ? `•••• ${cardNumber.slice(-SHOWN_DIGITS)}` : cardNumber,
    pin_code: MASKED_PIN,
    expiration_date: expiresOn,
    voucher_id: isGift ? null : id,
  };
}
