-- The money of members: a double-entry ledger that is only ever added to. Amounts in paise.

-- the one lock of a member's money: taken before any read of a balance
create table wallet (
  member_id bigint primary key references member (id)
);

create table account (
  id bigint generated always as identity primary key,
  -- null: the house's
  member_id bigint references member (id),
  kind text not null check (kind in (
    'PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT', 'HOUSE_EXPECTED', 'HOUSE_DEBT'
  )),
  -- kept by the trigger below, for members only: every posting would wait for the row of a house account
  balance bigint not null default 0,
  unique nulls not distinct (member_id, kind),
  constraint account_owner check ((member_id is null) = (kind like 'HOUSE%')),
  constraint account_never_negative check (balance >= 0)
);

insert into account (kind) values ('HOUSE_EXPECTED'), ('HOUSE_DEBT');

-- one for each business event, by its key
create table journal (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  -- id of the order or payout behind it
  reference text not null,
  happened_at timestamptz not null
);

create table entry (
  journal_id bigint not null references journal (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  primary key (journal_id, account_id)
);

create index entry_of_account on entry (account_id, journal_id desc);

create function apply_entry() returns trigger language plpgsql as $$
begin
  update account set balance = balance + new.amount where id = new.account_id and member_id is not null;
  return null;
end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to' using errcode = 'restrict_violation';
end
$$;

create function check_journal_balance() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount) into total from entry where journal_id = new.journal_id;
  if total <> 0 then
    raise exception 'Journal % is out of balance by % paise', new.journal_id, total using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- every member has a wallet from the start: one made when the first money comes would be made under the locks of others
create function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallet (member_id) values (new.id);
  insert into account (member_id, kind)
    select new.id, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT']);
  return null;
end
$$;

create trigger wallet_opened after insert on member for each row execute function open_wallet();
insert into wallet (member_id) select id from member;
insert into account (member_id, kind)
  select id, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT']) from member;

create trigger entry_applied after insert on entry for each row execute function apply_entry();
create constraint trigger journal_balanced after insert on entry deferrable initially deferred
  for each row execute function check_journal_balance();

create trigger entry_kept before update or delete on entry for each row execute function refuse_change();
create trigger journal_kept before update or delete on journal for each row execute function refuse_change();
create trigger entries_kept before truncate on entry for each statement execute function refuse_change();
create trigger journals_kept before truncate on journal for each statement execute function refuse_change();
