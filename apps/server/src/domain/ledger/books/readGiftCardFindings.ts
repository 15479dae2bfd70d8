import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/**
 * Orders of gift cards whose books differ from what became of them: what the provider holds, what buyers are owed, what was sold and what it cost,
 * what came to the bank and the fee of the provider.
 * @param only ids of orders as a query; absent: all
 */
export async function countDriftedGiftCards(queries: Queries, only?: SQL): Promise<number> {
  const { rows } = await queries.execute<{ drifted: string }>(sql`
    with booked as (
      select gift_card_order_id as id,
        coalesce(sum(paise) filter (where account = 'PROVIDER'), 0) as provider,
        coalesce(sum(paise) filter (where account = 'BUYERS'), 0) as buyers,
        coalesce(sum(paise) filter (where account = 'GIFT_SALES'), 0) as sales,
        coalesce(sum(paise) filter (where account = 'GIFT_COST'), 0) as cost,
        coalesce(sum(paise) filter (where account = 'CASH'), 0) as cash,
        coalesce(sum(paise) filter (where account = 'PROVIDER_FEES'), 0) as fees
      from book_journal join book_entry on journal_id = book_journal.id
      where gift_card_order_id is not null ${only ? sql`and gift_card_order_id in (${only})` : sql``}
      group by gift_card_order_id
    ), settled as (
      select gift_card_order_id as id, sum(paid_paise) as cash,
        sum(amount_paise) filter (where kind = 'PAYMENT') as payment, sum(fee_paise) filter (where kind = 'PAYMENT') as fee,
        sum(amount_paise) filter (where kind = 'REFUND') as refund, sum(fee_paise) filter (where kind = 'REFUND') as refund_fee
      from provider_settlement_line
      where gift_card_order_id is not null ${only ? sql`and gift_card_order_id in (${only})` : sql``}
      group by gift_card_order_id
    ), expected as (
      select gift_card_order.id, stage, payment_paise, coalesce(repaid_paise, 0) as repaid,
        coalesce(settled.cash, 0) - coalesce(repaid_paise, 0) as cash,
        case when settled.payment is null then 0 else settled.payment - coalesce(fee_paise, 0) end - coalesce(settled.refund, 0)
          as paid_out,
        coalesce(settled.fee, fee_paise, 0) + coalesce(settled.refund_fee, 0) as fees,
        case when payment_id is null then 0 else payment_paise - coalesce(fee_paise, 0) end as taken,
        (select coalesce(sum(cost_paise), 0) from gift_card_order_line
          join gift_card_voucher on line_id = gift_card_order_line.id where order_id = gift_card_order.id) as cost
      from gift_card_order left join settled using (id)
      where provider is not null ${only ? sql`and gift_card_order.id in (${only})` : sql``}
    )
    select count(*) as drifted
    from expected full join booked using (id)
    where expected.id is null
      or coalesce(booked.cash, 0) <> expected.cash
      or coalesce(booked.fees, 0) <> expected.fees
      or coalesce(provider, 0) <> taken - paid_out - case stage when 'REFUNDED' then payment_paise - repaid else 0 end
      or coalesce(buyers, 0) <> case when stage in ('ISSUING', 'REFUNDING') then -payment_paise else 0 end
      or coalesce(sales, 0) <> case stage when 'DELIVERED' then -payment_paise else 0 end
      or coalesce(booked.cost, 0) <> expected.cost`);
  return Number(rows[0]?.drifted);
}
