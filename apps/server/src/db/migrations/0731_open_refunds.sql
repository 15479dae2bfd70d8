-- refunds that are not done are listed, and counted by monitors
create index gift_card_order_refunding on gift_card_order (refund_started_at) where stage = 'REFUNDING';
