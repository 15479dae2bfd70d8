-- A network's order that a granted claim has paid is an order with its commission, and earns its member what the claim has
-- not paid yet (docs/decisions/075).
alter table shop_order
  -- the claim that has paid for it
  add column claim_id bigint references dispute (id);

create index shop_order_by_claim on shop_order (claim_id) where claim_id is not null;

alter table dispute
  -- what says so: the number of the order, its click with its amount, an operator, or, in claims from before, its click alone
  add column reported_by text check (reported_by in ('number', 'amount', 'person', 'click'));

update dispute
  set reported_by = case when lower(reported_order_id) = lower(store_order_id) then 'number' else 'click' end
  where reported_order_id is not null;

alter table dispute add constraint dispute_reported_by check (num_nulls(reported_order_id, reported_by) in (0, 2));

-- orders of a claim's click of which an operator said that the claim is not about them
create table dispute_other_order (
  dispute_id bigint not null references dispute (id),
  network text not null,
  order_id text not null,
  who text not null,
  said_at timestamptz not null default now(),
  primary key (dispute_id, network, order_id)
);

-- reports that wait, by their click
create index order_report_parked_click on order_report (lower(click_id)) where outcome = 'parked';
