-- What the operator was told of an order that costs more than its network pays, once for each reason.
create table order_notice (
  order_id bigint not null references shop_order on delete cascade,
  reason text not null check (reason in ('no commission', 'low commission', 'costs more')),
  told_at timestamptz not null,
  primary key (order_id, reason)
);

-- Orders whose cashback and referral share are more than their commission, and that nobody has accepted
-- (docs/networks.md#orders-that-cost-more-than-they-bring).
create index shop_order_costly on shop_order (version_at, id)
  where status = 'approved' and network <> 'claims' and not is_accepted and held_for is null
    and case when commission_estimated and settled_paise > 0 then settled_paise else commission_paise end
      < earned_paise + referral_paise
    -- nothing says what it pays: then the books take the cashback
    and not (commission_estimated and coalesce(settled_paise, 0) = 0 and commission_paise = earned_paise);
