import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { type BookFindings, readBookFindings } from '../books/readBookFindings.ts';
import { type Fresh, idRows, ownerOfEntry } from './freshJournals.ts';

/**
 * The same as `readBookFindings`, if nothing of what the check before saw has changed: compares the orders that were booked or
 * credited since then.
 */
export const readRecentBookFindings = (
  queries: Queries,
  { bookJournals, orders }: Pick<Fresh, 'bookJournals' | 'orders'>,
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
          cross join lateral (select id from journal where journal.order_id = touched_order.id order by id) as journal
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
    giftCardOrders: sql`select gift_card_order_id from ${idRows(bookJournals, sql`fresh`)} join book_journal using (id)`,
  });
