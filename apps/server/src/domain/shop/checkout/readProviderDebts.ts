import { toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { readWaiting, type SettlementProvider } from './bookProviderSettlement.ts';

/** What a provider owes the shop, by the books; rupees. */
export interface ProviderDebt {
  provider: SettlementProvider;
  atProvider: number;
  /** Payments that it has not paid out in the days it takes, and their rupees less what went back. */
  late: { payments: number; amount: number; oldest: string | null };
  /** Lines of its files that are in no journal. */
  waiting: { kind: string; eventId: string; settlement: string; paid: number }[];
}

/** Providers that have taken payments, each with what it holds. @param days after which a payment is late */
export async function readProviderDebts(
  queries: Queries,
  { now, days }: { now: Date; days: number },
): Promise<ProviderDebt[]> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  const { rows } = await queries.execute<{
    provider: SettlementProvider;
    held: string;
    late: string;
    payments: string;
    oldest: Date | string | null;
  }>(sql`
    with held as (
      select gift_card_order.id, provider, payment_completed_at as paid_at, sum(paise) as paise,
        exists (select from provider_settlement_line as line where line.gift_card_order_id = gift_card_order.id and kind = 'PAYMENT')
          as is_settled
      from gift_card_order
      join book_journal on book_journal.gift_card_order_id = gift_card_order.id
      join book_entry on journal_id = book_journal.id and account = 'PROVIDER'
      where provider in ('razorpay', 'cashfree')
      group by gift_card_order.id
    )
    select provider, sum(paise) as held,
      coalesce(sum(paise) filter (where is_late), 0) as late, count(*) filter (where is_late) as payments,
      min(paid_at) filter (where is_late) as oldest
    from (select *, not is_settled and paise > 0 and paid_at < ${before}::timestamptz as is_late from held) as judged
    group by provider order by provider`);
  const debts: ProviderDebt[] = [];
  for (const { provider, held, late, payments, oldest } of rows) {
    const waiting = await readWaiting(queries, provider);
    debts.push({
      provider,
      atProvider: toRupees(BigInt(held)),
      late: {
        payments: Number(payments),
        amount: toRupees(BigInt(late)),
        oldest: oldest === null ? null : new Date(oldest).toISOString(),
      },
      waiting: waiting.map(({ kind, eventId, settlement, paidPaise }) => ({
        kind,
        eventId,
        settlement,
        paid: toRupees(paidPaise),
      })),
    });
  }
  return debts;
}
