import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isCausedBy } from '../../ledger/journals/journalKinds.ts';
import { monthAfter, monthStart } from '../../platform/shared/indiaDay.ts';

/** Tax withheld from a payout, or given back with it. */
export interface WithheldTax {
  /** Day of India. */
  date: string;
  payoutId: string;
  memberId: string;
  /** Rupees; below zero: given back, because the payout failed or was returned. */
  tax: number;
  /** Percent. */
  rate: number;
  hadPan: boolean;
}

interface Row extends Record<string, unknown> {
  at: Date;
  payoutId: string;
  memberId: string;
  paise: string;
  rateBp: number;
  hadPan: boolean;
}

/**
 * Tax that was withheld in a month of India, payout by payout, and what of earlier tax was given back in it.
 * @param month `yyyy-mm`
 * @param most lines that are read; absent: all
 */
export async function readWithheldMonth(queries: Queries, month: string, most?: number): Promise<WithheldTax[]> {
  const [from, to] = [monthStart(month), monthStart(monthAfter(month))].map((at) => at.toISOString());
  const { rows } = await queries.execute<Row>(sql`
    select happened_at as at, payout_id::text as "payoutId", journal.member_id::text as "memberId", amount as paise,
      rate_bp as "rateBp", pan_id is not null as "hadPan"
    from journal join entry on journal_id = journal.id
    join account on account.id = account_id and account.kind = 'HOUSE_WITHHELD'
    join payout_tax using (payout_id)
    where ${isCausedBy('tax', sql`journal.kind`)}
      and happened_at >= ${from}::timestamptz and happened_at < ${to}::timestamptz
    order by happened_at, journal.id limit ${most ?? null}::int`);
  return rows.map(({ at, paise, rateBp, ...row }) => ({
    ...row,
    date: indiaDay(new Date(at)),
    tax: toRupees(BigInt(paise)),
    rate: toPercent(rateBp),
  }));
}
