import type { Shop } from '@potli/mails';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { notification } from '../../../db/schema/notification.ts';
import type { Logger } from '../../../logging/logger.ts';
import { isSwitchedOff, type MailPreferenceService } from '../../members/notifications/createMailPreferences.ts';
import type { Notification } from '../../members/notifications/notificationRows.ts';
import { isFirstToTarget } from '../../payouts/transfers/isFirstToTarget.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { toMessage } from './toMessage.ts';

interface MoneyMailParts {
  database: Pick<Database, 'orm'>;
  mail: MailPort;
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
export function writeMoneyMails({ database, ...parts }: MoneyMailParts): Promise<number> {
  return database.orm.transaction(async (queries) => {
    const due = await lockDue(queries);
    for (const news of due) await tell(queries, news, parts);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await queries.update(notification).set({ doneAt: sql`now()` }).where(inArray(notification.id, ids));
    }
    return due.length;
  });
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

async function tell(queries: Queries, news: Notification, parts: Omit<MoneyMailParts, 'database'>): Promise<void> {
  const { mail, shop, unsubscribeFor, log } = parts;
  const { memberId, kind } = news;
  // a warning that money will be lost, and the first payout to an account, come in any case
  const choice = kind === 'forfeit' || (await isFirstPayout(queries, news)) ? undefined : kind;
  if (choice && (await isSwitchedOff(queries, memberId, choice))) return;
  const [reader] = await queries
    .select({ email: member.email, name: member.name })
    .from(member)
    .where(eq(member.id, memberId));
  if (!reader) return;
  const message = await toMessage(queries, news, { name: reader.name, shop, at: new Date() });
  const unsubscribe = choice && unsubscribeFor(memberId, choice);
  const noticeId = news.noticeId ?? undefined;
  if (message) await mail.send({ to: reader.email, message, unsubscribe, noticeId }, queries);
  else if (message === undefined)
    log.error({ notification: String(news.id), kind }, 'news without its journal, order, payout or notice');
}
