-- share links; a click that came by one (source CUSTOM_LINK) has the id of its row here as source_id
create table custom_link (
  id bigint generated always as identity primary key,
  url_hash text not null unique,
  member_id bigint not null references member (id) on delete cascade,
  item_type text not null check (item_type in ('STORE', 'CREDIT_CARD')),
  -- of one of two tables, so without a foreign key; clicks stay readable when the item is gone
  item_id bigint not null,
  created_at timestamptz not null default now(),
  unique (member_id, item_type, item_id)
);
