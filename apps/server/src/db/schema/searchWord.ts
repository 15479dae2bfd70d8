import { pgTable, text } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

/** Words of shoppers, and the words of the catalogue that they stand for. */
export const searchWord = pgTable('search_word', {
  ...rowColumns,
  word: text().notNull(),
  means: text().array().notNull(),
});
