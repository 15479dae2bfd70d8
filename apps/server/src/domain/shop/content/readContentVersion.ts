import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/**
 * The number of the dashboard's content. It grows with each save, with each change of a row by the desk or a file, and with each
 * moment at which a row appears or vanishes by its dates: whoever saves the whole content has seen all that members see. The history
 * is only added to, so no two contents have one number.
 * @param saves how often the content was saved
 */
export async function readContentVersion(queries: Queries, saves: number, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await queries.execute<{ moments: number }>(sql`
    select (count(*) + count(*) filter (where (row ->> 'liveFrom')::timestamptz <= ${at})
      + count(*) filter (where (row ->> 'liveUntil')::timestamptz <= ${at}))::int as moments
    from catalogue_version where kind in ('faqs', 'videos')`);
  return saves + (rows[0]?.moments ?? 0);
}
