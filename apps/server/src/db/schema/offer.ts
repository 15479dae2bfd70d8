import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { rateColumns, rowColumns } from './columns.ts';
import { hostOf } from './hostOf.ts';

/** Coupons and flash deals. */
export const offer = pgTable(
  'offer',
  {
    ...rowColumns,
    ...rateColumns,
    isFlashDeal: boolean('is_flash_deal').notNull(),
    urlSlug: text('url_slug').notNull(),
    storeId: bigint('store_id', { mode: 'bigint' }),
    offerName: text('offer_name').notNull(),
    offerImageUrl: text('offer_image_url').notNull(),
    offerHomePageCardTag: text('offer_home_page_card_tag').notNull(),
    couponCode: text('coupon_code').notNull(),
    expiryDate: timestamp('expiry_date', { withTimezone: true }),
    redirectUrl: text('redirect_url').notNull(),
    isOffline: boolean('is_offline').notNull(),
    aboutThisOffer: text('about_this_offer').notNull(),
    cashbackDetails: text('cashback_details').notNull(),
    aboutStore: text('about_store').notNull(),
    getThisOffer: text('get_this_offer').notNull(),
    termsAndConditions: text('terms_and_conditions').array().notNull(),
    homeRank: integer('home_rank'),
  },
  (table) => [
    index('offer_by_store').on(table.storeId),
    index('offer_by_link_host').on(hostOf(table.redirectUrl)),
    index('offer_by_expiry').on(table.expiryDate).where(sql`${table.expiryDate} is not null`),
    index('offer_by_next_rates').on(table.nextRatesFrom).where(sql`${table.nextRatesFrom} is not null`),
  ],
);
