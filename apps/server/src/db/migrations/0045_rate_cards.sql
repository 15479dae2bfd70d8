-- What orders earn, as rows. A rate card is a version of all rows of one item; it is never changed, so that a click
-- that keeps its id keeps its rates.
create table rate_card (
  id bigint generated always as identity primary key,
  item_kind text not null check (item_kind in ('STORE', 'CREDIT_CARD', 'OFFER')),
  -- no foreign key: clicks and orders outlive the item
  item_id bigint not null,
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  -- the network that reports its orders; null: any
  network text,
  -- of what it was loaded from, so that the same again is no new version
  hash text not null,
  unique (item_kind, item_id, version)
);

create table rate_row (
  id bigint generated always as identity primary key,
  rate_card_id bigint not null references rate_card (id),
  position integer not null check (position >= 0),
  applies_to text not null,
  cashback_basis_points integer not null check (cashback_basis_points between 0 and 10000),
  cashback_paise bigint not null check (cashback_paise >= 0),
  cap_paise bigint check (cap_paise > 0),
  minimum_paise bigint check (minimum_paise > 0),
  new_users_only boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_default boolean not null,
  kind text not null check (kind in ('sale', 'lead')),
  -- categories and commission groups of the network, in lower case
  categories text[] not null,
  -- what the network pays to the shop; both null where unknown
  commission_basis_points integer check (commission_basis_points between 0 and 10000),
  commission_paise bigint check (commission_paise >= 0),
  unique (rate_card_id, position),
  check (cashback_basis_points = 0 or cashback_paise = 0)
);

create unique index rate_row_default on rate_row (rate_card_id) where is_default;

alter table store add column rate_card_id bigint references rate_card (id);
alter table credit_card add column rate_card_id bigint references rate_card (id);
-- null: that of its store
alter table offer add column rate_card_id bigint references rate_card (id);
-- no foreign key, for the sake of clicks; null for clicks of before, which keep the copy of their rate only
alter table click add column rate_card_id bigint;

-- The items of yesterday: each a first version with the rows that its page showed. What clicks earned becomes the
-- default row.
insert into rate_card (item_kind, item_id, version, valid_from, hash)
  select 'STORE', id, 1, created_at, '' from store
  union all select 'CREDIT_CARD', id, 1, created_at, '' from credit_card
  union all select 'OFFER', id, 1, created_at, '' from offer;

insert into rate_row (rate_card_id, position, applies_to, cashback_basis_points, cashback_paise, new_users_only,
    is_default, kind, categories)
  select rate_card.id, shown.place - 1, shown.pair ->> 'key',
    case when value like '%!%' escape '!' then round(translate(value, '%', '')::numeric * 100)::integer else 0 end,
    case when value like '₹%' then round(translate(value, '₹,', '')::numeric * 100)::bigint else 0 end,
    false, false, 'sale', '{}'
  from store
  join rate_card on item_kind = 'STORE' and item_id = store.id
  cross join jsonb_array_elements(store.top_cashbacks) with ordinality as shown (pair, place)
  cross join lateral (select shown.pair ->> 'value' as value) as said
  where value = 'No cashback' or value ~ '^(100|[0-9]{1,2}(\.[0-9]{1,2})?)%$' or value ~ '^₹[0-9,]{1,12}(\.[0-9]{1,2})?$';

create temporary table earned on commit drop as
  select rate_card.id as rate_card_id, item.*
  from (
    select 'STORE' as item_kind, id as item_id, cashback_basis_points, cashback_paise from store
    union all select 'CREDIT_CARD', id, cashback_basis_points, cashback_paise from credit_card
    union all select 'OFFER', id, cashback_basis_points, cashback_paise from offer
  ) as item
  join rate_card using (item_kind, item_id);
-- of both, the fixed amount was paid
update earned set cashback_basis_points = 0 where cashback_paise > 0;

update rate_row set is_default = true
  from (
    select distinct on (rate_card_id) rate_row.id from rate_row
    join earned using (rate_card_id, cashback_basis_points, cashback_paise)
    order by rate_card_id, position
  ) as usual
  where rate_row.id = usual.id;

insert into rate_row (rate_card_id, position, applies_to, cashback_basis_points, cashback_paise, new_users_only,
    is_default, kind, categories)
  select rate_card_id, (select count(*) from rate_row where rate_row.rate_card_id = earned.rate_card_id),
    case item_kind when 'CREDIT_CARD' then 'Card issued' else 'All orders' end, cashback_basis_points, cashback_paise,
    false, true, case item_kind when 'CREDIT_CARD' then 'lead' else 'sale' end, '{}'
  from earned
  where not exists (select from rate_row where rate_row.rate_card_id = earned.rate_card_id and is_default);

update store set rate_card_id = earned.rate_card_id from earned where item_kind = 'STORE' and item_id = store.id;
update credit_card set rate_card_id = earned.rate_card_id from earned
  where item_kind = 'CREDIT_CARD' and item_id = credit_card.id;
update offer set rate_card_id = earned.rate_card_id from earned where item_kind = 'OFFER' and item_id = offer.id;

-- a click whose rate changed since has no card
update click set rate_card_id = earned.rate_card_id
  from earned
  where click.source = earned.item_kind and click.source_id = earned.item_id
    and (click.cashback_basis_points = earned.cashback_basis_points or click.cashback_paise > 0)
    and click.cashback_paise = earned.cashback_paise;
update click set rate_card_id = earned.rate_card_id
  from earned, custom_link
  where click.source = 'CUSTOM_LINK' and custom_link.id = click.source_id
    and earned.item_kind = custom_link.item_type and earned.item_id = custom_link.item_id
    and (click.cashback_basis_points = earned.cashback_basis_points or click.cashback_paise > 0)
    and click.cashback_paise = earned.cashback_paise;

alter table store drop column cashback_basis_points, drop column cashback_paise, drop column top_cashbacks,
  drop column earn_rewards,
  add column programme jsonb not null default '{}';
alter table credit_card drop column cashback_basis_points, drop column cashback_paise,
  add column programme jsonb not null default '{}';
alter table offer drop column cashback_basis_points, drop column cashback_paise,
  add column programme jsonb not null default '{}';
-- the table of the rates is made of the rows now
update offer set cashback_details = regexp_replace(cashback_details, '^<table>.*?</table>', '');
alter table home_section_card drop column earn_rewards;

create function refuse_rate_change() returns trigger language plpgsql as $$
begin
  raise exception 'A rate card is only added to' using errcode = 'restrict_violation';
end
$$;

create trigger rate_card_kept before update or delete on rate_card for each row execute function refuse_rate_change();
create trigger rate_row_kept before update or delete on rate_row for each row execute function refuse_rate_change();
create trigger rate_cards_kept before truncate on rate_card for each statement execute function refuse_rate_change();
create trigger rate_rows_kept before truncate on rate_row for each statement execute function refuse_rate_change();
revoke update, delete on rate_card, rate_row from potli_app;
