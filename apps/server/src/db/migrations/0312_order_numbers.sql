-- A network's own id of an action names an order; the shop's number stands beside it, for people, claims and statements
-- (docs/decisions/074).
alter table order_report
  -- the number that the shop gave to the order
  add column store_order_id text,
  -- the network's id of an order that was known by its number before
  add column action_id text,
  -- the shop approved it, and the network does not pay yet
  add column is_stalled boolean not null default false;
alter table shop_order
  add column store_order_id text,
  add column is_stalled boolean not null default false;

create index shop_order_by_number on shop_order (network, store_order_id) where store_order_id is not null;
create index order_report_by_number on order_report (network, store_order_id) where store_order_id is not null;
create index order_report_of_action on order_report (network, action_id) where action_id is not null;
