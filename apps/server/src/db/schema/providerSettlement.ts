import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';

const paise = (name: string) => bigint(name, { mode: 'bigint' });
const time = (name: string) => timestamp(name, { withTimezone: true });

/** What a payment provider says it paid out to the shop, event by event. Only added to; a line that waits finds its order later. */
export const providerSettlementLine = pgTable(
  'provider_settlement_line',
  {
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().primaryKey(),
    provider: text({ enum: ['razorpay', 'cashfree'] }).notNull(),
    kind: text({ enum: ['PAYMENT', 'REFUND', 'OTHER'] }).notNull(),
    /** The provider's id of the payment, refund or adjustment. */
    eventId: text('event_id').notNull(),
    /** Empty where the line names none. */
    providerOrderId: text('provider_order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    /** The provider's id of the transfer to the bank, or its UTR. */
    settlement: text().notNull(),
    file: text().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** With the tax on it. */
    feePaise: paise('fee_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    /** What it adds to the transfer; below zero: what it takes from it. */
    paidPaise: paise('paid_paise').notNull(),
    settledAt: time('settled_at').notNull(),
    receivedAt: time('received_at').notNull(),
    /** Null, and not closed: it waits for a person. */
    giftCardOrderId: bigint('gift_card_order_id', { mode: 'bigint' }),
    /** A person has given the reason why no order explains it. */
    closedAt: time('closed_at'),
    closedReason: text('closed_reason'),
  },
  (table) => [
    unique('provider_settlement_line_provider_kind_event_id_key').on(table.provider, table.kind, table.eventId),
    uniqueIndex('provider_settlement_line_of_order')
      .on(table.giftCardOrderId, table.kind)
      .where(sql`${table.giftCardOrderId} is not null`),
    index('provider_settlement_line_waiting')
      .on(table.provider, table.id)
      .where(sql`${table.giftCardOrderId} is null and ${table.closedAt} is null`),
  ],
);
