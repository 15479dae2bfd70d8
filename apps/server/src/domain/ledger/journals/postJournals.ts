import type { JournalKind } from '@potli/api/contract/journals';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { account, entry, journal, wallet } from '../../../db/schema/ledger.ts';
import type { LedgerEntry } from './ledgerEntries.ts';

export interface Posting {
  /** Key of the business event; each key is posted once. */
  key: string;
  kind: JournalKind;
  /** Id of the order or payout, as `journalCauses` says for its kind; the reason of a forfeiture. */
  reference: string;
  at: Date;
  /** Entries with the sum zero, one per account; the database checks it. */
  entries: readonly LedgerEntry[];
}

/**
 * Adds journals to the chains of their members (docs/money.md#chain), in the order given; one without entries is not
 * added. The caller has locked the wallets.
 * @throws when a key was posted before: callers have to check whether the event is new
 */
export async function postJournals(queries: Queries, postings: readonly Posting[]): Promise<void> {
  const added = postings.filter(({ entries }) => entries.length > 0);
  if (added.length === 0) return;
  const counts = new Map<bigint, number>();
  const records = added.map((posting, place) => {
    const owner = ownerOf(posting);
    const nth = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, nth);
    return toRecord(posting, { owner, place, nth });
  });
  const { rowCount } = await queries.execute(sql`
    with recursive made as materialized (
      select made.*, gen_random_uuid() as salt, (
        select string_agg(netstring(move.kind) || netstring(move.paise::text), '' order by move.kind collate "C")
        from json_to_recordset(made.moves) as move (kind text, paise bigint)
      ) as hashed
      from json_to_recordset(${JSON.stringify(records)}) as made (
        place int, nth int, member_id bigint, key text, kind text, reference text, happened_at timestamptz, moves json
      )
    ), link as (
      select made.place, made.nth, made.member_id, ${wallet.journals} + 1 as seq, ${wallet.head} as prev_hash, journal_hash(
          made.member_id, ${wallet.journals} + 1, ${wallet.head}, made.kind, made.happened_at,
          journal_commitment(made.salt, made.key, made.reference), made.hashed
        ) as hash
      from made join ${wallet} on ${wallet.memberId} = made.member_id
      where made.nth = 1
      union all
      select made.place, made.nth, made.member_id, link.seq + 1, link.hash, journal_hash(
          made.member_id, link.seq + 1, link.hash, made.kind, made.happened_at,
          journal_commitment(made.salt, made.key, made.reference), made.hashed
        )
      from link join made on made.member_id = link.member_id and made.nth = link.nth + 1
    ), posted as (
      insert into ${journal} (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
      select made.key, made.kind, made.reference, made.happened_at, link.member_id, link.seq, link.prev_hash, made.salt, link.hash
      from made join link using (place)
      order by place
      returning id, key
    ), appended as (
      update ${wallet} set journals = last.seq, head = last.hash
      from (select distinct on (member_id) member_id, seq, hash from link order by member_id, seq desc) as last
      where ${wallet.memberId} = last.member_id
    )
    insert into ${entry} (journal_id, account_id, amount)
    select posted.id, named.id, move.paise
    from posted
    join made using (key)
    cross join lateral json_to_recordset(made.moves) as move (kind text, paise bigint)
    -- each by its index: a house account has no member
    cross join lateral (
      select id from ${account} where ${account.memberId} = made.member_id and ${account.kind} = move.kind
      union all select id from ${account} where ${account.memberId} is null and ${account.kind} = move.kind
    ) as named
    order by posted.id, named.id`);
  const expected = added.reduce((sum, { entries }) => sum + entries.length, 0);
  if (rowCount !== expected) throw new Error(`Journals found ${rowCount} of ${expected} accounts`);
}

export const postJournal = (queries: Queries, posting: Posting): Promise<void> => postJournals(queries, [posting]);

function ownerOf({ key, entries }: Posting): bigint {
  const [owner, ...others] = new Set(entries.flatMap(({ memberId }) => memberId ?? []));
  if (owner === undefined || others.length > 0) throw new Error(`Journal ${key} must touch one member`);
  return owner;
}

interface Place {
  owner: bigint;
  /** Among all. */
  place: number;
  /** Among those of its member, from 1. */
  nth: number;
}

function toRecord({ key, kind, reference, at, entries }: Posting, { owner, place, nth }: Place) {
  const moves = entries.map(({ account: name, paise }) => ({ kind: name, paise: String(paise) }));
  return { place, nth, member_id: String(owner), key, kind, reference, happened_at: at.toISOString(), moves };
}
