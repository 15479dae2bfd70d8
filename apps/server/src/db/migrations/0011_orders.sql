-- what shops say of orders that came by a click
create table shop_order (
  id bigint generated always as identity primary key,
  network text not null,
  -- the number by which the shop and its network know it
  network_order_id text not null,
  member_id bigint not null references member (id),
  -- no foreign key, for the sake of clicks; one order has one click for ever, a click may bring several orders
  click_id uuid not null,
  -- whoever invited the member, at the time of the first report
  referrer_id bigint references member (id),
  -- the rate of the click
  cashback_basis_points integer not null check (cashback_basis_points between 0 and 10000),
  cashback_paise bigint not null check (cashback_paise >= 0),
  -- the version that counts: the greatest of (version_at, status, version_event) of all reports
  status text not null check (status in ('tracked', 'approved', 'rejected')),
  version_at timestamptz not null,
  version_event text not null,
  sale_paise bigint not null check (sale_paise > 0),
  earned_paise bigint not null check (earned_paise >= 0),
  -- the share of the referrer: above 0 only while the order is approved
  referral_paise bigint not null check (referral_paise >= 0),
  reason text,
  -- some report said so, whatever the one that counts says
  was_approved boolean not null,
  -- the earliest report
  reported_at timestamptz not null,
  -- from then on whatever was bought can be returned for so long
  return_days integer not null,
  unique (network, network_order_id)
);

create index shop_order_of_member on shop_order (member_id, reported_at desc, id desc);
create index shop_order_by_click on shop_order (click_id);

-- every report once, for ever
create table order_report (
  network text not null,
  event_id text not null,
  network_order_id text not null,
  click_id text,
  status text not null check (status in ('tracked', 'approved', 'rejected')),
  sale_paise bigint not null check (sale_paise > 0),
  occurred_at timestamptz not null,
  reason text,
  -- parked: no click or order that we know yet; conflict: the order came by another click
  outcome text not null check (outcome in ('applied', 'stale', 'parked', 'conflict')),
  received_at timestamptz not null,
  primary key (network, event_id)
);

create index order_report_of_order on order_report (network, network_order_id);
create index order_report_parked on order_report (received_at) where outcome = 'parked';
