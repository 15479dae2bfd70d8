import { toRupees } from '@potli/api/units/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';

/** An account of all members together, or the part of it in one state. */
export interface MemberTotal {
  account: string;
  /** Why the money is there, where an account has several states. */
  state: string | null;
  /** Members with money in it. */
  members: number;
  /** Rupees */
  total: number;
}

interface Row extends Record<string, unknown> {
  account: string;
  state: string | null;
  members: number;
  paise: string;
}

/** What members have, by account; what is pending, and what is on its way to the bank, by state. */
export const readMemberTotals = (database: Pick<Database, 'url'>): Promise<MemberTotal[]> =>
  readSnapshot(database, async (queries) => {
    const { rows } = await queries.execute<Row>(sql`
      with part (account, state, member_id, paise) as (
        select kind, null::text, member_id, balance from account where member_id is not null and kind not in ('PENDING', 'HELD')
        union all
        select 'PENDING', case when status = 'tracked' then 'not decided' when held_for is null then 'waits for the network'
          else 'waits for a person' end, member_id, earned_paise - released_paise
        from shop_order where status <> 'rejected'
        union all
        select 'HELD', state, member_id, amount_paise from payout where state in ('reserved', 'submitted', 'review')
      )
      select account, state, count(distinct member_id)::int as members, sum(paise) as paise
      from part where paise <> 0 group by account, state
      order by array_position(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'FORFEITED'], account), state`);
    return rows.map(({ paise, ...row }) => ({ ...row, total: toRupees(BigInt(paise)) }));
  });
