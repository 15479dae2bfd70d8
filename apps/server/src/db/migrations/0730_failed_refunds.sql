-- what is known of a refund that does not come through: attempts that the provider says have failed, and what it has sent back of the payment
-- where that is not all of it
alter table gift_card_order
  add column refunds_failed integer not null default 0 check (refunds_failed >= 0),
  add column refunded_paise bigint check (refunded_paise > 0 and refunded_paise < payment_paise);
