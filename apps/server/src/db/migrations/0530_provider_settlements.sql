-- What payment providers say they paid out to the shop (docs/money.md#gift-cards): a line for each payment, refund or other event, once
-- however often files have it. A line without an order waits for a person. Amounts in paise.
create table provider_settlement_line (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('razorpay', 'cashfree')),
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'OTHER')),
  -- the provider's id of the payment, refund or adjustment
  event_id text not null,
  provider_order_id text not null,
  payment_id text not null,
  -- the provider's id of the transfer to the bank, or its UTR
  settlement text not null,
  file text not null,
  amount_paise bigint not null check (amount_paise >= 0),
  -- with the tax on it
  fee_paise bigint not null check (fee_paise >= 0),
  tax_paise bigint not null check (tax_paise between 0 and fee_paise),
  -- what it adds to the transfer; below zero: what it takes from it
  paid_paise bigint not null,
  settled_at timestamptz not null,
  received_at timestamptz not null,
  gift_card_order_id bigint references gift_card_order (id),
  unique (provider, kind, event_id),
  constraint provider_settlement_line_adds_up check (case kind
    when 'PAYMENT' then paid_paise = amount_paise - fee_paise
    when 'REFUND' then paid_paise = -amount_paise - fee_paise
    else fee_paise = 0 end),
  constraint provider_settlement_line_other_waits check (kind <> 'OTHER' or gift_card_order_id is null)
);
create unique index provider_settlement_line_of_order on provider_settlement_line (gift_card_order_id, kind)
  where gift_card_order_id is not null;
create index provider_settlement_line_waiting on provider_settlement_line (provider, id) where gift_card_order_id is null;

-- a line that waited finds its order; nothing else of it changes
create function keep_provider_settlement_line() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'gift_card_order_id' = to_jsonb(old) - 'gift_card_order_id' and old.gift_card_order_id is null then
    return new;
  end if;
  raise exception 'Lines of settlements are only added to' using errcode = 'restrict_violation';
end $$;
create trigger provider_settlement_line_changed before update on provider_settlement_line
  for each row execute function keep_provider_settlement_line();
create trigger provider_settlement_line_kept before delete on provider_settlement_line
  for each row execute function refuse_change();
create trigger provider_settlement_lines_kept before truncate on provider_settlement_line
  for each statement execute function refuse_change();
revoke delete on provider_settlement_line from potli_app;
