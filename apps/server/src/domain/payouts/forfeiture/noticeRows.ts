import { and, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { forfeitNotice } from '../../../db/schema/forfeitNotice.ts';
import { mailOutbox } from '../../../db/schema/mailOutbox.ts';
import { notification } from '../../../db/schema/notification.ts';
import { writeNotifications } from '../../members/notifications/notificationRows.ts';
import type { WrittenNotice } from './nextStage.ts';

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

/** Whether what was forfeited then was for a breach of the terms. */
export async function isForBreach(queries: Queries, memberId: bigint, forfeitedAt: Date): Promise<boolean> {
  const { breach, forfeitsAt } = forfeitNotice;
  const found = await queries
    .select({ breach })
    .from(forfeitNotice)
    .where(and(ofMember(memberId), eq(forfeitsAt, forfeitedAt), isNotNull(breach)));
  return found.length > 0;
}

/** The notices about this time without a login, and what became of their mails. */
export async function readNotices(queries: Queries, memberId: bigint, inactiveSince: Date): Promise<WrittenNotice[]> {
  const { id, stage, forfeitsAt } = forfeitNotice;
  const rows = await queries
    .select({
      stage,
      forfeitsAt,
      sentAt: mailOutbox.sentAt,
      isUnwritten: isNotNull(notification.id).mapWith(Boolean),
      isUnsent: isNotNull(mailOutbox.sealed).mapWith(Boolean),
    })
    .from(forfeitNotice)
    .leftJoin(notification, and(eq(notification.noticeId, id), isNull(notification.doneAt)))
    .leftJoin(mailOutbox, eq(mailOutbox.noticeId, id))
    .where(and(ofMember(memberId), eq(forfeitNotice.inactiveSince, inactiveSince)));
  return rows.map(({ sentAt, isUnwritten, isUnsent, ...row }) => {
    const mail = isUnwritten || isUnsent ? 'waits' : sentAt ? 'handed over' : 'given up';
    return { ...row, mail };
  });
}

export async function findNotice(queries: Queries, id: bigint): Promise<Notice | undefined> {
  const [notice] = await queries.select().from(forfeitNotice).where(eq(forfeitNotice.id, id));
  return notice;
}

/** Stores a notice, and queues its notification. @param journalKey of the forfeiture; null for a warning */
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
