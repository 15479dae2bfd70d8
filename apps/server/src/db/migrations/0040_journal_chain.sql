-- The journals of a member form a chain: each has its number within the member and the hash of the one before, so that
-- nothing can be changed, left out or reordered unnoticed (docs/money.md#chain). Rows of the ledger never change, so
-- those of before get their place here, once.

alter table journal
  -- null: touches accounts of the house only
  add column member_id bigint references member (id),
  -- counts the journals of the member, from 1
  add column seq bigint,
  add column prev_hash bytea,
  -- hides key and reference, which may name an order of somebody else, from whoever reads the chain
  add column salt uuid,
  add column hash bytea;

alter table wallet
  -- how many journals the member has, and the hash of the last one: read and written under the lock of this row
  add column journals bigint not null default 0,
  add column head bytea not null default decode(repeat('00', 32), 'hex');

-- In PL/pgSQL: SQL functions would be planned anew in each call.

-- a text with its length in bytes, so that no two lists of texts look the same
create function netstring(value text) returns text language plpgsql immutable parallel safe as $$
begin
  return octet_length(value) || ':' || value || ',';
end
$$;

-- what stands in a chain for the key and the reference of a journal
create function journal_commitment(salt uuid, key text, reference text) returns bytea
language plpgsql immutable parallel safe as $$
begin
  return sha256(convert_to(netstring(salt::text) || netstring(key) || netstring(reference), 'UTF8'));
end
$$;

-- entries: the accounts by name, each with its paise, as netstrings
create function journal_hash(
  member_id bigint, seq bigint, prev_hash bytea, kind text, happened_at timestamptz, commitment bytea, entries text
) returns bytea language plpgsql immutable parallel safe as $$
begin
  return sha256(convert_to(
    netstring('potli journal 1') || netstring(member_id::text) || netstring(seq::text) || netstring(encode(prev_hash, 'hex'))
      || netstring(kind) || netstring(floor(extract(epoch from happened_at) * 1000)::bigint::text)
      || netstring(encode(commitment, 'hex')) || entries,
    'UTF8'
  ));
end
$$;

-- the last part of what is hashed
create view journal_entries as
  select
    entry.journal_id,
    string_agg(netstring(account.kind) || netstring(entry.amount::text), '' order by account.kind collate "C") as entries
  from entry join account on account.id = entry.account_id
  group by entry.journal_id;

alter table journal disable trigger journal_kept;

create temporary table placed on commit drop as
  select owned.id, owned.member_id, row_number() over (partition by owned.member_id order by owned.id) as seq,
    gen_random_uuid() as salt
  from (
    select entry.journal_id as id, min(account.member_id) as member_id
    from entry join account on account.id = entry.account_id
    where account.member_id is not null
    group by entry.journal_id
    having count(distinct account.member_id) = 1
  ) as owned;
analyze placed;

create function pg_temp.chained() returns table (id bigint, last_hash bytea, next_hash bytea) language plpgsql as $$
declare
  place record;
begin
  for place in
    select placed.id, placed.member_id, placed.seq, kind, happened_at, entries,
      journal_commitment(placed.salt, key, reference) as commitment
    from placed join journal on journal.id = placed.id join journal_entries on journal_id = placed.id
    order by placed.member_id, placed.seq
  loop
    last_hash := case when place.seq = 1 then decode(repeat('00', 32), 'hex') else next_hash end;
    id := place.id;
    next_hash := journal_hash(
      place.member_id, place.seq, last_hash, place.kind, place.happened_at, place.commitment, place.entries
    );
    return next;
  end loop;
end
$$;

-- every row is written once
update journal set member_id = placed.member_id, seq = placed.seq, salt = placed.salt, prev_hash = last_hash, hash = next_hash
from placed join pg_temp.chained() as chained on chained.id = placed.id
where journal.id = placed.id;

drop function pg_temp.chained();

update wallet set journals = journal.seq, head = journal.hash
from (select distinct on (member_id) member_id, seq, hash from journal where member_id is not null
  order by member_id, seq desc) as journal
where journal.member_id = wallet.member_id;

alter table journal enable trigger journal_kept;

alter table journal
  add constraint journal_of_member unique (member_id, seq),
  add constraint journal_chained check (num_nulls(member_id, seq, prev_hash, salt, hash) in (0, 5));

-- also: a journal touches the wallet of its own member only
create or replace function check_journal_balance() returns trigger language plpgsql as $$
declare
  total bigint;
  strangers bigint;
begin
  select sum(entry.amount),
      count(*) filter (where account.member_id is not null and account.member_id is distinct from journal.member_id)
    into total, strangers
    from entry
    join account on account.id = entry.account_id
    join journal on journal.id = entry.journal_id
    where entry.journal_id = new.journal_id;
  if total <> 0 then
    raise exception 'Journal % is out of balance by % paise', new.journal_id, total using errcode = 'check_violation';
  end if;
  if strangers > 0 then
    raise exception 'Journal % touches the wallet of another member', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
