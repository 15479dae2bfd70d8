create table payout (
  -- UUIDv7; the bank's idempotency key
  id uuid primary key,
  member_id bigint not null references member (id),
  -- the version that counted when the money was set aside: a change in the meantime does not redirect it
  bank_account_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  mode text not null,
  state text not null check (state in ('reserved', 'submitted', 'review', 'sent', 'failed', 'returned')),
  -- counted and committed before the bank is called
  attempts integer not null default 0,
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- when the bank had sent it, or definitely not
  settled_at timestamptz,
  returned_at timestamptz,
  utr text,
  failure_reason text
);

create index payout_of_member on payout (member_id, id desc);
create unique index payout_one_open on payout (member_id) where state in ('reserved', 'submitted', 'review');

-- the orders whose cashback a payout carries; after a failure another payout carries them again
create table payout_order (
  payout_id uuid not null references payout (id),
  order_id bigint not null references shop_order (id),
  primary key (payout_id, order_id)
);

create index payout_order_of_order on payout_order (order_id, payout_id desc);
