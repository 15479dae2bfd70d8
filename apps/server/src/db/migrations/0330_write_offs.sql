-- A network in default: what it owes for an order leaves the books as a loss, and what becomes of cashback that waits for its
-- money is decided with it (docs/decisions/077). Amounts in paise.
alter table shop_order
  -- what was owed then, and what had been paid
  add column written_off_paise bigint check (written_off_paise >= 0),
  add column written_off_paid_paise bigint,
  add column written_off_at timestamptz,
  -- what became of the cashback that waited: the shop bears it, or it is declined
  add column written_off_members text check (written_off_members in ('pay', 'decline')),
  -- declined although the network approved it, because that does not pay
  add column is_lost boolean not null default false,
  add constraint written_off_at_once
    check (num_nulls(written_off_paise, written_off_paid_paise, written_off_at, written_off_members) in (0, 4)),
  add constraint lost_by_write_off check (not is_lost or (status = 'rejected' and written_off_members = 'decline'));

alter table book_entry drop constraint book_entry_account_check;
alter table book_entry add constraint book_entry_account_check check (account in (
  'EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO', 'WRITTEN_OFF',
  'RECOVERED'
));

-- What of a write-off is lost: not more than the commission that still stands was short by then.
create function lost_by_write_off(written_off bigint, paid_then bigint, commission bigint) returns bigint
  language sql immutable parallel safe
  as $$ select coalesce(greatest(0, least(written_off, commission - paid_then)), 0) $$;

-- What of that loss the network has paid since.
create function recovered_of_write_off(lost bigint, paid_then bigint, settled bigint) returns bigint
  language sql immutable parallel safe
  as $$ select coalesce(greatest(0, least(lost, coalesce(settled, 0) - paid_then)), 0) $$;
