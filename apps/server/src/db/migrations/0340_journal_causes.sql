-- What a journal is about, as columns that queries can use and the database checks: no statement decodes the text any more.
-- The text stays as it is, because the hash of the chain covers it; the columns are made from it.

alter table journal
  add constraint journal_kind check (kind in (
    'TRACKED', 'CONFIRMED', 'RELEASED', 'CORRECTED', 'REJECTED', 'REVERSED', 'WRITTEN_OFF', 'REFERRAL', 'REFERRAL_REVERSED',
    'PAYOUT', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_RETURNED', 'TAX_WITHHELD', 'TAX_RETURNED', 'FORFEITED'
  )),
  add column order_id bigint references shop_order (id) generated always as (case when kind in (
    'TRACKED', 'CONFIRMED', 'RELEASED', 'CORRECTED', 'REJECTED', 'REVERSED', 'WRITTEN_OFF', 'REFERRAL', 'REFERRAL_REVERSED'
  ) then reference::bigint end) stored,
  add column payout_id uuid references payout (id) generated always as (case when kind in (
    'PAYOUT', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_RETURNED', 'TAX_WITHHELD', 'TAX_RETURNED'
  ) then reference::uuid end) stored,
  add constraint journal_cause check (num_nonnulls(order_id, payout_id) = case kind when 'FORFEITED' then 0 else 1 end);

drop index journal_of_reference;
create index journal_of_order on journal (order_id) where order_id is not null;
create index journal_of_payout on journal (payout_id) where payout_id is not null;
