import type { MailKind } from '@potli/api';
import type { Shop } from '@potli/mails';
import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { member } from '../../../db/schema/member.ts';
import { mailOptOut, notification } from '../../../db/schema/notification.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { MailPreferenceService } from '../../members/notifications/createMailPreferences.ts';
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
  const write = async (queries: Queries) => {
    const due = await lockDue(queries);
    const readers = await readReaders(queries, due);
    for (const news of due) await tell(queries, news, { ...parts, reader: readers.get(news.memberId) });
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

interface Reader {
  email: string;
  name: string;
  /** Kinds of mails that this member has switched off. */
  off: readonly MailKind[];
}

async function readReaders(queries: Queries, due: readonly Notification[]): Promise<Map<bigint, Reader>> {
  const off = sql<MailKind[]>`array(select kind from ${mailOptOut} where member_id = ${member.id})`;
  const rows = await queries
    .select({ id: member.id, email: member.email, name: member.name, off })
    .from(member)
    .where(isAnyOf(member.id, [...new Set(due.map(({ memberId }) => memberId))]));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}

interface TellParts extends Omit<MoneyMailParts, 'database'> {
  reader: Reader | undefined;
}

async function tell(queries: Queries, news: Notification, parts: TellParts): Promise<void> {
  const { reader, mail, shop, unsubscribeFor, log } = parts;
  if (!reader) return;
  const { memberId, kind } = news;
  // a warning that money will be lost, and the first payout to an account, come in any case
  const choice = kind === 'forfeit' || (await isFirstPayout(queries, news)) ? undefined : kind;
  if (choice && reader.off.includes(choice)) return;
  const message = await toMessage(queries, news, { name: reader.name, shop, at: new Date() });
  const unsubscribe = choice && unsubscribeFor(memberId, choice);
  const noticeId = news.noticeId ?? undefined;
  if (message) await mail.send({ to: reader.email, message, unsubscribe, noticeId }, queries);
  else if (message === undefined)
    log.error({ notification: String(news.id), kind }, 'news without its journal, order, payout or notice');
}
