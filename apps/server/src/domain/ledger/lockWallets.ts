import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { account, wallet } from '../../db/schema/ledger.ts';
import { type Balances, emptyBalances, memberAccounts } from './accounts.ts';

/**
 * Takes the wallets of members, always in the same order, until the transaction ends, and then reads them. Whoever
 * changes money does this first, once, and reads nothing that depends on it before; that, not the isolation level, keeps
 * two changes apart.
 */
export async function lockWallets(queries: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, Balances>> {
  const ids = [...new Set(memberIds)];
  const { rowCount } = await queries.execute(
    sql`select from ${wallet} where ${inArray(wallet.memberId, ids)} order by ${wallet.memberId} for update`,
  );
  if (rowCount !== ids.length) throw new Error('A wallet was asked for that no member has');
  return readBalances(queries, ids);
}

/** The wallets as they are; empty ones for strangers. */
export async function readBalances(queries: Queries, ids: bigint[]): Promise<Map<bigint, Balances>> {
  const rows = await queries
    .select({ memberId: account.memberId, kind: account.kind, balance: account.balance })
    .from(account)
    .where(and(inArray(account.memberId, ids), inArray(account.kind, [...memberAccounts])))
    .orderBy(asc(account.id));
  const balances = new Map(ids.map((id) => [id, emptyBalances()]));
  for (const { memberId, kind, balance } of rows) {
    const of = memberId === null ? undefined : balances.get(memberId);
    if (of && kind !== 'HOUSE_EXPECTED' && kind !== 'HOUSE_DEBT') of[kind] = balance;
  }
  return balances;
}
