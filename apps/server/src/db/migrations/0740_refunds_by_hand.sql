-- a refund that the provider cannot make is made by a person: an attempt of the shop is noted, so that money is not sent twice
alter table gift_card_order
  -- since when an attempt to refund is being made, or has had no answer
  add column refund_attempt_at timestamptz,
  -- since when a person refunds it by another way than the provider, so that the shop makes no attempt, and why
  add column by_hand_at timestamptz,
  add column by_hand_reason text,
  -- what the buyer got by that way, and the reference of the transfer
  add column repaid_paise bigint check (repaid_paise > 0 and repaid_paise <= payment_paise),
  add column repaid_reference text,
  add constraint by_hand_for_a_reason check ((by_hand_at is null) = (by_hand_reason is null)),
  add constraint repaid_by_a_transfer check ((repaid_paise is null) = (repaid_reference is null)),
  add constraint repaid_by_hand check (repaid_paise is null or (by_hand_at is not null and stage = 'REFUNDED'));
-- those that were closed by hand are listed, the newest first
create index gift_card_order_repaid on gift_card_order (refunded_at desc, id desc) where repaid_paise is not null;
