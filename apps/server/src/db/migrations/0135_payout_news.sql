-- News about payouts beside those about orders, and a time before which news is not told.
alter table notification
  alter column order_id drop not null,
  add column payout_id uuid,
  add column due_at timestamptz not null default now(),
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed'));

alter table mail_opt_out
  drop constraint mail_opt_out_kind_check,
  add constraint mail_opt_out_kind_check
    check (kind in ('tracked', 'approved', 'declined', 'reversed', 'referral', 'payout', 'payoutFailed'));

drop index notification_due;
create index notification_due on notification (due_at, id) where done_at is null;
