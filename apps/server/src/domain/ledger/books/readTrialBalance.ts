import { toRupees } from '@potli/api/units/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';

/** What the accounts of a set of books held. */
export interface Balances {
  /** Sorted by name; balances in rupees. */
  accounts: { account: string; balance: number }[];
  /** The sum of all balances: 0. */
  sum: number;
}

export interface TrialBalance {
  /** The ledger of the members. */
  members: Balances;
  /** The shop's own books, by account over all networks. */
  shop: Balances;
  sum: number;
}

/**
 * All accounts as they were before an instant, or as they are: the members' entries by when they happened, the shop's by the day for which they
 * count. Reads every entry.
 */
export const readTrialBalance = (database: Pick<Database, 'url'>, before: Date | undefined): Promise<TrialBalance> =>
  readSnapshot(database, async (queries) => {
    const at = before?.toISOString() ?? 'infinity';
    const members = await readAccounts(
      queries,
      sql`select account.kind as account, amount as paise from entry join account on account.id = account_id
        join journal on journal.id = journal_id where happened_at < ${at}::timestamptz`,
    );
    const shop = await readAccounts(
      queries,
      sql`select account, paise from book_entry join book_journal on book_journal.id = journal_id
        where coalesce(value_at, happened_at) < ${at}::timestamptz`,
    );
    return { members, shop, sum: members.sum + shop.sum };
  });

async function readAccounts(queries: Queries, entries: SQL): Promise<Balances> {
  const { rows } = await queries.execute<{ account: string; paise: string }>(
    sql`select account, sum(paise) as paise from (${entries}) as moved group by account order by account collate "C"`,
  );
  return {
    accounts: rows.map(({ account, paise }) => ({ account, balance: toRupees(BigInt(paise)) })),
    sum: toRupees(rows.reduce((sum, { paise }) => sum + BigInt(paise), 0n)),
  };
}
