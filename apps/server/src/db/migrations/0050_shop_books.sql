-- The shop's own books (docs/money.md#the-shops-own-books): what networks owe and paid, what members cost. Amounts in
-- paise.

-- One row per network, made when the network first approves an order. It is locked, after all wallets, by whatever
-- changes what the shop advances to members.
create table network_policy (
  network text primary key,
  -- when members get their money: when the network approves the order, or when it has paid the shop
  pays text not null check (pays in ('approval', 'settlement')),
  -- the most that members may have before the network paid for it
  advance_limit_paise bigint not null check (advance_limit_paise >= 0),
  -- how long after an approval the network usually pays
  settles_after_days integer not null check (settles_after_days > 0),
  -- the sum of ADVANCED in its books
  advanced_paise bigint not null check (advanced_paise >= 0),
  constraint advance_within_limit check (advanced_paise <= advance_limit_paise)
);

-- What a network says it paid for an order, once for ever. It may come before the order is known.
create table settlement_line (
  network text not null,
  network_order_id text not null,
  -- the name of the statement that holds it
  statement text not null,
  paid_paise bigint not null check (paid_paise > 0),
  settled_at timestamptz not null,
  received_at timestamptz not null,
  primary key (network, network_order_id)
);

alter table shop_order
  -- what the network pays for the order, if it stays or becomes approved
  add column commission_paise bigint not null default 0 check (commission_paise >= 0),
  -- the network did not say so: by the rate row
  add column commission_estimated boolean not null default true,
  -- what the network paid; null until a statement says so
  add column settled_paise bigint check (settled_paise > 0),
  add column settled_at timestamptz,
  -- what of the cashback and of the referrer's share is theirs by now; less than all while an approved order waits
  add column released_paise bigint not null default 0 check (released_paise between 0 and earned_paise),
  add column released_referral_paise bigint not null default 0
    check (released_referral_paise between 0 and referral_paise),
  add column released_at timestamptz,
  add constraint released_when_approved check (
    status = 'approved' or (released_paise = 0 and released_referral_paise = 0)
  ),
  add constraint settled_once check (num_nulls(settled_paise, settled_at) in (0, 2));

create table book_journal (
  id bigint generated always as identity primary key,
  network text not null,
  order_id bigint not null,
  -- what caused it, once for each order
  cause text not null,
  kind text not null,
  happened_at timestamptz not null
);

create table book_entry (
  journal_id bigint not null,
  account text not null check (account in (
    'EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO'
  )),
  paise bigint not null check (paise <> 0)
);

create function check_book_balance() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(paise) into total from book_entry where journal_id = new.journal_id;
  if total <> 0 then
    raise exception 'Book journal % is out of balance by % paise', new.journal_id, total using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- The orders of yesterday. What the network said last of the commission counts; where that was for another sale, in
-- proportion. Else the rate row says it; else the shop keeps nothing of what it passed on.
update shop_order set
    commission_paise = found.commission,
    commission_estimated = found.estimated,
    released_paise = case status when 'approved' then earned_paise else 0 end,
    released_referral_paise = case status when 'approved' then referral_paise else 0 end,
    released_at = case status when 'approved' then version_at end
  from (
    select placed.id,
      coalesce(
        case when told.sale_paise > 0 and told.sale_paise <> placed.sale_paise
          then floor(told.commission_paise::numeric * placed.sale_paise / told.sale_paise)::bigint
          else told.commission_paise end,
        case when rate_row.commission_paise > 0 then rate_row.commission_paise
          when rate_row.commission_basis_points > 0
            then placed.sale_paise * rate_row.commission_basis_points / 10000 end,
        placed.earned_paise
      ) as commission,
      told.commission_paise is null or (told.sale_paise > 0 and told.sale_paise <> placed.sale_paise) as estimated
    from shop_order as placed
    left join rate_row on rate_row.id = placed.rate_row_id
    left join lateral (
      select report.commission_paise, report.sale_paise from order_report as report
      where report.network = placed.network and report.network_order_id = placed.network_order_id
        and report.outcome in ('applied', 'stale') and report.commission_paise > 0
      order by report.occurred_at desc, array_position(array['tracked', 'approved', 'rejected'], report.status) desc,
        report.event_id collate "C" desc
      limit 1
    ) as told on true
  ) as found
  where found.id = shop_order.id;

alter table shop_order
  alter column commission_paise drop default,
  alter column commission_estimated drop default,
  alter column released_paise drop default,
  alter column released_referral_paise drop default;

-- orders that wait for the money of their network, oldest first
create index shop_order_waiting on shop_order (network, version_at)
  where status = 'approved' and settled_paise is null
    and (released_paise < earned_paise or released_referral_paise < referral_paise);

-- what was paid to members before there were limits stays within the limit of its network
insert into network_policy (network, pays, advance_limit_paise, settles_after_days, advanced_paise)
  select network, 'approval', greatest(10000000, sum(released_paise + released_referral_paise)), 60,
    sum(released_paise + released_referral_paise)
  from shop_order where status = 'approved' group by network;

insert into book_journal (network, order_id, cause, kind, happened_at)
  select network, id, 'opening', 'OPENED', version_at from shop_order
  where status <> 'rejected' and (commission_paise > 0 or earned_paise > 0);

insert into book_entry (journal_id, account, paise)
  select journal.id, account, paise
  from book_journal as journal
  join shop_order on shop_order.id = journal.order_id
  cross join lateral (values
    ('EXPECTED', case status when 'tracked' then commission_paise end),
    ('RECEIVABLE', case status when 'approved' then commission_paise end),
    ('COMMISSION', case status when 'approved' then -commission_paise end),
    ('CASHBACK', case status when 'approved' then earned_paise + referral_paise end),
    ('MEMBERS', case status when 'approved' then -released_paise - released_referral_paise end),
    ('ADVANCED', case status when 'approved' then released_paise + released_referral_paise end),
    ('MEMO', case status when 'tracked' then -commission_paise
      when 'approved' then -released_paise - released_referral_paise end)
  ) as line (account, paise)
  where paise <> 0;

-- keys come after the rows of yesterday: built at once they take a third of the time
alter table book_journal
  add constraint book_journal_order_id_cause_key unique (order_id, cause),
  add constraint book_journal_order_id_fkey foreign key (order_id) references shop_order (id);
alter table book_entry
  add constraint book_entry_pkey primary key (journal_id, account),
  add constraint book_entry_journal_id_fkey foreign key (journal_id) references book_journal (id);

create constraint trigger book_journal_balanced after insert on book_entry deferrable initially deferred
  for each row execute function check_book_balance();
create trigger book_entry_kept before update or delete on book_entry for each row execute function refuse_change();
create trigger book_journal_kept before update or delete on book_journal for each row execute function refuse_change();
create trigger book_entries_kept before truncate on book_entry for each statement execute function refuse_change();
create trigger book_journals_kept before truncate on book_journal for each statement execute function refuse_change();
create trigger settlement_line_kept before update or delete on settlement_line
  for each row execute function refuse_change();
create trigger settlement_lines_kept before truncate on settlement_line
  for each statement execute function refuse_change();
revoke update, delete on book_journal, book_entry, settlement_line from potli_app;
