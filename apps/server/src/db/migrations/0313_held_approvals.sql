-- An approval for which the network pays nothing, or less than the member earns, waits for a person
-- (docs/decisions/073). Orders that were approved before keep what they have.
alter table shop_order
  add column held_for text check (held_for in ('no commission', 'low commission')),
  -- an operator lets members have it all the same, whatever the network pays
  add column is_accepted boolean not null default false,
  add constraint held_when_approved check (held_for is null or status = 'approved');

create index shop_order_held on shop_order (version_at, id) where held_for is not null;
