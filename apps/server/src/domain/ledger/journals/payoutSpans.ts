import { type SQL, sql } from 'drizzle-orm';
import { journal } from '../../../db/schema/ledger.ts';
import { givesBack, takesAll } from './journalKinds.ts';

interface Taker {
  memberId: bigint;
  /** Absent: one that is not posted yet and would take what is approved now. */
  payoutId?: string;
}

/**
 * A recursive table of a query, `span`: the journals of the member between `begins` and `ends`, both not in it, brought what
 * a payout takes. It takes all that is approved, as a forfeiture does, so these are the journals since the last of these; where
 * money of an earlier payout came back among them, also those of that one. Costs as much as these journals.
 */
export function payoutSpans({ memberId, payoutId }: Taker): SQL {
  const lastBefore = sql`coalesce((
    select earlier.seq from ${journal} as earlier
    where earlier.member_id = ${memberId} and ${takesAll(sql`earlier.kind`)} and earlier.seq < started.seq
    order by earlier.seq desc limit 1
  ), 0)`;
  const first =
    payoutId === undefined
      ? sql`(select 9223372036854775807 as seq) as started`
      : sql`(select posted.seq from ${journal} as posted
          where posted.member_id = ${memberId} and posted.payout_id = ${payoutId} and posted.kind = 'PAYOUT') as started`;
  return sql`
    span as (
      select started.seq as ends, ${lastBefore} as begins
      from ${first}
      union all
      select started.seq, ${lastBefore}
      from span
      join ${journal} as back on back.member_id = ${memberId} and back.seq > span.begins and back.seq < span.ends
        and ${givesBack(sql`back.kind`)}
      join ${journal} as started on started.member_id = ${memberId} and started.payout_id = back.payout_id
        and started.kind = 'PAYOUT'
    )`;
}

/** What an entry of an account changed in what the member is owed: a debt that was made and repaid meanwhile cancels out. */
export const owedBy = (accountKind: SQL, amount: SQL): SQL =>
  sql`case ${accountKind} when 'APPROVED' then ${amount} else -${amount} end`;
