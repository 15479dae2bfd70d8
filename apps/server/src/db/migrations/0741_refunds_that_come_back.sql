-- refunds that the provider took back after it had made them: each posts journals of its own
alter table gift_card_order add column refunds_reversed integer not null default 0 check (refunds_reversed >= 0);

-- those of the last days are looked at from now on, too
update gift_card_order set next_ask_at = now()
  where stage = 'REFUNDED' and next_ask_at is null and payment_id is not null and repaid_paise is null
    and refunded_at > now() - interval '14 days';
