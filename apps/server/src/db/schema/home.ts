import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

export const banner = pgTable('banner', {
  ...rowColumns,
  key: text().notNull(),
  sectionName: text('section_name').notNull(),
  bannerImageUrl: text('banner_image_url').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  altText: text('alt_text').notNull(),
  rank: integer().notNull(),
});

export const homeSection = pgTable('home_section', {
  ...rowColumns,
  key: text().notNull(),
  title: text().notNull(),
  rank: integer().notNull(),
});

export const homeSectionCard = pgTable(
  'home_section_card',
  {
    sectionId: bigint('section_id', { mode: 'bigint' }).notNull(),
    storeId: bigint('store_id', { mode: 'bigint' }).notNull(),
    rank: integer().notNull(),
    termsTag: text('terms_tag').notNull(),
    discountText: text('discount_text').notNull(),
  },
  (table) => [index('home_section_card_by_store').on(table.storeId)],
);
