-- The terms of stores, cards and offers, as versions that are never changed: a click that keeps the id of one keeps its
-- terms, for its receipt (docs/decisions/050).
create table item_terms (
  id bigint generated always as identity primary key,
  item_kind text not null check (item_kind in ('STORE', 'CREDIT_CARD', 'OFFER')),
  -- no foreign key: clicks and receipts outlive the item
  item_id bigint not null,
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  -- how the item was called
  name text not null,
  -- with the places in which rates are written when they are shown
  terms text[] not null,
  unique (item_kind, item_id, version)
);

-- what the pages show today, since their last change
insert into item_terms (item_kind, item_id, version, valid_from, name, terms)
  select 'STORE', id, 1, updated_at, store_name, important_terms from store
  union all select 'CREDIT_CARD', id, 1, updated_at, heading, terms_and_conditions from credit_card
  union all select 'OFFER', id, 1, updated_at, offer_name, terms_and_conditions from offer;

create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  raise exception 'Terms are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger item_terms_kept before update or delete on item_terms for each row execute function refuse_terms_change();
create trigger item_terms_all_kept before truncate on item_terms for each statement execute function refuse_terms_change();
revoke update, delete on item_terms from potli_app;

-- no foreign key, for the sake of clicks; null for clicks of before, of which nobody knows what terms they saw
alter table click add column terms_id bigint;
