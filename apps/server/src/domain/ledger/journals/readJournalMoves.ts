import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { type Balances, emptyBalances } from './accounts.ts';

/** What a journal did with the accounts of its member, in paise; undefined where there is no such journal. */
export async function readJournalMoves(
  queries: Queries,
  memberId: bigint,
  journalKey: string,
): Promise<Balances | undefined> {
  const rows = await queries
    .select({ kind: account.kind, paise: entry.amount })
    .from(journal)
    .innerJoin(entry, eq(entry.journalId, journal.id))
    .innerJoin(account, and(eq(account.id, entry.accountId), eq(account.memberId, memberId)))
    .where(eq(journal.key, journalKey));
  if (rows.length === 0) return undefined;
  return { ...emptyBalances(), ...Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise])) };
}
