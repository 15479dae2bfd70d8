import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { payoutOrder } from '../../../db/schema/payout.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { dueOrders } from './dueOrders.ts';
import type { PayoutRow } from './payoutRows.ts';

/** Attaches to a new payout the orders that it pays, and how much of each. Call it before the payout is posted. */
export async function attachOrders(queries: Queries, { id, memberId }: Pick<PayoutRow, 'id' | 'memberId'>) {
  await queries.execute(sql`
    with ${dueOrders(memberId)}, attached as (
      insert into ${payoutOrder} (payout_id, order_id, amount_paise)
      select ${id}::uuid, ${shopOrder.id}, sum(due.paise)
      from due join ${shopOrder} on ${shopOrder.id} = due.order_id
      where ${shopOrder.status} = 'approved'
      group by ${shopOrder.id}
      -- one that repaid a debt with all it earned is done with as well
      having sum(due.paise) > 0 or (sum(due.paise) = 0 and ${shopOrder.payoutId} is null)
      returning order_id
    )
    update ${shopOrder} set payout_id = ${id}::uuid from attached where ${shopOrder.id} = attached.order_id`);
}
