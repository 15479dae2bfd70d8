import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { forfeitNotice } from '../../db/schema/forfeitNotice.ts';
import { account, entry, journal } from '../../db/schema/ledger.ts';
import { takesAll } from '../payouts/dueOrders.ts';

const MOST_PARTS = 100;

/** Something that a payout is made of. Amounts in paise. */
export interface PayoutPartRow {
  /** ORDER, REFERRAL, or the kind of another journal. */
  kind: string;
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

/** Journals of an order of the member; their reference is its id. */
const isOrder = sql`posted.kind in ('TRACKED', 'CONFIRMED', 'RELEASED', 'CORRECTED', 'REJECTED', 'REVERSED')`;

/** What a journal changed in what the member is owed: a debt that was made and repaid meanwhile cancels out. */
const owed = sql`case ${account.kind} when 'APPROVED' then ${entry.amount} else -${entry.amount} end`;

/** The entries of the journals `posted` that change what the member is owed. */
const owing = (memberId: bigint) => sql`
  join ${entry} on ${entry.journalId} = posted.id
  join ${account} on ${account.id} = ${entry.accountId} and ${account.memberId} = ${memberId}
    and ${account.kind} in ('APPROVED', 'DEBT')`;

/** A row of the driver: bigints and sums are texts. */
interface FoundPart extends Record<string, unknown> {
  kind: string;
  reference: string | null;
  paise: string;
  before_paise: string;
  count: string;
  parts: string;
  total: string;
}

/**
 * What a payout is made of, by the ledger. A payout takes all that is approved, as a forfeiture does, so it has what the
 * journals since the last of these brought; where money of an earlier payout came back among them, what that one was made of. Nobody
 * has a debt and approved money at once, so all of it adds up to the payout. Costs as much as these journals, whatever
 * else the member has.
 */
export async function readPayoutParts(queries: Queries, memberId: bigint, payoutId: string): Promise<PayoutParts> {
  const lastBefore = sql`coalesce((
    select earlier.seq from ${journal} as earlier
    where earlier.member_id = ${memberId} and ${takesAll(sql`earlier.kind`)} and earlier.seq < started.seq
    order by earlier.seq desc limit 1
  ), 0)`;
  const { rows } = await queries.execute<FoundPart>(sql`
    with recursive span as (
      select started.seq as ends, ${lastBefore} as begins
      from ${journal} as started
      where started.member_id = ${memberId} and started.reference = ${payoutId} and started.kind = 'PAYOUT'
      union all
      select started.seq, ${lastBefore}
      from span
      join ${journal} as back on back.member_id = ${memberId} and back.seq > span.begins and back.seq < span.ends
        and back.kind in ('PAYOUT_FAILED', 'PAYOUT_RETURNED')
      join ${journal} as started on started.member_id = ${memberId} and started.reference = back.reference
        and started.kind = 'PAYOUT'
    ), change as (
      select posted.seq, posted.reference, ${owed} as paise,
        case when ${isOrder} then 'ORDER' when posted.kind like 'REFERRAL%' then 'REFERRAL' else posted.kind end as kind
      from span
      join ${journal} as posted on posted.member_id = ${memberId} and posted.seq > span.begins and posted.seq < span.ends
        and posted.kind not like 'PAYOUT%'
      ${owing(memberId)}
    ), part as (
      select kind, case when kind = 'ORDER' then reference end as reference, sum(paise) as paise,
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
      where posted.member_id = ${memberId} and posted.reference = shown.reference and ${isOrder}
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
    orderId: row.reference === null ? null : BigInt(row.reference),
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
