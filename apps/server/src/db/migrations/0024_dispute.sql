-- claims of cashback that is missing, or of shops that report by claim
create table dispute (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  source_type text not null check (source_type in ('STORE', 'CREDIT_CARD', 'FLASH_DEAL')),
  -- of one of several tables, so without a foreign key; claims stay when the item is gone
  source_id bigint not null,
  dispute_type text not null check (dispute_type in ('CLAIM_CASHBACK', 'MISSING_CASHBACK')),
  order_time timestamptz not null,
  transaction_date timestamptz,
  delivery_date timestamptz,
  store_order_id text not null,
  order_paise bigint not null check (order_paise > 0),
  message text,
  coupon text,
  gift_card_used boolean,
  click_id uuid,
  file_names text[] not null default '{}',
  created_at timestamptz not null default now(),
  status text not null default 'RECEIVED'
    check (status in ('RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED')),
  -- the operator's, in plain words
  answer text,
  answered_at timestamptz
);

-- one claim per order, however its number is typed
create unique index dispute_of_order on dispute (member_id, source_type, source_id, lower(store_order_id));
create index dispute_of_member on dispute (member_id, created_at desc, id desc);
