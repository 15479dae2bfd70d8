import { type SQL, sql } from 'drizzle-orm';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { payoutOrder } from '../../../db/schema/payout.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { givesBack, isCausedBy, takesAll } from '../../ledger/journals/journalKinds.ts';

/**
 * Tables of a query: `since`, the journals that brought what a member has in APPROVED now, and `due`, which orders it is of,
 * in paise: orders that were approved or corrected, and payouts that came back. Costs as much as these, whatever the member
 * had before. To be read before the payout or the forfeiture is posted.
 */
export const dueOrders = (memberId: bigint): SQL => sql`
  since as materialized (
    select ${journal.id}, ${journal.kind}, ${journal.orderId}, ${journal.payoutId} from ${journal}
    where ${journal.memberId} = ${memberId} and ${journal.seq} > coalesce((
      select ${journal.seq} from ${journal} where ${journal.memberId} = ${memberId} and ${takesAll(sql`${journal.kind}`)}
      order by ${journal.seq} desc limit 1
    ), 0)
  ), due as (
    select ${shopOrder.id} as order_id, 0 as paise from ${shopOrder}
    where ${shopOrder.memberId} = ${memberId} and ${shopOrder.status} = 'approved' and ${shopOrder.payoutId} is null
      and ${shopOrder.earnedPaise} = 0
    union all
    select since.order_id, case ${account.kind} when 'APPROVED' then ${entry.amount} else 0 end
    from since
    join ${entry} on ${entry.journalId} = since.id
    join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = ${memberId}
    where ${account.kind} in ('APPROVED', 'DEBT') and ${isCausedBy('order', sql`since.kind`)}
    union all
    select ${payoutOrder.orderId}, ${payoutOrder.amountPaise}
    from ${payoutOrder}
    join since on ${payoutOrder.payoutId} = since.payout_id and ${givesBack(sql`since.kind`)}
  )`;
