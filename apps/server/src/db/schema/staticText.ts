import type { TextKey } from '@potli/api/contract/textKeys';
import type { StaticText } from '@potli/api/contract/texts';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

/** Texts with a page of their own, with names of numbers and of facts in them. */
export const staticText = pgTable('static_text', {
  ...rowColumns,
  key: text().$type<TextKey>().notNull(),
  title: text().notNull(),
  revised: timestamp({ withTimezone: true }).notNull(),
  sections: jsonb().$type<StaticText['sections']>().notNull(),
});
