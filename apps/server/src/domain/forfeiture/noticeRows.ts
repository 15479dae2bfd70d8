import { and, eq, isNull, max } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { forfeitNotice } from '../../db/schema/forfeitNotice.ts';
import { notification } from '../../db/schema/notification.ts';
import { writeNotifications } from '../notifications/notificationRows.ts';

export type Notice = typeof forfeitNotice.$inferSelect;

const ofMember = (memberId: bigint) => eq(forfeitNotice.memberId, memberId);

/** When money of a member was forfeited last. */
export async function findLastForfeiture(queries: Queries, memberId: bigint): Promise<Date | undefined> {
  const [last] = await queries
    .select({ at: max(forfeitNotice.forfeitsAt) })
    .from(forfeitNotice)
    .where(and(ofMember(memberId), eq(forfeitNotice.stage, 'FORFEITED')));
  return last?.at ?? undefined;
}

/** What a member was told about this time without a login; a notice whose mail is not written yet is none. */
export async function readTold(queries: Queries, memberId: bigint, inactiveSince: Date) {
  const rows = await queries
    .select({ stage: forfeitNotice.stage, forfeitsAt: forfeitNotice.forfeitsAt, waits: notification.id })
    .from(forfeitNotice)
    .leftJoin(notification, and(eq(notification.noticeId, forfeitNotice.id), isNull(notification.doneAt)))
    .where(and(ofMember(memberId), eq(forfeitNotice.inactiveSince, inactiveSince)));
  return rows.map(({ waits, ...row }) => ({ ...row, isMailed: waits === null }));
}

export async function findNotice(queries: Queries, id: bigint): Promise<Notice | undefined> {
  const [notice] = await queries.select().from(forfeitNotice).where(eq(forfeitNotice.id, id));
  return notice;
}

/** Keeps a notice, and makes it news. @param journalKey of the forfeiture; null for a warning */
export async function writeNotice(
  queries: Queries,
  notice: Omit<Notice, 'id'>,
  journalKey: string | null = null,
): Promise<void> {
  const [added] = await queries.insert(forfeitNotice).values(notice).returning({ id: forfeitNotice.id });
  if (!added) throw new Error('A notice was not written');
  const { memberId } = notice;
  await writeNotifications(queries, [
    { kind: 'forfeit', key: `forfeit notice ${added.id}`, memberId, noticeId: added.id, journalKey },
  ]);
}
