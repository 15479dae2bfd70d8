-- A paid order can wait for the issuer of its vouchers.
alter table gift_card_order
  drop constraint gift_card_order_stage_check,
  add constraint gift_card_order_stage_check check (stage in (
    'AWAITING_PAYMENT', 'VERIFYING', 'PAYMENT_FAILED', 'CANCELLED', 'ISSUING', 'DELIVERED', 'REFUNDING', 'REFUNDED'
  ));
