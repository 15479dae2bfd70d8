import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bookEntry, bookJournal } from '../../../db/schema/shopBook.ts';
import type { NewBookEntry } from './bookEntries.ts';

/** A change of an order. */
export interface BookPosting extends Omit<typeof bookJournal.$inferInsert, 'id'> {
  /** With the sum zero, one per account; the database checks it. */
  entries: readonly NewBookEntry[];
}

/**
 * Adds journals to the books of the shop, in the order given; one without entries is not added. The caller has locked the
 * orders.
 * @throws when a cause was posted before
 */
export async function postBooks(queries: Queries, postings: readonly BookPosting[]): Promise<void> {
  const added = postings.filter(({ entries }) => entries.length > 0);
  if (added.length === 0) return;
  await queries.execute(sql`
    with made as (
      select * from json_to_recordset(${JSON.stringify(added.map(toRecord))}) as made (
        place int, network text, order_id bigint, cause text, kind text, happened_at timestamptz, value_at timestamptz,
        moves json
      )
    ), posted as (
      insert into ${bookJournal} (network, order_id, cause, kind, happened_at, value_at)
      select network, order_id, cause, kind, happened_at, value_at from made order by place
      returning id, order_id, cause
    )
    insert into ${bookEntry} (journal_id, account, paise)
    select posted.id, move.account, move.paise
    from posted
    join made using (order_id, cause)
    cross join lateral json_to_recordset(made.moves) as move (account text, paise bigint)`);
}

const toRecord = ({ network, orderId, cause, kind, happenedAt, valueAt, entries }: BookPosting, place: number) => ({
  place,
  network,
  cause,
  kind,
  order_id: String(orderId),
  happened_at: happenedAt.toISOString(),
  value_at: valueAt?.toISOString() ?? null,
  moves: entries.map(({ account, paise }) => ({ account, paise: String(paise) })),
});
