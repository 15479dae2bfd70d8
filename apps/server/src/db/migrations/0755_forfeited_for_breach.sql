-- What was approved can be forfeited by an operator, too, for a breach of the terms: a kind of journal of its own, so that no statement
-- says of it that nobody had logged in.
alter table journal
  drop constraint journal_kind,
  add constraint journal_kind check (kind in (
    'TRACKED', 'CONFIRMED', 'RELEASED', 'CORRECTED', 'REJECTED', 'REVERSED', 'WRITTEN_OFF', 'REFERRAL', 'REFERRAL_REVERSED',
    'PAYOUT', 'PAYOUT_SENT', 'PAYOUT_FAILED', 'PAYOUT_RETURNED', 'TAX_WITHHELD', 'TAX_RETURNED', 'FORFEITED', 'FORFEITED_FOR_BREACH'
  )),
  drop constraint journal_cause,
  add constraint journal_cause check (
    num_nonnulls(order_id, payout_id) = case when kind in ('FORFEITED', 'FORFEITED_FOR_BREACH') then 0 else 1 end
  );

-- why an operator did it; null: months without a login, and warnings of that
alter table forfeit_notice
  add column breach text check (breach in ('fraud', 'abuse')),
  add constraint forfeit_notice_breach check (breach is null or stage = 'FORFEITED');
