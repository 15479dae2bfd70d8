-- where cashback is sent: the last version of a member counts, those before it stay as history
create table bank_account (
  id uuid primary key,
  member_id bigint not null references member (id),
  version integer not null check (version >= 1),
  -- holder, number, code, bank and address, encrypted with a key outside the database
  sealed bytea not null,
  added_at timestamptz not null default now(),
  unique (member_id, version)
);

create function keep_bank_account() returns trigger language plpgsql as $$
begin
  raise exception 'bank accounts are replaced by newer versions, never changed';
end
$$;

create trigger bank_account_is_history before update or delete on bank_account
  for each row execute function keep_bank_account();
