import type { Shop } from '@potli/mails';
import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { notification } from '../../../db/schema/notification.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { MailPreferenceService } from '../../members/notifications/createMailPreferences.ts';
import type { Notification } from '../../members/notifications/notificationRows.ts';
import { isFirstToTarget } from '../../payouts/transfers/isFirstToTarget.ts';
import type { Mail, Outbox } from '../../platform/mail/MailPort.ts';
import { type Reader, readReaders } from './readReaders.ts';
import { readSubjects, type Subjects } from './readSubjects.ts';
import { toMessage } from './toMessage.ts';

interface MoneyMailParts {
  database: Pick<Database, 'orm'>;
  mail: Pick<Outbox, 'sendAll'>;
  shop: Shop;
  unsubscribeFor: MailPreferenceService['unsubscribeFor'];
  log: Pick<Logger, 'error'>;
}

const AT_ONCE = 50;

/**
 * Makes news into mails of the outbox, once each: news and mail change in one transaction, and hosts skip what another one
 * is writing.
 * @returns how many news were due; above 0 there may be more
 */
export function writeMoneyMails({ database, mail, ...parts }: MoneyMailParts): Promise<number> {
  const write = async (queries: Queries) => {
    const due = await lockDue(queries);
    const readers = await readReaders(queries, due);
    const subjects = await readSubjects(queries, due, new Date());
    const mails: Mail[] = [];
    for (const news of due) {
      const reader = readers.get(news.memberId);
      const made = reader && (await toMail(queries, news, { ...parts, reader, subjects }));
      if (made) mails.push(made);
    }
    await mail.sendAll(mails, queries);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await queries.update(notification).set({ doneAt: sql`now()` }).where(isAnyOf(notification.id, ids));
    return due.length;
  };
  // each mail takes the same handful
  return database.orm.transaction(write, { keepsStatements: true });
}

const lockDue = (queries: Queries): Promise<Notification[]> =>
  queries
    .select()
    .from(notification)
    .where(and(isNull(notification.doneAt), lte(notification.dueAt, sql`now()`)))
    .orderBy(asc(notification.dueAt), asc(notification.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });

/** The first payout to a new account is about safety. */
const isFirstPayout = async (queries: Queries, { kind, payoutId }: Notification): Promise<boolean> =>
  kind === 'payout' && payoutId !== null && (await isFirstToTarget(queries, payoutId));

interface ToMailParts extends Omit<MoneyMailParts, 'database' | 'mail'> {
  reader: Reader;
  subjects: Subjects;
}

/** Undefined where there is nothing to say, or the member does not want to know. */
async function toMail(queries: Queries, news: Notification, parts: ToMailParts): Promise<Mail | undefined> {
  const { reader, subjects, shop, unsubscribeFor, log } = parts;
  const { memberId, kind } = news;
  // a warning that money will be lost, and the first payout to an account, come in any case
  const choice = kind === 'forfeit' || (await isFirstPayout(queries, news)) ? undefined : kind;
  if (choice && reader.off.includes(choice)) return undefined;
  const message = await toMessage(queries, news, { reader, subjects, shop });
  if (message === undefined)
    log.error({ notification: String(news.id), kind }, 'news without its journal, order, payout or notice');
  if (!message) return undefined;
  const unsubscribe = choice && unsubscribeFor(memberId, choice);
  return { to: reader.email, message, unsubscribe, noticeId: news.noticeId ?? undefined };
}
