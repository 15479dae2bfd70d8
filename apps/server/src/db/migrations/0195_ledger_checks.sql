-- A check of the ledger that reads what is new since the last one (docs/decisions/053).

create table ledger_check (
  id bigint generated always as identity primary key,
  -- recent: of what is new since the last sound check
  kind text not null check (kind in ('full', 'recent')),
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  findings jsonb not null,
  is_sound boolean not null,
  -- what it saw: transactions, and the latest journals among them
  snapshot pg_snapshot not null,
  journal_id bigint not null,
  book_journal_id bigint not null
);

create function refuse_check_change() returns trigger language plpgsql as $$
begin
  raise exception 'Checks of the ledger are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger ledger_check_kept before update or delete on ledger_check
  for each row execute function refuse_check_change();
create trigger ledger_checks_kept before truncate on ledger_check
  for each statement execute function refuse_check_change();
revoke update, delete on ledger_check from potli_app;

-- What the last sound check saw; without a row: nothing. No foreign keys: they would lock the wallets of members.
create table wallet_checkpoint (
  member_id bigint primary key,
  journals bigint not null,
  head bytea not null
);

create table account_checkpoint (
  account_id bigint primary key,
  balance bigint not null
);

create table advance_checkpoint (
  network text primary key,
  -- the sum of ADVANCED in its books
  advanced_paise bigint not null
);

-- The transaction that wrote a row, by the xmin of the row, which lacks the upper half: it is at most 2^31 away from now.
create function written_in(xmin xid) returns xid8 language sql stable parallel safe as $$
  select (middle - ((middle - xmin::text::bigint) & 4294967295))::text::xid8
  from (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 2147483648 as middle) as now
$$;
