-- How long payouts wait after a version of a bank account, and why; both null in versions from before: a day after a change.
alter table bank_account
  add column hold_hours integer check (hold_hours between 0 and 72),
  add column hold_reason text check (hold_reason in ('first', 'changed', 'unverified', 'device', 'silence', 'password')),
  add constraint bank_account_hold check ((hold_reason is null) = (coalesce(hold_hours, 0) = 0));

-- when the password was last set by a mailed link; null: never
alter table member add column password_reset_at timestamptz;

-- an HMAC of the browser's device cookie; null where it had none
alter table session add column device_tag bytea check (length(device_tag) = 16);

-- a code that was mailed to confirm a change of bank details: the newest of each member
create table bank_code (
  member_id bigint primary key references member (id) on delete cascade,
  -- with a key outside the database: six digits are soon guessed
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5)
);
