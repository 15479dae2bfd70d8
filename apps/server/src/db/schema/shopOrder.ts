import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { cashbackColumns } from './columns.ts';

const reportStatus = () => text({ enum: ['tracked', 'approved', 'rejected'] }).notNull();

/** Amounts in another currency than rupees; null in rupees. */
const foreignColumns = () => ({
  /** Its code of ISO 4217. */
  currency: text(),
  /** In the smallest unit of the currency: cents. */
  saleMinor: bigint('sale_minor', { mode: 'bigint' }),
  commissionMinor: bigint('commission_minor', { mode: 'bigint' }),
  /** Rupees for one unit, as decimals, by which the paise were computed. */
  exchangeRate: numeric('exchange_rate'),
});

type Amounts = Record<
  | 'status'
  | 'settledPaise'
  | 'commissionEstimated'
  | 'commissionPaise'
  | 'earnedPaise'
  | 'referralPaise'
  | 'releasedPaise'
  | 'releasedReferralPaise'
  | 'heldFor',
  SQLWrapper
>;

/** A network approved the order, no person need look at it, and some of its money waits for that of the network. */
export const waits = (order: Amounts): SQL => sql`${order.status} = 'approved' and ${order.heldFor} is null
  and not network_has_paid(${order.settledPaise}, ${order.commissionEstimated}, ${order.commissionPaise},
    ${order.earnedPaise} + ${order.referralPaise})
  and (${order.releasedPaise} < ${order.earnedPaise} or ${order.releasedReferralPaise} < ${order.referralPaise})`;

type Costs = Pick<
  Amounts,
  'status' | 'heldFor' | 'settledPaise' | 'commissionEstimated' | 'commissionPaise' | 'earnedPaise' | 'referralPaise'
> &
  Record<'network' | 'isAccepted', SQLWrapper>;

/** What the network pays for the order, as far as it is known: `commissionOf` of the books. */
export const paidFor = (order: Pick<Costs, 'commissionEstimated' | 'settledPaise' | 'commissionPaise'>): SQL<string> =>
  sql`case when ${order.commissionEstimated} and ${order.settledPaise} > 0 then ${order.settledPaise} else ${order.commissionPaise} end`;

/**
 * Approved, and its cashback and the share of a referrer are more than the network pays. Where nothing says what it pays, the books
 * take the cashback, which is no finding.
 */
export const costsMore = (order: Costs): SQL => sql`${order.status} = 'approved' and ${order.network} <> 'claims'
  and not ${order.isAccepted} and ${order.heldFor} is null
  and ${paidFor(order)} < ${order.earnedPaise} + ${order.referralPaise}
  and not (${order.commissionEstimated} and coalesce(${order.settledPaise}, 0) = 0 and ${order.commissionPaise} = ${order.earnedPaise})`;

