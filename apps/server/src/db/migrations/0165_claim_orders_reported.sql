-- The network's order that a claim turned out to be about: it is paid once, by the network or by the claim. Null until the
-- network reports it.
alter table dispute add column reported_network text, add column reported_order_id text,
  add constraint dispute_is_reported check ((reported_network is null) = (reported_order_id is null));
