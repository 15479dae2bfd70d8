create table gift_card_order (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- face value of all that was ordered, and what was paid for it
  order_paise bigint not null check (order_paise > 0),
  payment_paise bigint not null check (payment_paise >= 0),
  payment_status text not null check (payment_status in ('PENDING', 'SUCCESS', 'FAILED', 'REFUNDED')),
  order_status text not null check (order_status in ('PENDING', 'SUCCESS', 'FAILED', 'REFUNDED')),
  ordered_at timestamptz not null default now(),
  payment_completed_at timestamptz
);

create index gift_card_order_of_member on gift_card_order (member_id, ordered_at desc, id desc);

create table gift_card_order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references gift_card_order (id) on delete cascade,
  -- as it was called then: cards leave the catalogue, orders stay
  brand_name text not null,
  face_paise bigint not null check (face_paise > 0),
  count integer not null check (count between 1 and 1000)
);

create index gift_card_order_line_of_order on gift_card_order_line (order_id);

create table gift_card_voucher (
  id uuid primary key,
  line_id bigint not null references gift_card_order_line (id) on delete cascade,
  -- card number and PIN, encrypted with a key outside the database
  sealed bytea not null,
  expires_on date not null
);

create index gift_card_voucher_of_line on gift_card_voucher (line_id);
