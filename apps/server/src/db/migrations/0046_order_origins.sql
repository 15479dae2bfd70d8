-- Where an order came from, and which row of the rates it earned. Copied from the click, which may be removed one day.
alter table shop_order
  add column store_id bigint,
  add column card_id bigint,
  add column clicked_at timestamptz,
  add column rate_card_id bigint references rate_card (id),
  -- null without a rate card: the rate of the click was earned
  add column rate_row_id bigint references rate_row (id),
  -- a lead is a reward without a sale, such as a card that was issued
  add column kind text not null default 'sale' check (kind in ('sale', 'lead'));

-- orders of before earned the rate of the click, which is the default row of their rate card
update shop_order set clicked_at = origin.clicked_at, store_id = origin.store_id, card_id = origin.card_id,
    rate_card_id = origin.rate_card_id, rate_row_id = origin.rate_row_id, kind = coalesce(origin.kind, 'sale')
  from (
    select click.id, click.clicked_at, click.rate_card_id, rate_row.id as rate_row_id, rate_row.kind,
      case coalesce(custom_link.item_type, click.source)
        when 'STORE' then coalesce(custom_link.item_id, click.source_id) when 'OFFER' then offer.store_id end as store_id,
      case coalesce(custom_link.item_type, click.source)
        when 'CREDIT_CARD' then coalesce(custom_link.item_id, click.source_id) end as card_id
    from click
    left join custom_link on click.source = 'CUSTOM_LINK' and custom_link.id = click.source_id
    left join offer on click.source = 'OFFER' and offer.id = click.source_id
    left join rate_row on rate_row.rate_card_id = click.rate_card_id and rate_row.is_default
    where exists (select from shop_order where click_id = click.id)
  ) as origin
  where origin.id = click_id;
update shop_order set clicked_at = reported_at where clicked_at is null;

alter table shop_order alter column clicked_at set not null, alter column kind drop default,
  drop constraint shop_order_sale_paise_check,
  add constraint shop_order_sale_paise_check check (sale_paise > 0 or (kind = 'lead' and sale_paise = 0));

alter table order_report
  -- what was bought, as the network names it
  add column category text,
  -- what the network pays to the shop; null where it does not say
  add column commission_paise bigint check (commission_paise >= 0),
  drop constraint order_report_sale_paise_check,
  add constraint order_report_sale_paise_check check (sale_paise >= 0);
