import type { TransactionStatus } from '@potli/api';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { click } from '../../../db/schema/click.ts';
import { creditCard } from '../../../db/schema/creditCard.ts';
import { giftCard } from '../../../db/schema/giftCard.ts';
import { offer } from '../../../db/schema/offer.ts';
import { payout, payoutOrder } from '../../../db/schema/payout.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import { store } from '../../../db/schema/store.ts';
import { isHeldBack } from '../../ledger/books/waitingOrders.ts';
import { withheldPaise } from '../../payouts/transfers/withheldPaise.ts';
import { fromForeignColumns } from '../reports/foreignAmounts.ts';
import { fromPartRows } from '../reports/reportParts.ts';

/** Whether its money was forfeited, and no later payout carries more of it. */
const isForfeited = sql`(${payout.id} is null and ${shopOrder.forfeitedAt} is not null) or ${payout.createdAt} < ${shopOrder.forfeitedAt}`;

/**
 * The status of an order at a moment (docs/decisions/017). It is computed, not stored, so it cannot be wrong. Needs its
 * last payout beside it.
 */
const statusAt = (now: Date): SQL<TransactionStatus> => sql`case ${shopOrder.status}
  when 'rejected' then case when ${shopOrder.wasApproved} and not ${shopOrder.isLost} then 'REVERSED' else 'REJECTED' end
  when 'approved' then case when ${isHeldBack} then 'UNDER_REVIEW' else case ${payout.state}
    when 'sent' then 'PAID'
    when 'reserved' then 'PAYABLE' when 'submitted' then 'PAYABLE' when 'review' then 'PAYABLE'
    else case when ${isForfeited} then 'FORFEITED' else 'CONFIRMED' end end end
  else case when ${shopOrder.reportedAt} + make_interval(hours => 24 * ${shopOrder.returnDays}) <= ${now.toISOString()}::timestamptz
    then 'UNDER_REVIEW' else 'TRACKED' end
end`;

interface OrderQuery {
  memberId: bigint;
  /** Only the orders with these ids. */
  ids?: readonly bigint[] | undefined;
  /** Only orders with one of these. */
  statuses?: readonly TransactionStatus[] | undefined;
  now: Date;
}

export type ReadOrder = Awaited<ReturnType<typeof readOrders>>[number];

const lastPayout = eq(payout.id, shopOrder.payoutId);

/** What reports say of an order in a status: narrows the rows by an index, before each is computed. */
const reportedAs: Record<TransactionStatus, readonly (typeof shopOrder.$inferSelect)['status'][]> = {
  TRACKED: ['tracked'],
  UNDER_REVIEW: ['tracked', 'approved'],
  CONFIRMED: ['approved'],
  PAYABLE: ['approved'],
  PAID: ['approved'],
  REJECTED: ['rejected'],
  REVERSED: ['rejected'],
  FORFEITED: ['approved'],
};

/** What a claim has paid for is shown as the order of the claim. */
const isShown = sql`(${shopOrder.claimId} is null or ${shopOrder.earnedPaise} > 0)`;

const chosen = ({ memberId, ids, statuses, now }: OrderQuery) =>
  and(
    eq(shopOrder.memberId, memberId),
    isShown,
    ids && inArray(shopOrder.id, [...ids]),
    statuses &&
      inArray(
        shopOrder.status,
        statuses.flatMap((status) => reportedAs[status]),
      ),
    statuses && inArray(statusAt(now), statuses),
  );

/** A member's orders, last reported first, each with its click and the name of the clicked item. */
export function readOrders(queries: Queries, query: OrderQuery, window: { limit: number; offset: number }) {
  // which ones, first: what is joined to rows that are skipped is lost work
  const page = pageOf(queries)
    .where(chosen(query))
    .orderBy(desc(shopOrder.reportedAt), desc(shopOrder.id))
    .limit(window.limit)
    .offset(window.offset);
  return readShown(queries, page, query.now);
}

/** Orders of any members, of those that are shown to them. */
export const readOrdersOf = (queries: Queries, ids: readonly bigint[], now: Date) =>
  readShown(queries, pageOf(queries).where(and(isShown, isAnyOf(shopOrder.id, ids))), now);

const pageOf = (queries: Queries) =>
  queries.select({ id: shopOrder.id }).from(shopOrder).leftJoin(payout, lastPayout).$dynamic();

const readShown = (queries: Queries, which: ReturnType<typeof pageOf>, now: Date) => {
  const page = which.as('page');
  return queries
    .select({
      order: shopOrder,
      click: { source: click.source },
      currentStatus: statusAt(now),
      storeName: sql<
        string | null
      >`coalesce(${store.storeName}, ${creditCard.heading}, ${giftCard.brandName}, ${offer.offerName})`,
    })
    .from(page)
    .innerJoin(shopOrder, eq(shopOrder.id, page.id))
    .leftJoin(payout, lastPayout)
    .leftJoin(click, eq(click.id, shopOrder.clickId))
    .leftJoin(offer, and(eq(click.source, 'OFFER'), eq(offer.id, click.sourceId)))
    .leftJoin(store, eq(store.id, shopOrder.storeId))
    .leftJoin(creditCard, eq(creditCard.id, shopOrder.cardId))
    .leftJoin(giftCard, and(eq(click.source, 'GIFT_CARD'), eq(giftCard.id, click.sourceId)))
    .orderBy(desc(shopOrder.reportedAt), desc(shopOrder.id));
};

export async function countOrders(queries: Queries, query: OrderQuery): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(shopOrder)
    .leftJoin(payout, lastPayout)
    .where(chosen(query));
  return counted?.total ?? 0;
}

/** Rows from before words had a time count from their own. */
const statedSince = sql`coalesce(${orderReport.statedAt}, ${orderReport.occurredAt})`.mapWith(orderReport.occurredAt);

/** Reports of orders that are or were valid, by order. */
export async function readReports(queries: Queries, orderIds: readonly bigint[]) {
  const { status, eventId, category, commissionPaise, salePaise: saleAmountPaise } = orderReport;
  const { source, occurredAt, precision, receivedAt, currency, saleMinor, commissionMinor, exchangeRate } = orderReport;
  const rows = await queries
    .select({
      orderId: shopOrder.id,
      status,
      eventId,
      category,
      commissionPaise,
      saleAmountPaise,
      source,
      occurredAt,
      precision,
      receivedAt,
      statedAt: statedSince,
      columns: { currency, saleMinor, commissionMinor, exchangeRate, parts: orderReport.parts },
    })
    .from(orderReport)
    .innerJoin(
      shopOrder,
      and(eq(shopOrder.network, orderReport.network), eq(shopOrder.networkOrderId, orderReport.networkOrderId)),
    )
    .where(and(inArray(shopOrder.id, [...orderIds]), inArray(orderReport.outcome, ['applied', 'stale'])));
  const reports = rows.map(({ columns, ...row }) => ({
    ...row,
    foreign: fromForeignColumns(columns),
    parts: columns.parts && fromPartRows(columns.parts),
  }));
  return Map.groupBy(reports, ({ orderId }) => orderId);
}

/** Payouts that contain orders, oldest first, each with what it carries of the order, by order. */
export async function readCarriers(queries: Queries, orderIds: readonly bigint[]) {
  const rows = await queries
    .select({ orderId: payoutOrder.orderId, amountPaise: payoutOrder.amountPaise, payout, withheldPaise })
    .from(payoutOrder)
    .innerJoin(payout, eq(payout.id, payoutOrder.payoutId))
    .where(inArray(payoutOrder.orderId, [...orderIds]))
    .orderBy(payout.id);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
