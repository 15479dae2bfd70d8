-- ids are UUIDv7: newest first is the order of the key
create table click (
  id uuid primary key,
  -- no foreign keys: the member is that of a session just looked up, and the check would double the cost of a click;
  -- and a click outlives the row of the catalogue that it led to
  member_id bigint not null,
  source text not null check (source in ('STORE', 'CREDIT_CARD', 'OFFER', 'GIFT_CARD', 'CUSTOM_LINK')),
  source_id bigint not null,
  clicked_at timestamptz not null,
  -- the rate as it was at that moment
  cashback_basis_points integer not null check (cashback_basis_points between 0 and 10000),
  cashback_paise bigint not null check (cashback_paise >= 0),
  redirect_url text,
  -- only ever read whole: binary json would double what a click costs the database
  device json not null
);

create index click_of_member on click (member_id, id desc);
