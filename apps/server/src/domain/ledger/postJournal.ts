import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { account, entry, journal } from '../../db/schema/ledger.ts';
import type { LedgerEntry } from './ledgerEntries.ts';

interface Posting {
  /** Key of the business event; each key is posted once. */
  key: string;
  /** What happened, as members see it: TRACKED, CONFIRMED, PAYOUT … */
  kind: string;
  /** Id of the order or payout. */
  reference: string;
  at: Date;
  /** Entries with the sum zero, one per account; the database checks it at the commit. */
  entries: readonly LedgerEntry[];
}

/**
 * Adds a journal; without entries nothing is added.
 * @throws when the key was posted before: callers have to check whether the event is new
 */
export async function postJournal(queries: Queries, { key, kind, reference, at, entries }: Posting): Promise<void> {
  if (entries.length === 0) return;
  const records = entries.map(({ memberId, account: name, paise }) => ({
    member_id: memberId === null ? null : String(memberId),
    kind: name,
    paise: String(paise),
  }));
  const { rowCount } = await queries.execute(sql`
    with posted as (
      insert into ${journal} (key, kind, reference, happened_at) values (${key}, ${kind}, ${reference}, ${at.toISOString()})
      returning id
    )
    insert into ${entry} (journal_id, account_id, amount)
    select posted.id, ${account.id}, move.paise
    from posted, json_to_recordset(${JSON.stringify(records)}) as move (member_id bigint, kind text, paise bigint)
    join ${account} on ${account.memberId} is not distinct from move.member_id and ${account.kind} = move.kind
    order by ${account.id}`);
  if (rowCount !== entries.length) throw new Error(`Journal ${key} found ${rowCount} of ${entries.length} accounts`);
}
