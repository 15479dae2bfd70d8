import { type SQL, sql } from 'drizzle-orm';
import { dashboardContent } from '../../../db/schema/dashboardContent.ts';

/**
 * The number of the dashboard's content. It grows with each save, with each change of a row by the desk or a file, and with each
 * moment at which a row appears or vanishes by its dates: an editor who saves the whole content has seen all that members see. The history
 * is only added to, so no two contents have one number.
 */
export function contentVersion(now: Date): SQL<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<number>`${dashboardContent.version} + (
    select (count(*) + count(*) filter (where (row ->> 'liveFrom')::timestamptz <= ${at})
      + count(*) filter (where (row ->> 'liveUntil')::timestamptz <= ${at}))::int
    from catalogue_version where kind in ('faqs', 'videos'))`;
}
