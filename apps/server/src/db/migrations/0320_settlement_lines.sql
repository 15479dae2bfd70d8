-- Networks pay an order in parts, take back what they paid, and correct themselves: each line of a statement is a row with its
-- sign, and an order's payment is their sum. A line that was wrong is withdrawn by a line against it. Amounts in paise.
alter table settlement_line drop constraint settlement_line_pkey, drop constraint settlement_line_paid_paise_check;
alter table settlement_line
  add column id bigint generated always as identity primary key,
  -- which line of this order in its statement, from 1
  add column place integer not null default 1 check (place > 0),
  -- the number of the network's or the shop's invoice, where the statement names one
  add column invoice text,
  -- the line that this one takes back
  add column withdraws bigint references settlement_line (id),
  add constraint settlement_line_paid_paise_check check (paid_paise <> 0);
alter table settlement_line alter column place drop default;
create index settlement_line_of_order on settlement_line (network, network_order_id);
create index settlement_line_of_statement on settlement_line (network, statement);
create unique index settlement_line_withdrawn on settlement_line (withdraws) where withdraws is not null;

-- Whether a network has paid so much for an order that members' money need not wait: what it said, or at least what the order
-- costs. Where it said nothing, what it paid is what it pays.
create function network_has_paid(settled bigint, estimated boolean, commission bigint, cost bigint) returns boolean
  language sql immutable parallel safe
  as $$ select coalesce(settled > 0 and (estimated or settled >= least(commission, cost)), false) $$;

alter table shop_order drop constraint shop_order_settled_paise_check;

-- What a network had paid counted as its commission, whatever it had said. So it stays for these orders, and no sum changes;
-- from now on, what it said less than it paid is owed.
update shop_order set commission_paise = settled_paise where settled_paise is not null and not commission_estimated;

drop index shop_order_waiting;
create index shop_order_waiting on shop_order (network, version_at)
  where status = 'approved' and held_for is null
    and not network_has_paid(settled_paise, commission_estimated, commission_paise, earned_paise + referral_paise)
    and (released_paise < earned_paise or released_referral_paise < referral_paise);
-- whether one of them fits into what may be advanced
create index shop_order_waiting_amount
  on shop_order (network, (earned_paise + referral_paise - released_paise - released_referral_paise))
  where status = 'approved' and held_for is null
    and not network_has_paid(settled_paise, commission_estimated, commission_paise, earned_paise + referral_paise)
    and (released_paise < earned_paise or released_referral_paise < referral_paise);

-- Members keep what they have where a payment is withdrawn, or the limit is lowered: their advance can be above the limit then,
-- and nothing more is released until it is below.
alter table network_policy drop constraint advance_within_limit;

-- The day for which a journal counts in the months of the books: the bank's day of a payment. Null: when it happened.
alter table book_journal add column value_at timestamptz;

-- Months of India whose books are closed, each with all before it. What belongs to one counts in the first that is open.
create table closed_month (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz not null,
  closed_by text not null
);
create trigger closed_month_kept before update or delete on closed_month
  for each row execute function refuse_change();
create trigger closed_months_kept before truncate on closed_month
  for each statement execute function refuse_change();
revoke update, delete on closed_month from potli_app;
