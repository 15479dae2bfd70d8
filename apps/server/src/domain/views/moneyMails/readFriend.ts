import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { journal } from '../../../db/schema/ledger.ts';
import { member } from '../../../db/schema/member.ts';
import { shopOrder } from '../../../db/schema/shopOrder.ts';

/** The journal of a share, and the order that it came from. */
interface MovedMoney {
  memberId: bigint;
  orderId: bigint;
  journalKey: string;
}

/** The friend behind a share; undefined where the referrer had a share of this friend before. */
export async function readFriend(
  queries: Queries,
  { memberId, orderId, journalKey }: MovedMoney,
): Promise<{ name: string } | undefined> {
  const [friend] = await queries
    .select({ id: member.id, name: member.name })
    .from(shopOrder)
    .innerJoin(member, eq(member.id, shopOrder.memberId))
    .where(eq(shopOrder.id, orderId));
  if (!friend) return undefined;
  const [share] = await queries.select({ seq: journal.seq }).from(journal).where(eq(journal.key, journalKey));
  const earlier = await queries
    .select({ seq: journal.seq })
    .from(shopOrder)
    .innerJoin(
      journal,
      and(eq(journal.memberId, memberId), eq(journal.orderId, shopOrder.id), eq(journal.kind, 'REFERRAL')),
    )
    .where(and(eq(shopOrder.memberId, friend.id), lt(journal.seq, share?.seq ?? 0n)))
    .limit(1);
  return earlier.length > 0 ? undefined : friend;
}