/** Orders that shops reported. Amounts in paise. */
export const shopOrder = pgTable(
  'shop_order',
  {
    ...cashbackColumns,
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    network: text().notNull(),
    networkOrderId: text('network_order_id').notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Null for an order that was granted by a claim without a click. */
    clickId: uuid('click_id'),
    referrerId: bigint('referrer_id', { mode: 'bigint' }),
    /** What was clicked; an offer counts for its store. Both null for a gift card. */
    storeId: bigint('store_id', { mode: 'bigint' }),
    cardId: bigint('card_id', { mode: 'bigint' }),
    clickedAt: timestamp('clicked_at', { withTimezone: true }).notNull(),
    /** The rates of the click; null for clicks from before there were rate cards. */
    rateCardId: bigint('rate_card_id', { mode: 'bigint' }),
    /** The row that it earned. */
    rateRowId: bigint('rate_row_id', { mode: 'bigint' }),
    kind: text({ enum: ['sale', 'lead'] }).notNull(),
    /** Whose purchase it was, as its click says: the member's own, or that of a visitor of a shared link. Never changed. */
    incomeKind: text('income_kind', { enum: ['OWN', 'SHARE_LINK'] }).notNull(),
    status: reportStatus(),
    versionAt: timestamp('version_at', { withTimezone: true }).notNull(),
    versionEvent: text('version_event').notNull(),
    salePaise: bigint('sale_paise', { mode: 'bigint' }).notNull(),
    earnedPaise: bigint('earned_paise', { mode: 'bigint' }).notNull(),
    referralPaise: bigint('referral_paise', { mode: 'bigint' }).notNull(),
    /** What the network pays, if the order stays or becomes approved. */
    commissionPaise: bigint('commission_paise', { mode: 'bigint' }).notNull(),
    /** The network did not say so. */
    commissionEstimated: boolean('commission_estimated').notNull(),
    /** What the network paid in sum, and when first; null until a statement says so. */
    settledPaise: bigint('settled_paise', { mode: 'bigint' }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** What of it was paid in the order's own currency; `settledPaise` has that at the order's rate. */
    settledMinor: bigint('settled_minor', { mode: 'bigint' }).notNull().default(0n),
    /** What the bank gave more than at the order's rate; below zero: less. */
    exchangePaise: bigint('exchange_paise', { mode: 'bigint' }).notNull().default(0n),
    /** The part of it that the network deducted as tax. */
    tdsPaise: bigint('tds_paise', { mode: 'bigint' }).notNull().default(0n),
    /** What of `earnedPaise` and `referralPaise` is the members' by now; less while an approved order waits. */
    releasedPaise: bigint('released_paise', { mode: 'bigint' }).notNull(),
    releasedReferralPaise: bigint('released_referral_paise', { mode: 'bigint' }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    reason: text(),
    wasApproved: boolean('was_approved').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    /** Days after `reportedAt` in which the purchase can be returned. */
    returnDays: integer('return_days').notNull(),
    /** The last payout that carries it, whatever became of that. */
    payoutId: uuid('payout_id'),
    /** When what it had brought was forfeited; null again where the order is declined. */
    forfeitedAt: timestamp('forfeited_at', { withTimezone: true }),
    /** The number that the shop gave to it; null where the network does not report it. */
    storeOrderId: text('store_order_id'),
    /** The shop approved it, and the network does not pay yet. */
    isStalled: boolean('is_stalled').notNull().default(false),
    /** Why its approval waits for a person: the network pays nothing, or less than it earns. */
    heldFor: text('held_for', { enum: ['no commission', 'low commission'] }),
    /** An operator lets its member have it, whatever the network pays. */
    isAccepted: boolean('is_accepted').notNull().default(false),
    /** What its network owed for it when that was written off, and what it had paid by then. */
    writtenOffPaise: bigint('written_off_paise', { mode: 'bigint' }),
    writtenOffPaidPaise: bigint('written_off_paid_paise', { mode: 'bigint' }),
    writtenOffAt: timestamp('written_off_at', { withTimezone: true }),
    /** What became of the cashback that waited then: the shop bears it, or it is declined. */
    writtenOffMembers: text('written_off_members', { enum: ['pay', 'decline'] }),
    /** Declined although the network approved it, because that does not pay. */
    isLost: boolean('is_lost').notNull().default(false),
    /** When an upgrade took what its network had paid as its commission; null where that is what reports say. */
    paidAsCommissionAt: timestamp('paid_as_commission_at', { withTimezone: true }),
    /** The granted claim that has paid for it: it earns what that did not. */
    claimId: bigint('claim_id', { mode: 'bigint' }),
    ...foreignColumns(),
  },
  (table) => [
    index('shop_order_of_member').on(table.memberId, table.reportedAt.desc(), table.id.desc()),
    index('shop_order_in_status').on(table.memberId, table.status, table.reportedAt.desc(), table.id.desc()),
    index('shop_order_unpaid')
      .on(table.memberId)
      .where(sql`${table.status} = 'approved' and ${table.payoutId} is null`),
    index('shop_order_by_click').on(table.clickId),
    index('shop_order_waiting').on(table.network, table.versionAt).where(waits(table)),
    index('shop_order_waiting_amount')
      .on(
        table.network,
        sql`(${table.earnedPaise} + ${table.referralPaise} - ${table.releasedPaise} - ${table.releasedReferralPaise})`,
      )
      .where(waits(table)),
    index('shop_order_held').on(table.versionAt, table.id).where(sql`${table.heldFor} is not null`),
    index('shop_order_costly').on(table.versionAt, table.id).where(costsMore(table)),
    index('shop_order_by_number').on(table.network, table.storeOrderId).where(sql`${table.storeOrderId} is not null`),
    index('shop_order_by_claim').on(table.claimId).where(sql`${table.claimId} is not null`),
    index('shop_order_granted').on(table.memberId).where(sql`${table.network} = 'claims'`),
  ],
);

/** Every report that a network sent about an order. */
export const orderReport = pgTable(
  'order_report',
  {
    network: text().notNull(),
    eventId: text('event_id').notNull(),
    networkOrderId: text('network_order_id').notNull(),
    clickId: text('click_id'),
    status: reportStatus(),
    salePaise: bigint('sale_paise', { mode: 'bigint' }).notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    reason: text(),
    category: text(),
    commissionPaise: bigint('commission_paise', { mode: 'bigint' }),
    /** The number that the shop gave to the order. */
    storeOrderId: text('store_order_id'),
    /** The network's id of an order that was known by its number before. */
    actionId: text('action_id'),
    /** The shop approved it, and the network does not pay yet. */
    isStalled: boolean('is_stalled').notNull().default(false),
    /** Who says it; nothing that anybody can say counts against the network. */
    source: text({ enum: ['hint', 'signed', 'list'] })
      .notNull()
      .default('signed'),
    /** Since when its source says so; null for reports from before this was stored: since `occurredAt`. */
    statedAt: timestamp('told_at', { withTimezone: true }),
    /** How exact `occurredAt` is. */
    precision: text('time_precision', { enum: ['millisecond', 'second', 'minute', 'day', 'none'] })
      .notNull()
      .default('second'),
    outcome: text({ enum: ['applied', 'stale', 'parked', 'conflict'] }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The body that was read, and what read it; null for reports from before bodies were stored. */
    bodySha256: bytea('body_sha256'),
    adapter: text(),
    adapterVersion: integer('adapter_version'),
    ...foreignColumns(),
    /** Parts with categories of their own, in paise or the smallest unit of the currency. */
    parts: jsonb().$type<{ category: string | null; sale: string; commission: string | null }[]>(),
  },
  (table) => [
    index('order_report_of_order').on(table.networkOrderId, table.network),
    index('order_report_by_number').on(table.storeOrderId, table.network).where(sql`${table.storeOrderId} is not null`),
    index('order_report_of_action').on(table.actionId, table.network).where(sql`${table.actionId} is not null`),
    index('order_report_parked_click').on(sql`lower(${table.clickId})`).where(sql`${table.outcome} = 'parked'`),
    index('order_report_by_time').using('brin', sql`${table.receivedAt}`),
    index('order_report_open').on(table.receivedAt).where(sql`${table.outcome} in ('parked', 'conflict')`),
  ],
);
