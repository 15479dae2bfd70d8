import { DAY_MS } from '@potli/api/units/time';
import { type RefusedReports, refusedReportsMail, type Shop } from '@potli/mails';
import { and, asc, eq, gt, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { refusedBody, refusedNotice } from '../../../db/schema/refusedBody.ts';
import type { Logger } from '../../../logging/logger.ts';
import type { MailPort } from '../mail/MailPort.ts';
import type { RefusedDoor } from './refusedBodies.ts';

/** Alerts the operator to refused reports, as part of the transaction that remembers it. */
export type RefusedAlarm = (queries: Queries, refused: readonly RefusedReports[]) => Promise<void>;

/** Alerts the operator by mail. @param to the address of the operator */
export const createRefusedAlarm =
  ({ mail, shop, to }: { mail: MailPort; shop: Shop; to: string }): RefusedAlarm =>
  async (queries, refused) => {
    await mail.send({ to, message: refusedReportsMail(refused, shop) }, queries);
  };

interface Alerting {
  log: Pick<Logger, 'error'>;
  /** Absent: the log says it only. */
  alarm?: RefusedAlarm | undefined;
  now?: Date;
}

/**
 * Counts what waits of each network and bank, and reports those of which something came since the last notice: once a day
 * for each.
 */
export async function raiseRefusedAlarm(
  { orm }: Pick<Database, 'orm'>,
  { log, alarm, now = new Date() }: Alerting,
): Promise<void> {
  await orm.transaction(async (queries) => {
    // of two hosts that begin at once one reports
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('refused reports', 0))`);
    const news = await readNewRefusals(queries, now);
    if (news.length === 0) return;
    for (const { door, network, count } of news) {
      log.error({ door, network, count }, 'reports could not be read');
      const notice = { door, network, notifiedAt: now };
      const target = [refusedNotice.door, refusedNotice.network];
      await queries
        .insert(refusedNotice)
        .values(notice)
        .onConflictDoUpdate({ target, set: { notifiedAt: now } });
    }
    await alarm?.(queries, news);
  });
}

async function readNewRefusals(queries: Queries, now: Date): Promise<(RefusedReports & { door: RefusedDoor })[]> {
  const { door, network, firstAt, lastAt, state } = refusedBody;
  const ofNotice = and(eq(refusedNotice.door, door), eq(refusedNotice.network, network));
  const rows = await queries
    .select({ door, network, count: sql<number>`count(*)::int`, since: min(firstAt) })
    .from(refusedBody)
    .leftJoin(refusedNotice, ofNotice)
    .where(
      and(
        eq(state, 'refused'),
        or(isNull(refusedNotice.notifiedAt), lte(refusedNotice.notifiedAt, new Date(now.getTime() - DAY_MS))),
      ),
    )
    .groupBy(door, network, refusedNotice.notifiedAt)
    .having(or(isNull(refusedNotice.notifiedAt), gt(sql`max(${lastAt})`, refusedNotice.notifiedAt)))
    .orderBy(asc(network), asc(door));
  return rows.map(({ since, ...row }) => ({ ...row, since: since ?? now }));
}
