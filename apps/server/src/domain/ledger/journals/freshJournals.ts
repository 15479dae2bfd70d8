import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/** What a check saw: a recent check reads what is new since then. */
export interface Checked {
  /** As PostgreSQL writes a `pg_snapshot`. */
  snapshot: string;
  /** All journals that it did not see have higher ids. */
  journalId: string;
  bookJournalId: string;
}

/**
 * What is new since a check: ids. They are read before the rest, and not joined in one statement, because the planner guesses
 * hundreds of times more, and reads whole tables then.
 */
export interface Fresh {
  /** By the chains of these members, and by the transaction, because one that is in no chain must be found, too. */
  journals: string[];
  /** Whose money they moved, or who belongs to one of the orders. */
  members: string[];
  bookJournals: string[];
  /** That were booked, or credited to a member. */
  orders: string[];
}

/** Ids as a table: the planner knows how many they are. */
export const idRows = (ids: readonly string[], name: SQL): SQL => sql`unnest(${idList(ids)}) as ${name} (id)`;

export const idList = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/**
 * Whether that check did not see a row of a table. Ids alone do not say it: a transaction may commit after one that began later.
 * Rows of savepoints would be taken for seen; journals are written without.
 */
const isFresh = (table: SQL, after: string, { snapshot }: Checked): SQL =>
  sql`${table}.id > ${after}::bigint and not pg_visible_in_snapshot(written_in(${table}.xmin), ${snapshot}::pg_snapshot)`;

/**
 * Reads as much as is new, however old the shop is. In the order of ids, so that the planner takes their index also where its
 * statistics are old.
 */
export async function readFresh(queries: Queries, since: Checked): Promise<Fresh> {
  const loose = await idsOf(
    queries,
    sql`select id from journal where ${isFresh(sql`journal`, since.journalId, since)} order by id`,
  );
  const bookJournals = await idsOf(
    queries,
    sql`select id from book_journal where ${isFresh(sql`book_journal`, since.bookJournalId, since)} order by id`,
  );
  const booked = await idsOf(
    queries,
    sql`select distinct order_id as id from ${idRows(bookJournals, sql`fresh`)} join book_journal using (id)
      where order_id is not null`,
  );
  const members = await idsOf(
    queries,
    sql`
      select member_id as id from ${idRows(loose, sql`fresh`)} join journal using (id) where member_id is not null
      union
      select owner.member_id from ${idRows(loose, sql`fresh`)} join entry on entry.journal_id = fresh.id
        ${ownerOfEntry} where owner.member_id is not null
      union
      -- whose new journals were all removed
      select party.id from ${idRows(booked, sql`touched`)} join shop_order using (id)
        cross join lateral unnest(array[member_id, referrer_id]) as party (id) where party.id is not null`,
  );
  const chained = await idsOf(queries, sql`select journal.id from ${movedWallets(members)} ${chainAfter}`);
  const journals = [...new Set([...loose, ...chained])];
  const orders = await idsOf(
    queries,
    sql`
      select id from ${idRows(booked, sql`booked`)}
      union
      select order_id from ${idRows(journals, sql`fresh`)} join journal using (id) where order_id is not null`,
  );
  return { journals, members, bookJournals, orders };
}

/** Wallets as `moved`: the end of the chain now, and at the check before. */
export const movedWallets = (members: readonly string[]): SQL => sql`(
    select wallet.member_id, wallet.journals as journals_now, wallet.head as head_now,
      coalesce(checkpoint.journals, 0) as journals, coalesce(checkpoint.head, decode(repeat('00', 32), 'hex')) as head
    from ${idRows(members, sql`touched`)} join wallet on wallet.member_id = touched.id
    left join wallet_checkpoint as checkpoint on checkpoint.member_id = touched.id
  ) as moved`;

/** The journals of `moved` since then. The order makes it go from member to member, by the index. */
export const chainAfter = sql`cross join lateral (
    select * from journal where journal.member_id = moved.member_id and journal.seq > moved.journals order by seq
  ) as journal`;

/** The account of each `entry`, one by one: merged, all accounts up to the last one would be read. */
export const ownerOfEntry = sql`cross join lateral (
    select member_id, kind from account where id = entry.account_id offset 0
  ) as owner`;

async function idsOf(queries: Queries, query: SQL): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
