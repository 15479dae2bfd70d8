-- Gift cards are bought (docs/product/gift-cards.md).
alter table gift_card
  -- what a buyer may choose beside the fixed denominations, whole rupees
  add column denomination_min_rupees integer,
  add column denomination_max_rupees integer,
  add column denomination_step_rupees integer,
  add column max_count integer not null default 10 check (max_count > 0),
  add column issuer text not null default '',
  add column validity_months integer check (validity_months > 0),
  add column terms text[] not null default '{}',
  add constraint denomination_range check (
    num_nulls(denomination_min_rupees, denomination_max_rupees, denomination_step_rupees) in (0, 3)
    and denomination_min_rupees <= denomination_max_rupees and denomination_step_rupees > 0
  );

alter table gift_card_order
  -- of the catalogue; null for orders from before
  add column gift_card_slug text,
  -- where the order is; the two statuses follow from it
  add column stage text check (stage in (
    'AWAITING_PAYMENT', 'VERIFYING', 'DELIVERED', 'PAYMENT_FAILED', 'CANCELLED', 'REFUNDING', 'REFUNDED'
  )),
  -- who takes the payment, and its id for the order; null until the provider has it
  add column provider text check (provider in ('simulated', 'razorpay', 'cashfree')),
  add column provider_order_id text,
  -- until then a payment can be begun
  add column payable_until timestamptz,
  -- the provider's id of the payment that counts
  add column payment_id text,
  -- what the provider keeps of it; null where it does not say so
  add column fee_paise bigint check (fee_paise >= 0),
  add column refund_started_at timestamptz,
  add column refunded_at timestamptz,
  add column refund_id text,
  -- when the provider is asked again about a payment or a refund that is open
  add column next_ask_at timestamptz;

update gift_card_order set stage = case
  when order_status = 'REFUNDED' or payment_status = 'REFUNDED' then 'REFUNDED'
  when payment_status = 'SUCCESS' and order_status = 'SUCCESS' then 'DELIVERED'
  when payment_status = 'FAILED' or order_status = 'FAILED' then 'CANCELLED'
  else 'VERIFYING' end;
update gift_card_order set refund_started_at = coalesce(payment_completed_at, ordered_at),
    refunded_at = coalesce(payment_completed_at, ordered_at)
  where stage = 'REFUNDED';

alter table gift_card_order
  alter column stage set not null,
  add constraint refunded_after_start check (refunded_at is null or refund_started_at is not null);

create unique index gift_card_order_at_provider on gift_card_order (provider, provider_order_id)
  where provider_order_id is not null;
create index gift_card_order_open on gift_card_order (next_ask_at) where next_ask_at is not null;

-- A voucher keeps its row when it is sold: it is sealed for its id.
alter table gift_card_voucher
  alter column line_id drop not null,
  add column gift_card_slug text,
  add column face_paise bigint check (face_paise > 0),
  -- what the shop paid for it
  add column cost_paise bigint check (cost_paise >= 0),
  -- tells a card number that is imported twice, without the number
  add column number_tag bytea unique check (length(number_tag) = 36),
  add column added_at timestamptz not null default now(),
  add column sold_at timestamptz,
  -- when its buyer first saw the PIN
  add column revealed_at timestamptz,
  add constraint voucher_of_stock check (
    line_id is not null or num_nulls(gift_card_slug, face_paise, cost_paise, number_tag) = 0
  );
create index gift_card_voucher_stock on gift_card_voucher (gift_card_slug, face_paise, expires_on, id)
  where line_id is null;

-- For whom an order is, if not for its buyer.
create table gift_card_gift (
  order_id bigint primary key references gift_card_order (id) on delete cascade,
  -- name, e-mail address and message
  sealed bytea not null,
  -- the day of India on which the mail leaves
  send_on date not null,
  -- of the mailed link, which opens the gift once
  key_hash bytea unique check (length(key_hash) = 32),
  sent_at timestamptz,
  opened_at timestamptz,
  check ((key_hash is null) = (sent_at is null)),
  check (opened_at is null or sent_at is not null)
);
create index gift_card_gift_unsent on gift_card_gift (send_on) where sent_at is null;
create index gift_card_gift_sealing_key on gift_card_gift (sealing_key(sealed));
