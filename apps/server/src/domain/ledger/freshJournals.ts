import { type SQL, sql } from 'drizzle-orm';

/** What a check saw: a recent check reads what is new since then. */
export interface Checked {
  /** As PostgreSQL writes a `pg_snapshot`. */
  snapshot: string;
  /** All journals that it did not see have higher ids. */
  journalId: string;
  bookJournalId: string;
}

/**
 * Whether that check did not see a row of a table. Ids alone do not say it: a transaction may commit after one that began later.
 * Rows of savepoints would be taken for seen; journals are written without.
 */
export const isFresh = (table: SQL, after: string, { snapshot }: Checked): SQL =>
  sql`${table}.id > ${after}::bigint and not pg_visible_in_snapshot(written_in(${table}.xmin), ${snapshot}::pg_snapshot)`;

/**
 * Tables of a query: `moved`, members with journals since then, each with the end of the chain of before, and `fresh`, ids of
 * these journals. By the chain, and by the transaction, because one that is in no chain must be found, too.
 */
export const freshJournals = (since: Checked): SQL => sql`
  loose as materialized (
    select id, member_id from journal where ${isFresh(sql`journal`, since.journalId, since)}
  ), began as not materialized (
    select wallet.member_id, wallet.journals as journals_now, wallet.head as head_now,
      coalesce(checkpoint.journals, 0) as journals, coalesce(checkpoint.head, decode(repeat('00', 32), 'hex')) as head
    from wallet left join wallet_checkpoint as checkpoint using (member_id)
  ), moved as materialized (
    select * from began where journals <> journals_now or head <> head_now
    union
    select * from began where member_id in (select member_id from loose)
  ), fresh as materialized (
    select journal.id from moved
      join journal on journal.member_id = moved.member_id and journal.seq > moved.journals
    union
    select id from loose
  )`;
