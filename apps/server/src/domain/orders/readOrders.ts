import type { TransactionStatus } from '@potli/api';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { click } from '../../db/schema/click.ts';
import { creditCard } from '../../db/schema/creditCard.ts';
import { customLink } from '../../db/schema/customLink.ts';
import { giftCard } from '../../db/schema/giftCard.ts';
import { offer } from '../../db/schema/offer.ts';
import { payout, payoutOrder } from '../../db/schema/payout.ts';
import { orderReport, shopOrder } from '../../db/schema/shopOrder.ts';
import { store } from '../../db/schema/store.ts';
import { isHeldBack } from '../books/waitingOrders.ts';

/** State of the last payout that contains the order. */
const lastPayoutState = sql`(
  select ${payout.state} from ${payoutOrder} join ${payout} on ${payout.id} = ${payoutOrder.payoutId}
  where ${payoutOrder.orderId} = ${shopOrder.id} order by ${payoutOrder.payoutId} desc limit 1
)`;

/** The status of an order at a moment (docs/decisions/017). It is computed, not stored, so it cannot be wrong. */
const statusAt = (now: Date): SQL<TransactionStatus> => sql`case ${shopOrder.status}
  when 'rejected' then case when ${shopOrder.wasApproved} then 'REVERSED' else 'REJECTED' end
  when 'approved' then case when ${isHeldBack} then 'UNDER_REVIEW' else case ${lastPayoutState}
    when 'sent' then 'PAID'
    when 'reserved' then 'PAYABLE' when 'submitted' then 'PAYABLE' when 'review' then 'PAYABLE'
    else 'CONFIRMED' end end
  else case when ${shopOrder.reportedAt} + make_interval(hours => 24 * ${shopOrder.returnDays}) <= ${now.toISOString()}::timestamptz
    then 'UNDER_REVIEW' else 'TRACKED' end
end`;

interface OrderQuery {
  memberId: bigint;
  /** Only the order with this id. */
  id?: bigint | undefined;
  /** Only orders with one of these. */
  statuses?: readonly TransactionStatus[] | undefined;
  now: Date;
}

export type ReadOrder = Awaited<ReturnType<typeof readOrders>>[number];

const chosen = ({ memberId, id, statuses, now }: OrderQuery) =>
  and(
    eq(shopOrder.memberId, memberId),
    id === undefined ? undefined : eq(shopOrder.id, id),
    statuses && inArray(statusAt(now), statuses),
  );

const linkTo = (itemType: 'STORE' | 'CREDIT_CARD') =>
  sql`case ${customLink.itemType} when ${itemType} then ${customLink.itemId} end`;
/** The target of the click, as one value each, so that joins can use an index. */
const storeId = sql`case ${click.source}
  when 'STORE' then ${click.sourceId} when 'OFFER' then ${offer.storeId} when 'CUSTOM_LINK' then ${linkTo('STORE')} end`;
const cardId = sql`case ${click.source}
  when 'CREDIT_CARD' then ${click.sourceId} when 'CUSTOM_LINK' then ${linkTo('CREDIT_CARD')} end`;

/** A member's orders, last reported first, each with its click and the name of the clicked item. */
export function readOrders(queries: Queries, query: OrderQuery, window: { limit: number; offset: number }) {
  return queries
    .select({
      order: shopOrder,
      click: { source: click.source },
      currentStatus: statusAt(query.now),
      storeName: sql<
        string | null
      >`coalesce(${store.storeName}, ${creditCard.heading}, ${giftCard.brandName}, ${offer.offerName})`,
    })
    .from(shopOrder)
    .leftJoin(click, eq(click.id, shopOrder.clickId))
    .leftJoin(customLink, and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId)))
    .leftJoin(offer, and(eq(click.source, 'OFFER'), eq(offer.id, click.sourceId)))
    .leftJoin(store, eq(store.id, storeId))
    .leftJoin(creditCard, eq(creditCard.id, cardId))
    .leftJoin(giftCard, and(eq(click.source, 'GIFT_CARD'), eq(giftCard.id, click.sourceId)))
    .where(chosen(query))
    .orderBy(desc(shopOrder.reportedAt), desc(shopOrder.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function countOrders(queries: Queries, query: OrderQuery): Promise<number> {
  const [counted] = await queries.select({ total: count() }).from(shopOrder).where(chosen(query));
  return counted?.total ?? 0;
}

/** Reports of orders that are or were valid, by order. */
export async function readReports(queries: Queries, orderIds: readonly bigint[]) {
  const { status, occurredAt, eventId, category, commissionPaise, salePaise: saleAmountPaise } = orderReport;
  const rows = await queries
    .select({ orderId: shopOrder.id, status, occurredAt, eventId, category, commissionPaise, saleAmountPaise })
    .from(orderReport)
    .innerJoin(
      shopOrder,
      and(eq(shopOrder.network, orderReport.network), eq(shopOrder.networkOrderId, orderReport.networkOrderId)),
    )
    .where(and(inArray(shopOrder.id, [...orderIds]), inArray(orderReport.outcome, ['applied', 'stale'])));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Payouts that contain orders, oldest first, by order. */
export async function readCarriers(queries: Queries, orderIds: readonly bigint[]) {
  const rows = await queries
    .select({ orderId: payoutOrder.orderId, payout })
    .from(payoutOrder)
    .innerJoin(payout, eq(payout.id, payoutOrder.payoutId))
    .where(inArray(payoutOrder.orderId, [...orderIds]))
    .orderBy(payout.id);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
