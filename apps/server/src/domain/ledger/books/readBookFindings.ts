import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { GIFT_CARD_BOOK } from './postGiftCardBooks.ts';
import { countDriftedGiftCards } from './readGiftCardFindings.ts';

/** What the check found in the books of the shop; correct books have no findings (docs/money.md#check). */
export interface BookFindings {
  unbalancedBooks: number;
  /** Networks whose books differ from what their reports and statements say. */
  driftedReceivables: number;
  /** Networks whose cashback in the books differs from what members and referrers were credited, or still wait for. */
  driftedCashback: number;
  /** Networks whose advance differs from what members have before it paid. */
  driftedAdvances: number;
  /** Orders of gift cards whose books differ from what became of them. */
  driftedGiftCards: number;
}

/** Which part of the books is compared: names of tables, or of parts of the query. */
export interface BookScope {
  /** Parts of the query that the names below need: `with …,`. */
  parts: SQL;
  bookJournals: SQL;
  orders: SQL;
  /** Entries of the members' ledger about these orders: `network`, account `kind` and `amount`. */
  credits: SQL;
  /** ADVANCED of all books, `network` and `paise`; `book` has that of the journals above. */
  advances: SQL;
  /** Ids of orders of gift cards; absent: all. */
  giftCardOrders?: SQL;
  /** Entries by journal, whose sums have to be zero. */
  entries: SQL;
}

const everything: BookScope = {
  parts: sql`with`,
  bookJournals: sql`book_journal`,
  orders: sql`shop_order`,
  credits: sql`(
    select shop_order.network, account.kind, amount
    from journal
    join entry on entry.journal_id = journal.id
    join account on account.id = entry.account_id and account.kind in ('APPROVED', 'DEBT', 'FORFEITED')
    join shop_order on shop_order.id = journal.order_id)`,
  advances: sql`(select network, advanced as paise from book)`,
  entries: sql`book_entry`,
};

/** As `commissionOf` and `hasPaid` of bookEntries.ts say it. */
const commission = sql`case when commission_estimated and settled_paise > 0 then settled_paise else commission_paise end`;
/** Approved by its network. */
const recognised = sql`(status = 'approved' or is_lost)`;
const lost = sql`lost_by_write_off(written_off_paise, written_off_paid_paise, case when ${recognised} then ${commission} else 0 end)`;
const recovered = sql`recovered_of_write_off(${lost}, written_off_paid_paise, settled_paise)`;
const hasPaid = sql`network_has_paid(settled_paise, commission_estimated, commission_paise, earned_paise + referral_paise)`;

/** Compares the books with orders, statements and the members' ledger, in a transaction of the caller with one snapshot. */
export async function readBookFindings(queries: Queries, scope = everything): Promise<BookFindings> {
  const { parts, bookJournals, orders, credits, advances, entries } = scope;
  const { rows } = await queries.execute<{ [Name in Exclude<keyof BookFindings, 'driftedGiftCards'>]: string }>(sql`
    ${parts} book as (
      select network,
        sum(paise) filter (where account = 'EXPECTED') as expected,
        sum(paise) filter (where account = 'RECEIVABLE') as receivable,
        sum(paise) filter (where account = 'COMMISSION') as commission,
        sum(paise) filter (where account = 'CASHBACK') as cashback,
        sum(paise) filter (where account = 'MEMBERS') as members,
        sum(paise) filter (where account = 'WAITING') as waiting,
        sum(paise) filter (where account = 'CASH') as cash,
        sum(paise) filter (where account = 'ADVANCED') as advanced,
        sum(paise) filter (where account = 'WRITTEN_OFF') as written_off,
        sum(paise) filter (where account = 'RECOVERED') as recovered,
        sum(paise) filter (where account = 'TDS') as tds,
        sum(paise) filter (where account = 'EXCHANGE') as exchange
      from ${bookJournals} as placed join book_entry on book_entry.journal_id = placed.id
      where network <> ${GIFT_CARD_BOOK} group by network
    ), reported as (
      select network,
        sum(${commission}) filter (where status = 'tracked') as expected,
        sum(${commission}) filter (where ${recognised}) as commission,
        sum(earned_paise + referral_paise) filter (where status = 'approved') as cashback,
        sum(released_paise + released_referral_paise) as released,
        sum(released_paise + released_referral_paise) filter (where not ${hasPaid} and written_off_paise is null)
          as advanced,
        sum(${lost}) as lost,
        sum(${recovered}) as recovered,
        sum(exchange_paise) as exchange
      from ${orders} as told_order group by network
    ), paid as (
      select network, sum(paid_paise) as settled, sum(settlement_line.tds_paise) as tds
      from ${orders} as paid_order join settlement_line using (network, network_order_id)
      group by network
    ), credited as (
      select network, sum(case credit.kind when 'DEBT' then -amount else amount end) as paise
      from ${credits} as credit group by network
    ), advance as (
      select network, paise from ${advances} as advanced_before
    )
    select
      (select count(*) from (select from ${entries} as summed group by journal_id having sum(paise) <> 0) as unbalanced)
        as "unbalancedBooks",
      count(*) filter (where coalesce(book.expected, 0) <> coalesce(reported.expected, 0)
        or coalesce(book.commission, 0) <> -coalesce(reported.commission, 0)
        or coalesce(book.cash, 0) <> coalesce(paid.settled, 0) - coalesce(paid.tds, 0)
        or coalesce(book.tds, 0) <> coalesce(paid.tds, 0)
        or coalesce(book.exchange, 0) <> -coalesce(reported.exchange, 0)
        or coalesce(book.written_off, 0) <> coalesce(reported.lost, 0)
        or coalesce(book.recovered, 0) <> -coalesce(reported.recovered, 0)
        or coalesce(book.receivable, 0) <> coalesce(reported.commission, 0) - coalesce(paid.settled, 0) + coalesce(reported.exchange, 0)
          - coalesce(reported.lost, 0) + coalesce(reported.recovered, 0)) as "driftedReceivables",
      count(*) filter (where coalesce(book.cashback, 0) <> coalesce(reported.cashback, 0)
        or coalesce(book.members, 0) <> -coalesce(credited.paise, 0)
        or coalesce(book.members, 0) <> -coalesce(reported.released, 0)
        or coalesce(book.cashback, 0) <> -coalesce(book.members, 0) - coalesce(book.waiting, 0)) as "driftedCashback",
      count(*) filter (where coalesce(book.advanced, 0) <> coalesce(reported.advanced, 0)
        or coalesce(advance.paise, 0) <> coalesce(network_policy.advanced_paise, 0)) as "driftedAdvances"
    from reported full join book using (network) full join paid using (network) full join credited using (network)
    full join advance using (network) full join network_policy using (network)`);
  const [found] = rows;
  return {
    unbalancedBooks: Number(found?.unbalancedBooks),
    driftedReceivables: Number(found?.driftedReceivables),
    driftedCashback: Number(found?.driftedCashback),
    driftedAdvances: Number(found?.driftedAdvances),
    driftedGiftCards: await countDriftedGiftCards(queries, scope.giftCardOrders),
  };
}
