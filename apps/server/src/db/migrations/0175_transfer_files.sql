-- Payouts that go to the bank in files (docs/banks.md#neft-file), and what the bank answered. The rights of the host are the
-- default ones.
create table transfer_file (
  id uuid primary key,
  -- what the operator calls it, and the file is called
  name text not null unique,
  made_at timestamptz not null,
  lines integer not null check (lines > 0),
  total_paise bigint not null check (total_paise > 0),
  -- the file, byte by byte: it has names and account numbers
  sealed bytea not null,
  -- the bank did not take it: its payouts wait for another file
  withdrawn_at timestamptz
);

create index transfer_file_sealing_key on transfer_file (sealing_key(sealed));

-- A payout in this queue is in one file at most.
create table transfer_line (
  payout_id uuid primary key,
  bank_account_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  queued_at timestamptz not null,
  file_id uuid references transfer_file,
  state text not null check (state in ('waiting', 'filed', 'sent', 'failed', 'returned')),
  utr text,
  reason text,
  told_at timestamptz,
  check (file_id is not null or state in ('waiting', 'failed')),
  check ((state = 'waiting') <= (file_id is null)),
  check ((state = 'sent') <= (utr is not null))
);

create index transfer_line_waiting on transfer_line (queued_at, payout_id) where state = 'waiting';
create index transfer_line_of_file on transfer_line (file_id);
