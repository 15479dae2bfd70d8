import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { type BookFindings, readBookFindings } from '../books/readBookFindings.ts';
import { type Fresh, idRows, ownerOfEntry } from './freshJournals.ts';

/**
 * The same as `readBookFindings`, if nothing of what the check before saw has changed: compares the orders that were booked or
 * credited since then.
 */
export const readRecentBookFindings = (
  queries: Queries,
  { journals, bookJournals, orders }: Pick<Fresh, 'journals' | 'bookJournals' | 'orders'>,
): Promise<BookFindings> =>
  readBookFindings(queries, {
    parts: sql`
      with fresh_book_entry as materialized (
        select book_journal.network, book_entry.*
        from ${idRows(bookJournals, sql`fresh`)} join book_journal using (id) join book_entry on journal_id = fresh.id
      ), touched_order as materialized (
        select shop_order.* from ${idRows(orders, sql`touched`)} join shop_order using (id)
      ), touching as materialized (
        select journal.id, touched_order.network from touched_order
          -- one by one, by the index
          cross join lateral unnest(array[touched_order.member_id, touched_order.referrer_id]) as party (member_id)
          cross join lateral (
            select id from journal where journal.member_id = party.member_id and journal.reference = touched_order.id::text
              and journal.kind not like 'PAYOUT%' order by id
          ) as journal
        union
        select journal.id, touched_order.network from ${idRows(journals, sql`fresh`)} join journal using (id)
          join touched_order on touched_order.id::text = journal.reference
          where journal.kind not like 'PAYOUT%'
      ),`,
    bookJournals: sql`(
      select book_journal.id, book_journal.network
      from ${idRows(orders, sql`touched`)} join book_journal on book_journal.order_id = touched.id)`,
    orders: sql`touched_order`,
    credits: sql`(
      select network, owner.kind, amount
      from touching join entry on entry.journal_id = touching.id ${ownerOfEntry}
      where owner.kind in ('APPROVED', 'DEBT', 'FORFEITED'))`,
    advances: sql`(
      select network, sum(paise) as paise from (
        select network, advanced_paise as paise from advance_checkpoint
        union all
        select network, paise from fresh_book_entry where account = 'ADVANCED'
      ) as moved_advance group by network)`,
    entries: sql`fresh_book_entry`,
  });
