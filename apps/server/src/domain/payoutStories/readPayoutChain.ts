import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { journal } from '../../db/schema/ledger.ts';
import { payout } from '../../db/schema/payout.ts';

interface PayoutChain {
  /** Payouts that had failed or come back, and whose money this one took; the newest first. */
  paidAgain: readonly { id: string; amountPaise: bigint; at: Date }[];
  /** The payout that took the money of this one; null where there is none yet. */
  carriedBy: { id: string; at: Date } | null;
}

interface FoundLink extends Record<string, unknown> {
  id: string;
  amount_paise: string;
  at: string;
  is_later: boolean;
}

const cameBack = sql`back.kind in ('PAYOUT_FAILED', 'PAYOUT_RETURNED')`;

/**
 * The payouts whose money a payout took, because it had come back, and the payout that took its own. A payout takes all
 * that is approved, so the one that starts next after money came back has it. Costs as much as the journals between.
 */
export async function readPayoutChain(queries: Queries, memberId: bigint, payoutId: string): Promise<PayoutChain> {
  const { rows } = await queries.execute<FoundLink>(sql`
    with own as (
      select started.seq as ends, coalesce((
        select earlier.seq from ${journal} as earlier
        where earlier.member_id = ${memberId} and earlier.kind = 'PAYOUT' and earlier.seq < started.seq
        order by earlier.seq desc limit 1
      ), 0) as begins
      from ${journal} as started
      where started.member_id = ${memberId} and started.reference = ${payoutId} and started.kind = 'PAYOUT'
    ), taken as (
      select back.reference, back.seq, back.happened_at
      from own
      join ${journal} as back on back.member_id = ${memberId} and back.seq > own.begins and back.seq < own.ends
        and ${cameBack}
    ), next as (
      select later.reference, later.seq, later.happened_at
      from ${journal} as back
      cross join lateral (
        select started.reference, started.seq, started.happened_at from ${journal} as started
        where started.member_id = ${memberId} and started.seq > back.seq and started.kind = 'PAYOUT'
        order by started.seq limit 1
      ) as later
      where back.member_id = ${memberId} and back.reference = ${payoutId} and ${cameBack}
    ), link as (
      select *, false as is_later from taken
      union all
      select *, true from next
    )
    select ${payout.id}, ${payout.amountPaise}, link.happened_at as at, is_later
    from link join ${payout} on ${payout.id} = link.reference::uuid
    order by link.seq desc`);
  const links = rows.map((row) => ({
    id: row.id,
    amountPaise: BigInt(row.amount_paise),
    at: new Date(row.at),
    isLater: row.is_later,
  }));
  const next = links.find(({ isLater }) => isLater);
  return {
    paidAgain: links.filter(({ isLater }) => !isLater).map(({ id, amountPaise, at }) => ({ id, amountPaise, at })),
    carriedBy: next ? { id: next.id, at: next.at } : null,
  };
}
