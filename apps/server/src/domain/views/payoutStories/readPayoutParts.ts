import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { forfeitNotice } from '../../../db/schema/forfeitNotice.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { isCausedBy } from '../../ledger/journals/journalKinds.ts';
import { owedBy, payoutSpans } from '../../ledger/journals/payoutSpans.ts';

const MOST_PARTS = 100;

/** Something that a payout is made of. Amounts in paise. */
export interface PayoutPartRow {
  kind: 'ORDER' | 'REFERRAL' | 'TAX_WITHHELD';
  /** Null for all but orders. */
  orderId: bigint | null;
  /** Below 0 where more was taken back than came. */
  paise: bigint;
  /** What the same order had brought before; 0 for all others. */
  beforePaise: bigint;
  /** How many orders or shares. */
  count: number;
}

interface PayoutParts {
  /** At most a hundred: all but orders first, then orders, the newest first. */
  parts: readonly PayoutPartRow[];
  /** The other orders. */
  rest: { count: number; paise: bigint };
}

/** A journal of an order of the member. */
const isOrder = isCausedBy('order', sql`posted.kind`);

const owed = owedBy(sql`${account.kind}`, sql`${entry.amount}`);

/** The entries of the journals `posted` that change what the member is owed. */
const owing = (memberId: bigint) => sql`
  join ${entry} on ${entry.journalId} = posted.id
  join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = ${memberId}
    and ${account.kind} in ('APPROVED', 'DEBT')`;

/** A row of the driver: bigints and sums are texts. */
interface FoundPart extends Record<string, unknown> {
  kind: PayoutPartRow['kind'];
  order_id: string | null;
  paise: string;
  before_paise: string;
  count: string;
  parts: string;
  total: string;
}

/**
 * What a payout is made of, by the ledger: what the journals of its spans brought, less the tax that was withheld. No member has a
 * debt and approved money at once, so all of it adds up to the payout. Costs as much as these journals, whatever else the
 * member has.
 */
export async function readPayoutParts(queries: Queries, memberId: bigint, payoutId: string): Promise<PayoutParts> {
  const { rows } = await queries.execute<FoundPart>(sql`
    with recursive ${payoutSpans({ memberId, payoutId })}, change as (
      select posted.seq, posted.reference, case when ${isOrder} then posted.order_id end as order_id, ${owed} as paise,
        case when ${isOrder} then 'ORDER' when ${isCausedBy('share', sql`posted.kind`)} then 'REFERRAL'
          -- with that of an earlier payout, which came back with it
          else 'TAX_WITHHELD' end as kind
      from span
      join ${journal} as posted on posted.member_id = ${memberId} and posted.seq > span.begins and posted.seq < span.ends
        and not ${isCausedBy('payout', sql`posted.kind`)}
      ${owing(memberId)}
    ), part as (
      select kind, order_id, sum(paise) as paise,
        max(seq) as newest, count(distinct reference) as count
      from change group by 1, 2 having sum(paise) <> 0
    ), shown as (
      select *, count(*) over () as parts, sum(paise) over () as total from part
      order by kind = 'ORDER', newest desc limit ${MOST_PARTS}
    )
    select shown.*, coalesce(earlier.paise, 0) - case when kind = 'ORDER' then shown.paise else 0 end as before_paise
    from shown
    left join lateral (
      select sum(${owed}) as paise
      from ${journal} as posted
      ${owing(memberId)}
      where posted.member_id = ${memberId} and posted.order_id = shown.order_id and ${isOrder}
        and posted.seq < (select max(ends) from span)
        -- what was forfeited no payout had
        and posted.happened_at > coalesce((
          select max(${forfeitNotice.forfeitsAt}) from ${forfeitNotice}
          where ${forfeitNotice.memberId} = ${memberId} and ${forfeitNotice.stage} = 'FORFEITED'
        ), '-infinity')
    ) as earlier on true
    order by kind = 'ORDER', newest desc`);
  const parts = rows.map((row) => ({
    kind: row.kind,
    orderId: row.order_id === null ? null : BigInt(row.order_id),
    paise: BigInt(row.paise),
    beforePaise: BigInt(row.before_paise),
    count: Number(row.count),
  }));
  const shownPaise = parts.reduce((sum, { paise }) => sum + paise, 0n);
  const [all] = rows;
  return {
    parts,
    rest: { count: Number(all?.parts ?? 0) - parts.length, paise: BigInt(all?.total ?? 0) - shownPaise },
  };
}
