import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { installation } from '../../../db/schema/installation.ts';

/** The migration since which backups are recorded. */
const RECORDED_SINCE = '0745_backed_up.sql';

/** After so long without a backup the alert BackupLate comes, half a day after a night without one (h). */
export const LATE_BACKUP_HOURS = 36;

/** Records a backup that was whole and restored on trial, by its moment. */
export async function recordBackup(queries: Queries, takenAt: Date): Promise<void> {
  const { rows } = await queries.execute(sql`
    select from pg_attribute where attrelid = to_regclass('installation') and attname = ${installation.backedUpAt.name}`);
  // a new release saves a shop before its migrations
  if (rows.length === 0) return;
  await queries.update(installation).set({
    // of two at once the later one
    backedUpAt: sql`greatest(${installation.backedUpAt}, ${takenAt.toISOString()}::timestamptz)`,
  });
}

/**
 * Seconds since the newest backup; without one, since they are recorded, which is the first start of a new shop.
 * @returns undefined before a host of production has opened the database
 */
export async function readBackupAge(queries: Queries): Promise<number | undefined> {
  const { rows } = await queries.execute<{ seconds: string }>(sql`
    select extract(epoch from now() - coalesce(backed_up_at, (
      select applied_at from schema_migration where name = ${RECORDED_SINCE})))::text as seconds
    from installation where production_since is not null`);
  return rows[0] && Number(rows[0].seconds);
}
