-- Whether an order was the member's own, or came through a link that the member shared: incomes that a tax rule may tell apart.
-- Copied from the click, which may be removed one day, and never changed.
alter table shop_order add column income_kind text not null default 'OWN' check (income_kind in ('OWN', 'SHARE_LINK'));
update shop_order set income_kind = 'SHARE_LINK'
  from click where click.id = shop_order.click_id and click.source = 'CUSTOM_LINK';
alter table shop_order alter column income_kind drop default;

create function keep_income_kind() returns trigger language plpgsql as $$
begin
  raise exception 'The income of an order keeps its kind' using errcode = 'restrict_violation';
end
$$;

create trigger income_kind_kept before update on shop_order
  for each row when (old.income_kind is distinct from new.income_kind) execute function keep_income_kind();
