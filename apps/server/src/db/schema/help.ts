import type { ContentType } from '@potli/api/contract/contentTypes';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowColumns } from './columns.ts';

/** What both have: their subject, and their order in it. */
const helpColumns = {
  ...rowColumns,
  key: text().notNull(),
  contentType: text('content_type').$type<ContentType>().notNull(),
  rank: integer().notNull(),
};

/** Questions that members ask. */
export const faq = pgTable('faq', {
  ...helpColumns,
  question: text().notNull(),
  /** Words such as `{refundDays}` stand for numbers of the rules. */
  answer: text().notNull(),
});

export const helpVideo = pgTable('help_video', {
  ...helpColumns,
  title: text().notNull(),
  videoUrl: text('video_url').notNull(),
});
