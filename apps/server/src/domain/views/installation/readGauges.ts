import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isSound, readLastCheck } from '../../ledger/journals/ledgerChecks.ts';
import { countLateRefunds } from '../../shop/checkout/readRefunds.ts';
import { readBackupAge } from './backups.ts';
import { readLastReports } from './readLastReports.ts';

/** What a monitor asks of the database. Times in seconds. */
export interface Gauges {
  /** The age of the newest report of each network, where it is under `REPORTS_SINCE_SECONDS`. */
  reportAge: Map<string, number>;
  mailsWaiting: number;
  /** The age of the oldest mail that was not sent and not given up. */
  oldestMail: number;
  /**
   * The same without those that were tried, and after which others were sent: an address that is refused for now is tried for days, while
   * the mail server takes all others.
   */
  stuckMail: number;
  payoutsOpen: Map<string, number>;
  payoutsPaused: boolean;
  refusedReports: number;
  /** Refunds of gift cards that do not come through. */
  lateRefunds: number;
  /** Undefined before the first check. */
  ledgerIsSound: boolean | undefined;
  /** The age of the newest backup by `potli backup`; undefined where production has not opened the database. */
  backupAge: number | undefined;
}

/** Each statement reads an index, or the newest reports. */
export async function readGauges(queries: Queries): Promise<Gauges> {
  const rowsOf = async (text: ReturnType<typeof sql>) =>
    (await queries.execute<{ name: string; value: string | null }>(text)).rows;
  const toMap = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    new Map(rows.map(({ name, value }) => [name, Number(value)]));
  const reports = await readLastReports(queries);
  const open = await rowsOf(sql`
    select state as name, count(*)::text as value from payout
    where state in ('reserved', 'submitted', 'review') group by state`);
  const counts = toMap(
    await rowsOf(sql`
      select 'mails' as name, count(*)::text as value from mail_outbox where sealed is not null
      union all select 'oldest', coalesce(extract(epoch from now() - min(created_at)), 0)::text
        from mail_outbox where sealed is not null
      union all select 'stuck', coalesce(extract(epoch from now() - min(created_at)), 0)::text
        from mail_outbox where sealed is not null and (attempts = 0 or id > all (
          -- ids sort by time
          select id from (select id from mail_outbox where sent_at is not null order by id desc limit 1) as last_sent))
      union all select 'refused', count(*)::text from refused_body where state = 'refused'
      union all select 'paused', count(payouts_paused_since)::text from installation`),
  );
  const check = await readLastCheck(queries);
  return {
    reportAge: new Map(reports.map(({ network, age }) => [network, age])),
    mailsWaiting: counts.get('mails') ?? 0,
    oldestMail: counts.get('oldest') ?? 0,
    stuckMail: counts.get('stuck') ?? 0,
    payoutsOpen: toMap(open),
    payoutsPaused: counts.get('paused') === 1,
    lateRefunds: await countLateRefunds(queries),
    refusedReports: counts.get('refused') ?? 0,
    ledgerIsSound: check && isSound(check.findings),
    backupAge: await readBackupAge(queries),
  };
}
