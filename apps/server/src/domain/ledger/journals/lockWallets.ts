import { MemberAccount } from '@potli/api/contract/journals';
import { and, asc, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { account, wallet } from '../../../db/schema/ledger.ts';
import { type Balances, emptyBalances, isOfMember } from './accounts.ts';

/**
 * Locks the wallets of members until the transaction ends, always in the same order, and then reads them. Every change
 * of money calls it first, once, and reads all dependent data after it. This lock, not the isolation level, keeps
 * changes apart.
 */
export async function lockWallets(queries: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, Balances>> {
  const ids = [...new Set(memberIds)];
  const { rowCount } = await queries.execute(
    sql`select from ${wallet} where ${isAnyOf(wallet.memberId, ids)} order by ${wallet.memberId} for update`,
  );
  if (rowCount !== ids.length) throw new Error('A wallet does not exist');
  return readBalances(queries, ids);
}

/** The wallets, without a lock; empty ones for unknown members. */
export async function readBalances(queries: Queries, ids: bigint[]): Promise<Map<bigint, Balances>> {
  const rows = await queries
    .select({ memberId: account.memberId, kind: account.kind, balance: account.balance })
    .from(account)
    .where(and(isAnyOf(account.memberId, ids), isAnyOf(account.kind, MemberAccount.options)))
    .orderBy(asc(account.id));
  const balances = new Map(ids.map((id) => [id, emptyBalances()]));
  for (const { memberId, kind, balance } of rows) {
    const of = memberId === null ? undefined : balances.get(memberId);
    if (of && isOfMember(kind)) of[kind] = balance;
  }
  return balances;
}
