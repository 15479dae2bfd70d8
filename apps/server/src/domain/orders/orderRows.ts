import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { click } from '../../db/schema/click.ts';
import { customLink } from '../../db/schema/customLink.ts';
import { member } from '../../db/schema/member.ts';
import { offer } from '../../db/schema/offer.ts';
import { orderReport, shopOrder } from '../../db/schema/shopOrder.ts';
import { findSettlement } from '../books/settlementLines.ts';
import type { Origin } from './mergeReports.ts';
import type { OrderReport, ReportOutcome } from './OrderReport.ts';
import type { ReadBody } from './reportBodies.ts';
import { CARD_RETURN_DAYS, SHOP_RETURN_DAYS } from './returnPeriod.ts';

export type OrderRow = typeof shopOrder.$inferSelect;
export type NewOrderRow = typeof shopOrder.$inferInsert;
/** An order by its number within its network. */
export type OrderName = Pick<OrderReport, 'network' | 'orderId'>;
export type ReportRow = typeof orderReport.$inferSelect;

const ClickId = z.uuid();

/** Locks an order until the transaction ends, also before its row exists. */
export async function lockOrder(queries: Queries, { network, orderId }: OrderName): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${orderId}`}, 0))`);
}

export async function findOrder(queries: Queries, { network, orderId }: OrderName): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.network, network), eq(shopOrder.networkOrderId, orderId)));
  return row;
}

/** What an order copies from its click; undefined for an unknown click. */
export async function findOrigin(queries: Queries, clickId: string | null): Promise<Origin | undefined> {
  // shops can send a shortened or damaged id
  if (!ClickId.safeParse(clickId).success || clickId === null) return undefined;
  const [row] = await queries
    .select({
      clickId: click.id,
      memberId: click.memberId,
      referrerId: member.referredBy,
      cashbackBasisPoints: click.cashbackBasisPoints,
      cashbackPaise: click.cashbackPaise,
      clickedAt: click.clickedAt,
      rateCardId: click.rateCardId,
      kind: sql<string>`coalesce(${customLink.itemType}, ${click.source})`,
      itemId: sql`coalesce(${customLink.itemId}, ${click.sourceId})`.mapWith(BigInt),
      offerStoreId: offer.storeId,
    })
    .from(click)
    .innerJoin(member, eq(member.id, click.memberId))
    .leftJoin(customLink, and(eq(click.source, 'CUSTOM_LINK'), eq(customLink.id, click.sourceId)))
    .leftJoin(offer, and(eq(click.source, 'OFFER'), eq(offer.id, click.sourceId)))
    .where(eq(click.id, clickId));
  if (!row) return undefined;
  const { kind, itemId, offerStoreId, ...origin } = row;
  return {
    ...origin,
    storeId: kind === 'STORE' ? itemId : offerStoreId,
    cardId: kind === 'CREDIT_CARD' ? itemId : null,
    returnDays: kind === 'CREDIT_CARD' ? CARD_RETURN_DAYS : SHOP_RETURN_DAYS,
  };
}

/**
 * Stores a report as parked, until its outcome is known. Returns the row that existed before, if any. Of two reports
 * with one id the second waits for the first.
 */
export async function keepReport(
  queries: Queries,
  report: OrderReport,
  { sha256, adapter }: ReadBody,
  now: Date,
): Promise<ReportRow | undefined> {
  const [kept] = await queries
    .insert(orderReport)
    .values({
      ...toColumns(report),
      outcome: 'parked',
      receivedAt: now,
      bodySha256: sha256,
      adapter: adapter.name,
      adapterVersion: adapter.version,
    })
    .onConflictDoNothing()
    .returning({ eventId: orderReport.eventId });
  if (kept) return undefined;
  const [before] = await queries.select().from(orderReport).where(isReport(report));
  if (!before) throw new Error('A report disappeared while it was read');
  return before;
}

const toColumns = (report: OrderReport) => {
  const { network, eventId, orderId, clickId, status, saleAmountPaise, occurredAt } = report;
  const { reason = null, category = null, commissionPaise = null } = report;
  return {
    ...{ network, eventId, clickId, status, occurredAt, reason, category, commissionPaise },
    networkOrderId: orderId,
    salePaise: saleAmountPaise,
  };
};

/** Writes what a newer version of the adapter reads in a body. */
export async function saveReading(queries: Queries, report: OrderReport, adapterVersion: number): Promise<void> {
  await queries
    .update(orderReport)
    .set({ ...toColumns(report), adapterVersion })
    .where(isReport(report));
}

/** All reports of an order but those that are in conflict with it. */
export async function readToldReports(queries: Queries, { network, orderId }: OrderReport): Promise<ReportRow[]> {
  return queries
    .select()
    .from(orderReport)
    .where(
      and(
        eq(orderReport.network, network),
        eq(orderReport.networkOrderId, orderId),
        ne(orderReport.outcome, 'conflict'),
      ),
    );
}

export async function saveOutcome(
  queries: Queries,
  report: OrderReport,
  outcome: Exclude<ReportOutcome, 'duplicate'>,
): Promise<void> {
  await queries.update(orderReport).set({ outcome }).where(isReport(report));
}

/** What the network paid for an order that is new to us; nulls until it did. */
export async function findPayment(
  queries: Queries,
  { network, orderId }: OrderName,
): Promise<Pick<OrderRow, 'settledPaise' | 'settledAt'>> {
  const line = await findSettlement(queries, { network, networkOrderId: orderId });
  return { settledPaise: line?.paidPaise ?? null, settledAt: line?.settledAt ?? null };
}

/** Writes an order and returns its id. */
export async function saveOrder(queries: Queries, { id, ...row }: NewOrderRow & { id?: bigint }): Promise<bigint> {
  if (id !== undefined) {
    await queries.update(shopOrder).set(row).where(eq(shopOrder.id, id));
    return id;
  }
  const [added] = await queries.insert(shopOrder).values(row).returning({ id: shopOrder.id });
  if (!added) throw new Error('An order was not added');
  return added.id;
}

export const isReport = ({ network, eventId }: Pick<OrderReport, 'network' | 'eventId'>) =>
  and(eq(orderReport.network, network), eq(orderReport.eventId, eventId));

/** The report of a row. */
export function toReport({ networkOrderId, salePaise, ...row }: ReportRow): OrderReport {
  const { network, eventId, clickId, status, occurredAt, reason, category, commissionPaise } = row;
  return {
    ...{ network, eventId, clickId, status, occurredAt, reason, category, commissionPaise },
    orderId: networkOrderId,
    saleAmountPaise: salePaise,
  };
}
