import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { dispute, disputeOtherOrder } from '../../../db/schema/dispute.ts';
import { orderReport, shopOrder } from '../../../db/schema/shopOrder.ts';
import { recountOrder } from './applyReports.ts';

/**
 * Counts again what waited until claims found their orders, or an operator excluded orders: other orders of their clicks, and
 * orders that better evidence has freed. Each is a transaction of its own. A job, too, for what an end of the host left.
 */
export async function recountClaimed({ orm }: Pick<Database, 'orm'>, now = new Date()): Promise<void> {
  const { rows } = await orm.execute<{ network: string; orderId: string }>(sql`
    select ${orderReport.network}, ${orderReport.networkOrderId} as "orderId"
      from ${dispute}
      join ${orderReport} on lower(${orderReport.clickId}) = ${dispute.clickId}::text and ${orderReport.outcome} = 'parked'
      where ${dispute.reportedOrderId} is not null
        or exists (select from ${disputeOtherOrder} where ${disputeOtherOrder.disputeId} = ${dispute.id}
          and ${disputeOtherOrder.network} = ${orderReport.network}
          and ${disputeOtherOrder.orderId} = ${orderReport.networkOrderId})
    union select ${shopOrder.network}, ${shopOrder.networkOrderId}
      from ${shopOrder} join ${dispute} on ${dispute.id} = ${shopOrder.claimId}
      where (${dispute.reportedNetwork}, ${dispute.reportedOrderId})
        is distinct from (${shopOrder.network}, ${shopOrder.networkOrderId})`);
  for (const name of rows) await orm.transaction((queries) => recountOrder(queries, name, now));
}

/** The same after a commit that bound claims: what fails here, the job does. */
export async function recountBound(database: Pick<Database, 'orm'>, bound: ReadonlySet<bigint>): Promise<void> {
  if (bound.size > 0) await recountClaimed(database).catch(() => {});
}
