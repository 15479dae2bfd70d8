import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { account, entry, journal } from '../../../db/schema/ledger.ts';
import { type Balances, emptyBalances } from './accounts.ts';

/** What a journal did with the accounts of its member, in paise. */
export interface JournalMoves {
  memberId: bigint;
  moves: Balances;
}

/** What journals moved, by their keys; keys without a journal have no entry. */
export async function readMovesOf(
  queries: Queries,
  journalKeys: readonly string[],
): Promise<Map<string, JournalMoves>> {
  const rows = await queries
    .select({ key: journal.key, memberId: account.memberId, kind: account.kind, paise: entry.amount })
    .from(journal)
    .innerJoin(entry, eq(entry.journalId, journal.id))
    .innerJoin(account, eq(account.id, entry.accountId))
    .where(isAnyOf(journal.key, journalKeys));
  const found = new Map<string, JournalMoves>();
  for (const { key, memberId, kind, paise } of rows) {
    if (memberId === null) continue;
    const { moves } = found.get(key) ?? { moves: emptyBalances() };
    found.set(key, { memberId, moves: { ...moves, [kind]: paise } });
  }
  return found;
}

/** What one journal moved; undefined where the member has no such journal. */
export async function readJournalMoves(
  queries: Queries,
  memberId: bigint,
  journalKey: string,
): Promise<Balances | undefined> {
  const found = (await readMovesOf(queries, [journalKey])).get(journalKey);
  return found?.memberId === memberId ? found.moves : undefined;
}
