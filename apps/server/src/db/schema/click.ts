import type { DeviceInfo } from '@potli/api';
import { bigint, index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cashbackColumns } from './columns.ts';

/** In parts by month (0580_clicks_by_month.sql); each has an index of its own for `requestKey`, unique with the member. */
export const click = pgTable(
  'click',
  {
    ...cashbackColumns,
    /** UUIDv7: ids sort by time. */
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    source: text().notNull(),
    sourceId: bigint('source_id', { mode: 'bigint' }).notNull(),
    clickedAt: timestamp('clicked_at', { withTimezone: true }).notNull(),
    /** The rates of that moment; null for clicks from before there were rate cards. */
    rateCardId: bigint('rate_card_id', { mode: 'bigint' }),
    /** The terms of that moment; null for clicks from before they were stored, and for gift cards. */
    termsId: bigint('terms_id', { mode: 'bigint' }),
    redirectUrl: text('redirect_url'),
    device: json().$type<DeviceInfo>().notNull(),
    /** Hash of the idempotency key that the request carried. */
    requestKey: uuid('request_key'),
  },
  (table) => [
    index('click_by_rate_card').on(table.rateCardId),
    index('click_of_member').on(table.memberId, table.id.desc()),
  ],
);
