import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { account, entry, journal, wallet } from '../../db/schema/ledger.ts';
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
 * Adds a journal to its member's chain (docs/money.md#chain); without entries nothing is added. The caller has locked the
 * wallet.
 * @throws when the key was posted before: callers have to check whether the event is new
 */
export async function postJournal(queries: Queries, { key, kind, reference, at, entries }: Posting): Promise<void> {
  if (entries.length === 0) return;
  const records = entries.map(({ memberId, account: name, paise }) => ({
    member_id: memberId === null ? null : String(memberId),
    kind: name,
    paise: String(paise),
  }));
  const [owner, ...others] = new Set(entries.flatMap(({ memberId }) => memberId ?? []));
  if (owner === undefined || others.length > 0) throw new Error(`Journal ${key} must touch one member`);
  const { rowCount } = await queries.execute(sql`
    with move as (
      select ${account.id}, ${account.kind}, move.paise
      from json_to_recordset(${JSON.stringify(records)}) as move (member_id bigint, kind text, paise bigint)
      join ${account} on ${account.memberId} is not distinct from move.member_id and ${account.kind} = move.kind
    ), link as (
      select
        ${wallet.memberId}, ${wallet.journals} + 1 as seq, ${wallet.head}, gen_random_uuid() as salt,
        ${key}::text as key, ${kind}::text as kind, ${reference}::text as reference,
        ${at.toISOString()}::timestamptz as happened_at,
        (select string_agg(netstring(kind) || netstring(paise::text), '' order by kind collate "C") from move) as entries
      from ${wallet} where ${wallet.memberId} = ${owner}
    ), posted as (
      insert into ${journal} (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
      select key, kind, reference, happened_at, member_id, seq, head, salt, journal_hash(
        member_id, seq, head, kind, happened_at, journal_commitment(salt, key, reference), entries
      )
      from link
      returning id, member_id, seq, hash
    ), appended as (
      update ${wallet} set journals = posted.seq, head = posted.hash
      from posted where ${wallet.memberId} = posted.member_id
    )
    insert into ${entry} (journal_id, account_id, amount)
    select posted.id, move.id, move.paise from posted, move order by move.id`);
  if (rowCount !== entries.length) throw new Error(`Journal ${key} found ${rowCount} of ${entries.length} accounts`);
}
