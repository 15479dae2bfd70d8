-- what this database is: one row for the shop
create table installation (
  only_row boolean primary key default true check (only_row),
  -- a known text, sealed: it opens with the PII_KEY of this database and with no other
  sentinel bytea,
  -- when a production host first opened it; no demo is loaded from then on
  production_since timestamptz
);

insert into installation default values;

-- members of the demo shop: their passwords are published
create table demo_member (
  member_id bigint primary key references member (id) on delete cascade
);

-- in databases that were filled before, the demo is known by its operator, whom no signup can imitate
insert into demo_member (member_id)
select id from member
where exists (
    select from member
    where email = 'admin@potli.example' and referral_code = 'KEEPER42' and role = 'ADMIN'
  )
  and (
    email in ('asha@potli.example', 'ravi@potli.example', 'admin@potli.example')
    or email like '%@mail.example'
      and referred_by = (select id from member where email = 'asha@potli.example')
  );

-- by which key a value is sealed; zeros where it was sealed before keys had ids
create function sealing_key(sealed bytea) returns bytea language sql immutable parallel safe
return case
  when length(sealed) = 0 then null
  when get_byte(sealed, 0) = 2 then substring(sealed from 2 for 4)
  else '\x00000000'::bytea
end;

create index bank_account_sealing_key on bank_account (sealing_key(sealed));
create index gift_card_voucher_sealing_key on gift_card_voucher (sealing_key(sealed));

create or replace function keep_bank_account() returns trigger language plpgsql as $$
begin
  -- the same account sealed with another key is the same history
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'sealed' = to_jsonb(old) - 'sealed'
    and sealing_key(new.sealed) <> sealing_key(old.sealed)
  then
    return new;
  end if;
  raise exception 'bank accounts are replaced by newer versions, never changed';
end
$$;
