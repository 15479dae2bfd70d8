import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';

/** What the journals of an order did with the wallet of its member, in paise. */
export interface OrderMoney {
  /** What repaid cashback that a shop had taken back after it was paid; below 0 where the order made such a debt. */
  repaidPaise: bigint;
  /** What it brought to APPROVED, from where it is sent; since a forfeiture, where there was one. */
  approvedPaise: bigint;
  /** When that changed last. */
  changedAt: Date | null;
}

interface Order {
  id: bigint;
  forfeitedAt: Date | null;
}

export async function readOrderMoney(
  queries: Queries,
  memberId: bigint,
  { id, forfeitedAt }: Order,
): Promise<OrderMoney> {
  const since = forfeitedAt?.toISOString() ?? '-infinity';
  const counts = sql`${account.kind} = 'DEBT' or ${journal.happenedAt} > ${since}::timestamptz`;
  const rows = await queries
    .select({
      kind: account.kind,
      paise: sql<string | null>`sum(${entry.amount}) filter (where ${counts})`,
      at: max(journal.happenedAt),
    })
    .from(journal)
    .innerJoin(entry, eq(entry.journalId, journal.id))
    .innerJoin(account, and(eq(account.id, entry.accountId), eq(account.memberId, memberId)))
    .where(and(eq(journal.memberId, memberId), eq(journal.orderId, id), inArray(account.kind, ['DEBT', 'APPROVED'])))
    .groupBy(account.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  return {
    repaidPaise: -BigInt(of('DEBT')?.paise ?? 0),
    approvedPaise: BigInt(of('APPROVED')?.paise ?? 0),
    changedAt: of('APPROVED')?.at ?? null,
  };
}
