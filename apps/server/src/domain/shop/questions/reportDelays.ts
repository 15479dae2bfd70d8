import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { runLongWork } from '../../../db/runLongWork.ts';
import { CLAIMS } from '../../platform/shared/claimsNetwork.ts';
import { LONGEST_DELAY_MS } from './visits.ts';

/** So much of the past counts: a store that changes its network has new numbers within half a year. */
const HISTORY_MS = 180 * DAY_MS;

/** With fewer orders, the slowest tenth of a store's orders is one or two. */
const LEAST_ORDERS = 20;

/**
 * Learns from the orders of the past half year how long each store takes to report: within that time nine of ten orders
 * had their first report, by the shop's own clock (`order_report.received_at`; networks tell the time of the purchase).
 * Clicks of the last 30 days are left out, whose slow orders are not there yet. Stores with few orders are not known.
 * Done twice, it is the same.
 * @returns how many stores are known
 */
export function learnReportDelays(database: Pick<Database, 'url'>, now: Date): Promise<number> {
  const until = new Date(now.getTime() - LONGEST_DELAY_MS).toISOString();
  const since = new Date(now.getTime() - LONGEST_DELAY_MS - HISTORY_MS).toISOString();
  return runLongWork(database, (orm) =>
    orm.transaction(async (queries) => {
      await queries.execute(sql`delete from report_delay`);
      const { rowCount } = await queries.execute(sql`
        with delay as (
          select shop_order.store_id, extract(epoch from min(order_report.received_at) - shop_order.clicked_at) as seconds
          from shop_order join order_report using (network, network_order_id)
          where shop_order.store_id is not null and shop_order.network <> ${CLAIMS}
            and shop_order.clicked_at >= ${since}::timestamptz and shop_order.clicked_at < ${until}::timestamptz
            and order_report.outcome <> 'conflict'
          group by shop_order.id
        )
        insert into report_delay (store_id, delay_seconds, orders, computed_at)
        select store_id, greatest(ceil(percentile_disc(0.9) within group (order by seconds)), 0)::integer, count(*), ${now.toISOString()}::timestamptz
        from delay group by store_id having count(*) >= ${LEAST_ORDERS}
        on conflict (store_id) do update set delay_seconds = excluded.delay_seconds, orders = excluded.orders,
          computed_at = excluded.computed_at`);
      return rowCount ?? 0;
    }),
  );
}
