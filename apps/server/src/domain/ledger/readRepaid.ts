import { and, eq, notLike, sum } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { account, entry, journal } from '../../db/schema/ledger.ts';

/** Paise of an order's cashback that repaid what a shop had taken back after it was paid; below 0 where it made such a debt. */
export async function readRepaid(queries: Queries, memberId: bigint, orderId: bigint): Promise<bigint> {
  const [found] = await queries
    .select({ debt: sum(entry.amount) })
    .from(journal)
    .innerJoin(entry, eq(entry.journalId, journal.id))
    .innerJoin(account, and(eq(account.id, entry.accountId), eq(account.memberId, memberId)))
    .where(
      and(
        eq(journal.memberId, memberId),
        eq(journal.reference, String(orderId)),
        // the order of a friend may have repaid a debt, too
        notLike(journal.kind, 'REFERRAL%'),
        eq(account.kind, 'DEBT'),
      ),
    );
  return -BigInt(found?.debt ?? 0);
}
