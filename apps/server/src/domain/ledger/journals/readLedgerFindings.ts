import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/** Findings in the ledger of the members. */
export interface LedgerFindings {
  /** Paise */
  sumEntries: number;
  unbalancedJournals: number;
  driftedAccounts: number;
  negativeAccounts: number;
  /** Journals that do not continue the chain of their member, and wallets that do not end theirs. */
  brokenChains: number;
  /** Payouts of which another tax is withheld than was to be, or by another rate; none, once one failed or came back. */
  driftedTaxes: number;
}

/** As PostgreSQL sends them. */
export type LedgerRow = { [Name in keyof LedgerFindings]: string };

/**
 * Parts of a query: the account that holds tax, what of a payout must be in it, and whether it was computed with another rate than
 * the rule has for the PAN that was noted, or with the PAN of another member.
 */
export const withheldAccount = sql`(select id from account where member_id is null and kind = 'HOUSE_WITHHELD')`;
export const dueTax = sql`case when payout.state in ('failed', 'returned') then 0 else payout_tax.tax_paise end`;
export const ruleAndPan = sql`
  left join tax_rule on tax_rule.id = payout_tax.rule_id left join member_pan on member_pan.id = payout_tax.pan_id`;
export const isAnotherRate = sql`(member_pan.member_id <> payout.member_id or payout_tax.rate_bp <> case
  when payout_tax.pan_id is null then coalesce(tax_rule.without_pan_bp, tax_rule.rate_bp) else tax_rule.rate_bp end)`;

export async function readLedgerFindings(queries: Queries): Promise<LedgerFindings> {
  const { rows } = await queries.execute<LedgerRow>(sql`
    select
      (select coalesce(sum(amount), 0) from entry) as "sumEntries",
      (select count(*) from (select from entry group by journal_id having sum(amount) <> 0) as unbalanced)
        as "unbalancedJournals",
      (select count(*) from account left join (select account_id, sum(amount) as total from entry group by account_id) as added
        on account_id = id where member_id is not null and balance <> coalesce(total, 0)) as "driftedAccounts",
      (select count(*) from account where member_id is not null and balance < 0) as "negativeAccounts",
      (select count(*) from (
        select journal.*, lag(hash, 1, decode(repeat('00', 32), 'hex')) over chain as last_hash,
          row_number() over chain as place
        from journal where member_id is not null
        window chain as (partition by member_id order by seq)
      ) as chained left join journal_entries on journal_id = id where prev_hash <> last_hash or seq <> place or hash <> journal_hash(
        member_id, seq, prev_hash, kind, happened_at, journal_commitment(salt, key, reference), coalesce(entries, '')
      )) + (
        select count(*) from wallet left join (
          select distinct on (member_id) member_id, seq, hash from journal where member_id is not null
          order by member_id, seq desc
        ) as latest using (member_id)
        where journals <> coalesce(seq, 0) or head <> coalesce(hash, decode(repeat('00', 32), 'hex'))
      ) + (
        select count(*) from journal where member_id is null and exists (
          select from entry join account on account.id = entry.account_id
          where entry.journal_id = journal.id and account.member_id is not null)
      ) as "brokenChains",
      (select count(*) from (
        select payout_id, sum(amount) as paise from entry join journal on journal.id = entry.journal_id
        where account_id = ${withheldAccount} group by payout_id
      ) as withheld full join (
        select payout_id, ${dueTax} as paise, ${isAnotherRate} as is_another_rate
        from payout_tax join payout on payout.id = payout_id ${ruleAndPan}
      ) as due using (payout_id) where coalesce(withheld.paise, 0) <> coalesce(due.paise, 0) or is_another_rate) as "driftedTaxes"`);
  return toLedgerFindings(rows[0]);
}

export const toLedgerFindings = (found: LedgerRow | undefined): LedgerFindings => ({
  sumEntries: Number(found?.sumEntries),
  unbalancedJournals: Number(found?.unbalancedJournals),
  driftedAccounts: Number(found?.driftedAccounts),
  negativeAccounts: Number(found?.negativeAccounts),
  brokenChains: Number(found?.brokenChains),
  driftedTaxes: Number(found?.driftedTaxes),
});
