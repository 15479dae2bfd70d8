-- Members who look like the same person as somebody who invited them: such a referral earns nothing.
create table self_dealing (
  member_id bigint primary key references member (id),
  reasons text[] not null check (cardinality(reasons) > 0 and reasons <@ array['email', 'phone', 'bank']),
  found_at timestamptz not null default now(),
  -- when the operator decided that these are different people
  allowed_at timestamptz
);

-- A keyed hash of the account, to find members with the same one; filled in by the host, which has the key.
alter table bank_account add column account_hash bytea check (length(account_hash) = 36);
create index bank_account_hash on bank_account (account_hash);
create index member_mobile_number on member (mobile_number) where mobile_number <> '';

create or replace function keep_bank_account() returns trigger language plpgsql as $$
begin
  -- the same account sealed or hashed with another key is the same history
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['sealed', 'account_hash'] = to_jsonb(old) - array['sealed', 'account_hash']
    and (new.sealed = old.sealed or sealing_key(new.sealed) <> sealing_key(old.sealed))
  then
    return new;
  end if;
  raise exception 'bank accounts are replaced by newer versions, never changed';
end
$$;
