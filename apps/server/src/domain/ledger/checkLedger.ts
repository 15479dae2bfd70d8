import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';

/** What the check found; a correct ledger has no findings. */
export interface LedgerCheck {
  /** Paise */
  sumEntries: number;
  unbalancedJournals: number;
  driftedAccounts: number;
  negativeAccounts: number;
}

/** Sums up all entries again. Reads the whole ledger. */
export async function checkLedger(queries: Queries): Promise<LedgerCheck> {
  const { rows } = await queries.execute<{ [Name in keyof LedgerCheck]: string }>(sql`
    select
      (select coalesce(sum(amount), 0) from entry) as "sumEntries",
      (select count(*) from (select from entry group by journal_id having sum(amount) <> 0) as unbalanced)
        as "unbalancedJournals",
      (select count(*) from account left join (select account_id, sum(amount) as total from entry group by account_id) as added
        on account_id = id where member_id is not null and balance <> coalesce(total, 0)) as "driftedAccounts",
      (select count(*) from account where member_id is not null and balance < 0) as "negativeAccounts"`);
  const [found] = rows;
  return {
    sumEntries: Number(found?.sumEntries),
    unbalancedJournals: Number(found?.unbalancedJournals),
    driftedAccounts: Number(found?.driftedAccounts),
    negativeAccounts: Number(found?.negativeAccounts),
  };
}
