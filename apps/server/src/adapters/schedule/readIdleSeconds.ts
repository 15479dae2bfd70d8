import type { Database } from '../../db/database.ts';

/** Processes that do jobs look for what is due three times a minute; when none has for so long, none is there (s). */
export const MOST_IDLE_SECONDS = 120;

/** Seconds since a process last looked for jobs that are due; undefined where none ever has. */
export async function readIdleSeconds({ pool }: Pick<Database, 'pool'>): Promise<number | undefined> {
  const { rows } = await pool.query<{ idle: number | null }>(
    'select extract(epoch from now() - cron_on)::float8 as idle from pgboss.version',
  );
  return rows[0]?.idle ?? undefined;
}
