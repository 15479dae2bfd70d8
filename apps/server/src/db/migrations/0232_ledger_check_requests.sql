-- Checks of the ledger that admins asked for: the next check that begins afterwards answers them.
create table ledger_check_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('full', 'recent')),
  asked_at timestamptz not null default now(),
  -- null: not made yet
  check_id bigint references ledger_check (id)
);

create index ledger_check_request_open on ledger_check_request (id) where check_id is null;
