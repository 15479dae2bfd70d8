import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { account, entry, journal } from '../../db/schema/ledger.ts';
import { payoutOrder } from '../../db/schema/payout.ts';
import { shopOrder } from '../../db/schema/shopOrder.ts';
import type { PayoutRow } from './payoutRows.ts';

/**
 * Says which orders a new payout carries, and how much of each. The last payout took all that was approved, so what
 * there is now came by the journals since then: orders that were approved or corrected, and payouts that came back.
 * Costs as much as these, whatever the member had before. Call it before the payout is posted.
 */
export async function carryOrders(queries: Queries, { id, memberId }: Pick<PayoutRow, 'id' | 'memberId'>) {
  await queries.execute(sql`
    with since as materialized (
      select ${journal.id}, ${journal.kind}, ${journal.reference} from ${journal}
      where ${journal.memberId} = ${memberId} and ${journal.seq} > coalesce((
        select ${journal.seq} from ${journal} where ${journal.memberId} = ${memberId} and ${journal.kind} = 'PAYOUT'
        order by ${journal.seq} desc limit 1
      ), 0)
    ), due as (
      select ${shopOrder.id} as order_id, 0 as paise from ${shopOrder}
      where ${shopOrder.memberId} = ${memberId} and ${shopOrder.status} = 'approved' and ${shopOrder.payoutId} is null
        and ${shopOrder.earnedPaise} = 0
      union all
      select since.reference::bigint, case ${account.kind} when 'APPROVED' then ${entry.amount} else 0 end
      from since
      join ${entry} on ${entry.journalId} = since.id
      join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = ${memberId}
      where ${account.kind} in ('APPROVED', 'DEBT') and since.kind not like 'REFERRAL%' and since.kind not like 'PAYOUT%'
      union all
      select ${payoutOrder.orderId}, ${payoutOrder.amountPaise}
      from ${payoutOrder}
      join since on ${payoutOrder.payoutId} = case when since.kind in ('PAYOUT_FAILED', 'PAYOUT_RETURNED') then since.reference::uuid end
    ), carried as (
      insert into ${payoutOrder} (payout_id, order_id, amount_paise)
      select ${id}::uuid, ${shopOrder.id}, sum(due.paise)
      from due join ${shopOrder} on ${shopOrder.id} = due.order_id
      where ${shopOrder.status} = 'approved'
      group by ${shopOrder.id}
      -- one that repaid a debt with all it earned is done with as well
      having sum(due.paise) > 0 or (sum(due.paise) = 0 and ${shopOrder.payoutId} is null)
      returning order_id
    )
    update ${shopOrder} set payout_id = ${id}::uuid from carried where ${shopOrder.id} = carried.order_id`);
}
