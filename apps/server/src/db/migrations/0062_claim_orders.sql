-- A claim that was granted is an order of the network `claims`, by the number of the claim. Claims of shops that report no
-- clicks have none.
alter table shop_order alter column click_id drop not null,
  add constraint shop_order_clicked check (click_id is not null or network = 'claims');

-- whether an order was granted already is asked when its network reports it after all
create index shop_order_granted on shop_order (member_id) where network = 'claims';
