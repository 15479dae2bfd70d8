import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';
import { monthAfter, monthStart } from '../../platform/shared/indiaDay.ts';
import { accountName, type LedgerAccount } from './accountNames.ts';

/** A line of a journal, as accountants read it. */
export interface JournalLine {
  /** Day of India for which it counts. */
  date: string;
  /** Of the journal that it belongs to: `S-17` of the shop's books, `M-4` of a member's ledger. */
  voucher: string;
  kind: string;
  /** Empty for payouts. */
  network: string;
  /** The network's id of the order, or the payout. */
  reference: string;
  account: string;
  /** Above zero: debit. */
  paise: bigint;
}

interface Row extends Record<string, unknown> {
  date: string;
  voucher: string;
  kind: string;
  network: string;
  reference: string;
  account: LedgerAccount;
  paise: string;
}

/**
 * What belongs to a month of India, journal by journal, each of which sums to zero: the shop's books without what is counted
 * beside them (`EXPECTED`, `ADVANCED`, `MEMO`), and what moved between members, the bank and the tax office.
 * @param month `yyyy-mm`
 * @param most lines that are read; absent: all
 */
export const readMonthJournal = (
  database: Pick<Database, 'url'>,
  month: string,
  most?: number,
): Promise<JournalLine[]> =>
  readSnapshot(database, async (queries) => {
    const [from, to] = [monthStart(month), monthStart(monthAfter(month))].map((at) => at.toISOString());
    const { rows } = await queries.execute<Row>(sql`
      with line as (
        select coalesce(value_at, happened_at) as at, 0 as source, book_journal.id as journal_id, book_journal.kind,
          book_journal.network,
          coalesce(network_order_id, 'gift card order ' || gift_card_order_id) as reference, account, paise
        from book_journal join book_entry on journal_id = book_journal.id left join shop_order on shop_order.id = order_id
        where coalesce(value_at, happened_at) >= ${from}::timestamptz and coalesce(value_at, happened_at) < ${to}::timestamptz
          and account not in ('EXPECTED', 'ADVANCED', 'MEMO')
        union all
        select happened_at, 1, journal.id, journal.kind, '', reference, side.account, side.paise
        from journal cross join lateral (
          select coalesce(sum(amount) filter (where account.kind = 'SENT'), 0) as sent,
            coalesce(sum(amount) filter (where account.kind = 'HOUSE_WITHHELD'), 0) as withheld,
            coalesce(sum(amount) filter (where account.kind = 'FORFEITED'), 0) as forfeited
          from entry join account on account.id = account_id where journal_id = journal.id
        ) as moved cross join lateral (values
          ('BANK', -sent), ('TAX', -withheld), ('FORFEIT', -forfeited), ('MEMBERS', sent + withheld + forfeited)
        ) as side (account, paise)
        where happened_at >= ${from}::timestamptz and happened_at < ${to}::timestamptz and side.paise <> 0
      )
      select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as date,
        case source when 0 then 'S-' else 'M-' end || journal_id as voucher, kind, network, reference, account, paise
      from line order by at, source, journal_id, account limit ${most ?? null}::int`);
    return rows.map(({ account, paise, ...row }) => ({
      ...row,
      account: accountName(account, row.network),
      paise: BigInt(paise),
    }));
  });
