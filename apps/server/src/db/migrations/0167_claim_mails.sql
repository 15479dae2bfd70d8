-- Answers to claims are news, too: of no order and no journal, but of an answer. The lists name the kinds of all news there
-- are, payouts' as well.
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed', 'claim')),
  alter column order_id drop not null,
  alter column journal_key drop not null,
  add column answer_id bigint references dispute_answer (id),
  add constraint notification_is_of_claim check ((kind = 'claim') = (answer_id is not null));

alter table mail_opt_out
  drop constraint mail_opt_out_kind_check,
  add constraint mail_opt_out_kind_check
    check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed', 'claim'));

-- what a mail about a hold tells, whatever became of the claim since then
alter table dispute_answer add column held_until timestamptz;
