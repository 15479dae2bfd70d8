import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { insertStatement } from '../../../db/insertRows.ts';
import { notification } from '../../../db/schema/notification.ts';

export type Notification = typeof notification.$inferSelect;
export type NotificationKind = Notification['kind'];
export type NewNotification = Omit<typeof notification.$inferInsert, 'id' | 'createdAt' | 'doneAt'>;

/**
 * Writes news, in the transaction that moves the money. What was notified before is left out. One statement, and nothing is
 * read.
 */
export async function writeNotifications(queries: Queries, news: readonly NewNotification[]): Promise<void> {
  if (news.length === 0) return;
  await queries.execute(sql`${insertStatement(notification, news)} on conflict (key) do nothing`);
}
