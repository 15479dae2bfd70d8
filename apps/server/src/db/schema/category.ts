import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

export const category = pgTable('category', {
  ...rowColumns,
  urlSlug: text('url_slug').notNull(),
  name: text().notNull(),
  imageUrl: text('image_url').notNull(),
  rank: integer(),
  position: integer().generatedByDefaultAsIdentity(),
});
