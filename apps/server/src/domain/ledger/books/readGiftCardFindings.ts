import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/**
 * Orders of gift cards whose books differ from what became of them: what the provider holds, what buyers are owed, what was sold and what it cost.
 * @param only ids of orders as a query; absent: all
 */
export async function countDriftedGiftCards(queries: Queries, only?: SQL): Promise<number> {
  const { rows } = await queries.execute<{ drifted: string }>(sql`
    with booked as (
      select gift_card_order_id as id,
        coalesce(sum(paise) filter (where account = 'PROVIDER'), 0) as provider,
        coalesce(sum(paise) filter (where account = 'BUYERS'), 0) as buyers,
        coalesce(sum(paise) filter (where account = 'GIFT_SALES'), 0) as sales,
        coalesce(sum(paise) filter (where account = 'GIFT_COST'), 0) as cost
      from book_journal join book_entry on journal_id = book_journal.id
      where gift_card_order_id is not null ${only ? sql`and gift_card_order_id in (${only})` : sql``}
      group by gift_card_order_id
    ), expected as (
      select id, stage, payment_paise,
        case when payment_id is null then 0 else payment_paise - coalesce(fee_paise, 0) end as taken,
        (select coalesce(sum(cost_paise), 0) from gift_card_order_line
          join gift_card_voucher on line_id = gift_card_order_line.id where order_id = gift_card_order.id) as cost
      from gift_card_order
      where provider is not null ${only ? sql`and id in (${only})` : sql``}
    )
    select count(*) as drifted
    from expected full join booked using (id)
    where expected.id is null
      or coalesce(provider, 0) <> taken - case stage when 'REFUNDED' then payment_paise else 0 end
      or coalesce(buyers, 0) <> case when stage in ('ISSUING', 'REFUNDING') then -payment_paise else 0 end
      or coalesce(sales, 0) <> case stage when 'DELIVERED' then -payment_paise else 0 end
      or coalesce(booked.cost, 0) <> expected.cost`);
  return Number(rows[0]?.drifted);
}
