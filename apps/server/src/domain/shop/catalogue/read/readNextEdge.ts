import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';

/** When what visitors see next changes by itself: a row appears or vanishes, an offer expires, a rate begins or ends. */
export async function readNextEdge(queries: Queries, after: Date): Promise<Date | undefined> {
  const at = sql`${after.toISOString()}::timestamptz`;
  const { rows } = await queries.execute<{ next: string | null }>(sql`
    select min(moment) as next from (
      select unnest(array[live_from, live_until]) as moment from catalogue_row
        where live_from > ${at} or live_until > ${at}
      union all select expiry_date from offer where expiry_date > ${at}
      union all select next_rates_from from store where next_rates_from > ${at}
      union all select next_rates_from from credit_card where next_rates_from > ${at}
      union all select next_rates_from from offer where next_rates_from > ${at}
      union all select unnest(array[starts_at, ends_at]) from rate_row where starts_at > ${at} or ends_at > ${at}
    ) as changes
    where moment > ${at}`);
  const next = rows[0]?.next;
  return next ? new Date(next) : undefined;
}
