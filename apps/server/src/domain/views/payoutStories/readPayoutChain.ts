import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { journal } from '../../../db/schema/ledger.ts';
import { payout } from '../../../db/schema/payout.ts';
import { givesBack, takesAll } from '../../ledger/journals/journalKinds.ts';

interface PayoutChain {
  /** Payouts that had failed or come back, and whose money this one took; the newest first. */
  paidAgain: readonly { id: string; amountPaise: bigint; at: Date }[];
  /** The payout that took the money of this one; null where there is none yet. */
  carriedBy: { id: string; at: Date } | null;
  /** When its money was forfeited, after it had come back; null where it was not. */
  forfeitedAt: Date | null;
}

interface FoundLink extends Record<string, unknown> {
  /** Null: a forfeiture. */
  id: string | null;
  amount_paise: string | null;
  at: string;
  is_later: boolean;
}

const cameBack = givesBack(sql`back.kind`);

/**
 * The payouts whose money a payout took, because it had come back, and the payout that took its own. A payout takes all
 * that is approved, so the one that starts next after money came back has it. Costs as much as the journals between.
 */
export async function readPayoutChain(queries: Queries, memberId: bigint, payoutId: string): Promise<PayoutChain> {
  const { rows } = await queries.execute<FoundLink>(sql`
    with own as (
      select started.seq as ends, coalesce((
        select earlier.seq from ${journal} as earlier
        where earlier.member_id = ${memberId} and ${takesAll(sql`earlier.kind`)} and earlier.seq < started.seq
        order by earlier.seq desc limit 1
      ), 0) as begins
      from ${journal} as started
      where started.member_id = ${memberId} and started.payout_id = ${payoutId} and started.kind = 'PAYOUT'
    ), successors as (
      select back.payout_id, back.seq, back.happened_at
      from own
      join ${journal} as back on back.member_id = ${memberId} and back.seq > own.begins and back.seq < own.ends
        and ${cameBack}
    ), next as (
      select later.payout_id, later.seq, later.happened_at
      from ${journal} as back
      cross join lateral (
        select started.payout_id, started.seq, started.happened_at from ${journal} as started
        where started.member_id = ${memberId} and started.seq > back.seq and ${takesAll(sql`started.kind`)}
        order by started.seq limit 1
      ) as later
      where back.member_id = ${memberId} and back.payout_id = ${payoutId} and ${cameBack}
    ), link as (
      select *, false as is_later from successors
      union all
      select *, true from next
    )
    select ${payout.id}, ${payout.amountPaise}, link.happened_at as at, is_later
    from link
    left join ${payout} on ${payout.id} = link.payout_id
    order by link.seq desc`);
  const links = rows.flatMap(({ id, amount_paise: paise, at, is_later: isLater }) =>
    id === null || paise === null ? [] : { id, amountPaise: BigInt(paise), at: new Date(at), isLater },
  );
  const next = links.find(({ isLater }) => isLater);
  const lost = rows.find(({ id }) => id === null);
  return {
    paidAgain: links.filter(({ isLater }) => !isLater).map(({ id, amountPaise, at }) => ({ id, amountPaise, at })),
    carriedBy: next ? { id: next.id, at: next.at } : null,
    forfeitedAt: lost ? new Date(lost.at) : null,
  };
}
