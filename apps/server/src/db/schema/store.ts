import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { rateColumns, rowColumns } from './columns.ts';
import { hostOf } from './hostOf.ts';

export const store = pgTable(
  'store',
  {
    ...rowColumns,
    ...rateColumns,
    urlSlug: text('url_slug').notNull(),
    storeName: text('store_name').notNull(),
    storeTitle: text('store_title').notNull(),
    storeImageUrl: text('store_image_url').notNull(),
    baseUrl: text('base_url').notNull(),
    redirectionUrl: text('redirection_url').notNull(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    isOffline: boolean('is_offline').notNull(),
    storeDescription: text('store_description').notNull(),
    importantTerms: text('important_terms').array().notNull(),
    faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    termsTag: text('terms_tag').notNull(),
    discountText: text('discount_text').notNull(),
    aliases: text().array().notNull(),
    homeRank: integer('home_rank'),
  },
  (table) => [
    index('store_in_lists').on(table.id, table.isOff, table.liveFrom, table.liveUntil, table.urlSlug, table.updatedAt),
    index('store_by_popularity').on(table.homeRank, sql`lower(${table.storeName})`, table.id),
    index('store_by_next_rates').on(table.nextRatesFrom).where(sql`${table.nextRatesFrom} is not null`),
    index('store_by_name').on(sql`lower(${table.storeName})`, table.id),
    index('store_by_host').on(hostOf(table.baseUrl)),
    index('store_by_link_host').on(hostOf(table.redirectionUrl)),
    index('store_by_words').using('gin', sql`to_tsvector('simple', ${table.storeName})`),
  ],
);

export const storeCategory = pgTable(
  'store_category',
  {
    storeId: bigint('store_id', { mode: 'bigint' }).notNull(),
    categoryId: bigint('category_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('store_category_by_category_and_store').on(table.categoryId, table.storeId)],
);
