import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';
import { isCausedBy } from '../../ledger/journals/journalKinds.ts';
import type { FinancialYear } from './financialYear.ts';

/** As a tax rule may distinguish them (docs/decisions/055). */
export const incomeKinds = ['OWN', 'SHARE_LINK', 'REFERRAL'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

export interface MonthIncome {
  memberId: bigint;
  /** The month in India: 2026-04. */
  month: string;
  kind: IncomeKind;
  /** Below 0 where more was taken back than came. */
  paise: bigint;
}

interface FoundIncome extends Record<string, unknown> {
  member_id: string;
  month: string;
  kind: IncomeKind;
  paise: string;
}

/**
 * What orders and friends brought members in a financial year, by month and kind: the change of what is owed to them.
 * Money that is forfeited was earned before; what a shop takes back is taken off in the month in which it did. Costs as much as
 * the journals of that year.
 */
export async function readIncome(
  queries: Queries,
  memberIds: readonly bigint[],
  { from, until }: FinancialYear,
): Promise<MonthIncome[]> {
  const { rows } = await queries.execute<FoundIncome>(sql`
    select posted.member_id, to_char(posted.happened_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      coalesce(placed.income_kind, 'REFERRAL') as kind,
      sum(case ${account.kind} when 'DEBT' then -${entry.amount} else ${entry.amount} end) as paise
    from ${journal} as posted
    join ${entry} on ${entry.journalId} = posted.id
    join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = posted.member_id
      and ${account.kind} in ('APPROVED', 'DEBT', 'FORFEITED')
    -- the share of a friend's order is no income of that kind
    left join ${shopOrder} as placed on placed.id = posted.order_id and ${isCausedBy('order', sql`posted.kind`)}
    where ${inArray(sql`posted.member_id`, [...memberIds])}
      and posted.happened_at >= ${from.toISOString()}::timestamptz and posted.happened_at < ${until.toISOString()}::timestamptz
      -- other journals move money that was earned
      and posted.order_id is not null
    group by 1, 2, 3
    order by 1, 2, 3`);
  return rows.map(({ member_id: id, month, kind, paise }) => ({
    memberId: BigInt(id),
    month,
    kind,
    paise: BigInt(paise),
  }));
}
