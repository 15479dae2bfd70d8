import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { type BookFindings, readBookFindings } from '../books/readBookFindings.ts';
import { type Checked, freshJournals, isFresh } from './freshJournals.ts';

/**
 * The same as `readBookFindings`, if nothing of what the check before saw has changed: compares the orders that were booked or
 * credited since then.
 */
export const readRecentBookFindings = (queries: Queries, since: Checked): Promise<BookFindings> =>
  readBookFindings(queries, {
    parts: sql`
      with ${freshJournals(since)},
      fresh_book as materialized (
        select id, network, order_id from book_journal
        where ${isFresh(sql`book_journal`, since.bookJournalId, since)}
      ), touched as materialized (
        select order_id as id from fresh_book
        union
        select case when reference ~ '^[0-9]{1,18}$' then reference::bigint end
        from journal join fresh using (id) where journal.kind not like 'PAYOUT%'
      ), touched_order as materialized (
        select shop_order.* from touched join shop_order using (id)
      ), touched_book as materialized (
        select book_journal.id, book_journal.network
        from touched join book_journal on book_journal.order_id = touched.id
      ), touching as materialized (
        select journal.id, touched_order.network from touched_order
          -- one by one, by the index
          cross join lateral unnest(array[touched_order.member_id, touched_order.referrer_id]) as party (member_id)
          join journal on journal.member_id = party.member_id and journal.reference = touched_order.id::text
          where journal.kind not like 'PAYOUT%'
        union
        select journal.id, touched_order.network from fresh join journal using (id)
          join touched_order on touched_order.id::text = journal.reference
          where journal.kind not like 'PAYOUT%'
      ),`,
    bookJournals: sql`touched_book`,
    orders: sql`touched_order`,
    credits: sql`(
      select network, account.kind, amount
      from touching
      join entry on entry.journal_id = touching.id
      join account on account.id = entry.account_id and account.kind in ('APPROVED', 'DEBT', 'FORFEITED'))`,
    advances: sql`(
      select network, sum(paise) as paise from (
        select network, advanced_paise as paise from advance_checkpoint
        union all
        select network, paise from fresh_book join book_entry on journal_id = fresh_book.id and account = 'ADVANCED'
      ) as moved_advance group by network)`,
    entries: sql`(select book_entry.* from fresh_book join book_entry on journal_id = fresh_book.id)`,
  });
