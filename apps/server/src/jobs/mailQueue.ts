import { HOUR_SECONDS } from '@potli/api/units/time';
import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { mailOutbox } from '../db/schema/mailOutbox.ts';
import { notification } from '../db/schema/notification.ts';

/** A mail that this host may send until the lease ends. */
export interface LeasedMail {
  id: string;
  sealed: Buffer;
  /** How often it was tried, with this time. */
  attempts: number;
}

/** Far longer than one delivery takes, so that no other host sends the same mail. */
const LEASE_MINUTES = 10;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 6 * HOUR_SECONDS;
const RETENTION_DAYS = 30;

/**
 * Takes mails that are due, for this host only. No row stays locked while they are sent. When the host dies, its
 * leases end and other hosts take the mails.
 */
export async function leaseMails(queries: Queries, most: number): Promise<LeasedMail[]> {
  const { rows } = await queries.execute<{ id: string; sealed: Buffer; attempts: number }>(sql`
    update ${mailOutbox} set attempts = attempts + 1, leased_until = now() + make_interval(mins => ${LEASE_MINUTES})
    where id in (
      select id from ${mailOutbox}
      where sealed is not null and next_try_at <= now() and expires_at > now()
        and (leased_until is null or leased_until <= now())
      order by next_try_at limit ${most} for update skip locked
    )
    returning id, sealed, attempts`);
  return rows;
}

/** Marks a mail as sent and deletes its content, in one statement. */
export async function markSent(queries: Queries, id: string): Promise<void> {
  const wiped = { sealed: null, leasedUntil: null, sentAt: sql`now()` };
  await queries.update(mailOutbox).set(wiped).where(unsent(id));
}

/** Gives up a mail and deletes its content. */
export async function giveUp(queries: Queries, id: string): Promise<void> {
  await queries.update(mailOutbox).set(GIVEN_UP).where(unsent(id));
}

/** Plans another try, after a pause that doubles each time. */
export async function retryLater(
  queries: Queries,
  { id, attempts }: Pick<LeasedMail, 'id' | 'attempts'>,
): Promise<void> {
  const pauseSeconds = Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);
  const nextTryAt = sql`now() + make_interval(secs => ${pauseSeconds})`;
  await queries.update(mailOutbox).set({ leasedUntil: null, nextTryAt }).where(unsent(id));
}

/**
 * Deletes the content of expired mails, the rows of mails that ended a month ago, and the news behind them. That a friend
 * was notified of stays: only the first share is news. So do the rows of mails about forfeitures: they say who was warned.
 */
export async function cleanUpMails(queries: Queries): Promise<void> {
  const notBeingSent = or(sql`${mailOutbox.leasedUntil} is null`, lte(mailOutbox.leasedUntil, sql`now()`));
  const expired = and(isNotNull(mailOutbox.sealed), lte(mailOutbox.expiresAt, sql`now()`), notBeingSent);
  await queries.update(mailOutbox).set(GIVEN_UP).where(expired);
  const longAgo = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  const ended = and(isNull(mailOutbox.sealed), isNull(mailOutbox.noticeId), lte(mailOutbox.expiresAt, longAgo));
  await queries.delete(mailOutbox).where(ended);
  await queries.delete(notification).where(and(ne(notification.kind, 'referral'), lte(notification.doneAt, longAgo)));
}

const GIVEN_UP = { sealed: null, leasedUntil: null, givenUpAt: sql`now()` };

/** After the end of a lease, another host can have finished the mail. */
const unsent = (id: string) => and(eq(mailOutbox.id, id), isNotNull(mailOutbox.sealed));
