import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

export const giftCard = pgTable('gift_card', {
  ...rowColumns,
  urlSlug: text('url_slug').notNull(),
  name: text().notNull(),
  brandName: text('brand_name').notNull(),
  finalBrandName: text('final_brand_name').notNull(),
  imageUrl: text('image_url').notNull(),
  salesDiscountBasisPoints: integer('sales_discount_basis_points').notNull(),
  denominationsRupees: integer('denominations_rupees').array().notNull(),
  denominationMinRupees: integer('denomination_min_rupees'),
  denominationMaxRupees: integer('denomination_max_rupees'),
  denominationStepRupees: integer('denomination_step_rupees'),
  maxCount: integer('max_count').notNull(),
  issuer: text().notNull(),
  validityMonths: integer('validity_months'),
  description: text().notNull(),
  howItWorks: text('how_it_works').array().notNull(),
  terms: text().array().notNull(),
});

export const giftCardCategory = pgTable(
  'gift_card_category',
  {
    giftCardId: bigint('gift_card_id', { mode: 'bigint' }).notNull(),
    categoryId: bigint('category_id', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('gift_card_category_by_category').on(table.categoryId)],
);
