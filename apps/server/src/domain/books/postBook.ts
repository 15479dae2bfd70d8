import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { bookEntry, bookJournal } from '../../db/schema/shopBook.ts';
import type { NewBookEntry } from './bookEntries.ts';

type NewBookJournal = typeof bookJournal.$inferInsert;

/**
 * Adds a journal to the books of the shop; without entries nothing is added. The caller has locked the order.
 * @param entries with the sum zero, one per account; the database checks it at the commit
 * @throws when the cause was posted before
 */
export async function postBook(
  queries: Queries,
  { network, orderId, cause, kind, happenedAt }: NewBookJournal,
  entries: readonly NewBookEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const records = JSON.stringify(entries.map(({ account, paise }) => ({ account, paise: String(paise) })));
  await queries.execute(sql`
    with posted as (
      insert into ${bookJournal} (network, order_id, cause, kind, happened_at)
      values (${network}, ${orderId}, ${cause}, ${kind}, ${happenedAt.toISOString()})
      returning id
    )
    insert into ${bookEntry} (journal_id, account, paise)
    select posted.id, move.account, move.paise
    from posted, json_to_recordset(${records}) as move (account text, paise bigint)`);
}
