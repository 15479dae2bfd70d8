-- payouts rest for a day after this version, although it replaced none
alter table bank_account add column held boolean not null default false;

-- the link that was mailed about a version, and when somebody stopped the version by it; a stopped version does not count
create table bank_account_stop (
  bank_account_id uuid primary key references bank_account (id),
  key_hash bytea not null unique,
  expires_at timestamptz not null,
  stopped_at timestamptz
);

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('LOGOUT', 'RESET', 'REUSE', 'SUSPENDED', 'BANK_CHANGE'));
