import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { chainAfter, type Fresh, idList, idRows, movedWallets, ownerOfEntry } from './freshJournals.ts';
import {
  dueTax,
  isAnotherRate,
  type LedgerFindings,
  type LedgerRow,
  ruleAndPan,
  toLedgerFindings,
  withheldAccount,
} from './readLedgerFindings.ts';

/** The same as `readLedgerFindings`, if nothing of what the check before saw has changed: for the members of what is new. */
export async function readRecentLedgerFindings(
  queries: Queries,
  { journals, members }: Pick<Fresh, 'journals' | 'members'>,
): Promise<LedgerFindings> {
  const { rows } = await queries.execute<LedgerRow>(sql`
    with fresh_entry as materialized (
      select entry.*, owner.member_id, owner.kind
      from ${idRows(journals, sql`fresh`)} join entry on entry.journal_id = fresh.id
      ${ownerOfEntry}
    ), fresh_hashed as materialized (
      -- as the view journal_entries, which the planner would make of all entries
      select journal_id,
        string_agg(netstring(kind) || netstring(amount::text), '' order by kind collate "C") as entries
      from fresh_entry group by journal_id
    ), touched_payout as materialized (
      -- those of which a journal is new
      select distinct payout_id from ${idRows(journals, sql`fresh`)} join journal using (id) where payout_id is not null
    )
    select
      (select coalesce(sum(amount), 0) from fresh_entry) as "sumEntries",
      (select count(*) from (select from fresh_entry group by journal_id having sum(amount) <> 0) as unbalanced)
        as "unbalancedJournals",
      (select count(*) from account left join account_checkpoint as checkpoint on checkpoint.account_id = id
        left join (select account_id, sum(amount) as total from fresh_entry group by account_id) as added
          on added.account_id = id
        where member_id = any(${idList(members)})
          and account.balance <> coalesce(checkpoint.balance, 0) + coalesce(total, 0))
        as "driftedAccounts",
      (select count(*) from account where member_id = any(${idList(members)}) and balance < 0) as "negativeAccounts",
      (select count(*) from (
        select journal.*, lag(hash, 1, moved.head) over chain as last_hash,
          moved.journals + row_number() over chain as place
        from ${movedWallets(members)} ${chainAfter}
        window chain as (partition by journal.member_id order by seq)
      ) as chained
        left join fresh_hashed on fresh_hashed.journal_id = chained.id
        where prev_hash <> last_hash or seq <> place or hash <> journal_hash(
          member_id, seq, prev_hash, kind, happened_at, journal_commitment(salt, key, reference), coalesce(entries, '')
      )) + (
        select count(*) from ${movedWallets(members)} left join lateral (
          select seq, hash from journal where journal.member_id = moved.member_id order by seq desc limit 1
        ) as latest on true
        where journals_now <> coalesce(seq, 0) or head_now <> coalesce(hash, decode(repeat('00', 32), 'hex'))
      ) + (
        select count(*) from journal join ${idRows(journals, sql`fresh`)} using (id)
        where journal.member_id is null and exists (
          select from fresh_entry where fresh_entry.journal_id = journal.id and fresh_entry.member_id is not null)
      ) as "brokenChains",
      (select count(*) from touched_payout
        left join payout on payout.id = touched_payout.payout_id
        left join payout_tax on payout_tax.payout_id = payout.id ${ruleAndPan}
        cross join lateral (
          select sum(amount) as paise from journal join entry on entry.journal_id = journal.id
          where journal.payout_id = touched_payout.payout_id and account_id = ${withheldAccount}
        ) as withheld
        where coalesce(withheld.paise, 0) <> coalesce(${dueTax}, 0) or ${isAnotherRate}) as "driftedTaxes"`);
  return toLedgerFindings(rows[0]);
}
