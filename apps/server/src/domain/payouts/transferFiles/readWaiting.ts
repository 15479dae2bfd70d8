import { count, eq, min, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { transferLine } from '../../../db/schema/transferFile.ts';

/** Payouts that wait for the next file. */
interface WaitingTransfers {
  payouts: number;
  totalPaise: bigint;
  /** Since when the oldest waits. */
  since: Date | null;
}

/** A payout is in no file. */
export const waitsForFile = eq(transferLine.state, 'waiting');

/** The payouts that the next file has, unless a layout takes fewer. */
export async function readWaiting(queries: Queries): Promise<WaitingTransfers> {
  const { amountPaise, queuedAt } = transferLine;
  const [row] = await queries
    .select({
      payouts: count(),
      totalPaise: sql`coalesce(sum(${amountPaise}), 0)::bigint`.mapWith(BigInt),
      since: min(queuedAt),
    })
    .from(transferLine)
    .where(waitsForFile);
  return row ?? { payouts: 0, totalPaise: 0n, since: null };
}
