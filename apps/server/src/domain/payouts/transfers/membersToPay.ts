import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account } from '../../../db/schema/ledger.ts';
import { payout } from '../../../db/schema/payout.ts';

/** `all`: who has approved money or a payout that is not settled. `open`: the latter only. */
export type PayRound = 'all' | 'open';

interface MemberPage {
  round: PayRound;
  /** Members with a greater id. */
  after: bigint;
  size: number;
}

/** The next members to pay, by their id. Each side is read by an index of its own, and no further than the page. */
export async function membersToPay(queries: Queries, { round, after, size }: MemberPage): Promise<bigint[]> {
  const open = sql`(select ${payout.memberId} from ${payout}
    where ${payout.state} in ('reserved', 'submitted', 'review') and ${payout.memberId} > ${after}
    order by ${payout.memberId} limit ${size})`;
  const approved = sql`(select ${account.memberId} from ${account}
    where ${account.kind} = 'APPROVED' and ${account.balance} > 0 and ${account.memberId} > ${after}
    order by ${account.memberId} limit ${size})`;
  const { rows } = await queries.execute<{ member_id: string }>(
    round === 'open' ? open : sql`${approved} union ${open} order by 1 limit ${size}`,
  );
  return rows.map(({ member_id: id }) => BigInt(id));
}
