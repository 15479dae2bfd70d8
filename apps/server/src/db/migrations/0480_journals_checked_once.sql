-- The entries of a statement are checked and counted once for each journal and account, not once for each entry. A statement adds all
-- entries of its journals, so that what it adds to a journal must be zero. The plans below do not depend on the size of the tables: a
-- connection that was opened while they were empty would read them from end to end for as long as it lives.
drop trigger journal_balanced on entry;
drop trigger entry_applied on entry;
drop function apply_entry();

create or replace function check_journal_balance() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  bad record;
begin
  select added.journal_id, sum(added.amount) as total into bad
    from added
    left join account on account.id = added.account_id
    left join journal on journal.id = added.journal_id
    group by added.journal_id
    having sum(added.amount) <> 0
      or bool_or(account.member_id is not null and account.member_id is distinct from journal.member_id)
    limit 1;
  if not found then
    return null;
  end if;
  if bad.total <> 0 then
    raise exception 'Journal % is out of balance by % paise', bad.journal_id, bad.total using errcode = 'check_violation';
  end if;
  raise exception 'Journal % touches the wallet of another member', bad.journal_id using errcode = 'check_violation';
end
$$;

create function apply_entries() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update account set balance = balance + moved.amount
    from (select account_id, sum(amount) as amount from added group by account_id) as moved
    where account.id = moved.account_id and account.member_id is not null;
  return null;
end
$$;

create trigger journal_balanced after insert on entry referencing new table as added
  for each statement execute function check_journal_balance();
create trigger entries_applied after insert on entry referencing new table as added
  for each statement execute function apply_entries();

drop trigger book_journal_balanced on book_entry;

create or replace function check_book_balance() returns trigger language plpgsql as $$
declare
  bad record;
begin
  select journal_id, sum(paise) as total into bad from added group by journal_id having sum(paise) <> 0 limit 1;
  if found then
    raise exception 'Book journal % is out of balance by % paise', bad.journal_id, bad.total using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create trigger book_journal_balanced after insert on book_entry referencing new table as added
  for each statement execute function check_book_balance();
