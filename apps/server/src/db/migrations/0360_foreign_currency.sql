-- Orders that networks report in another currency than rupees (docs/networks.md#orders-in-foreign-currency).

-- Rupees for one unit of a currency, by day of India, as an operator imported them.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'INR'),
  day date not null,
  rupees numeric not null check (rupees > 0),
  -- who publishes it: "RBI reference rates"
  source text not null check (source <> ''),
  imported_at timestamptz not null,
  primary key (currency, day)
);

-- What the network said, in the smallest unit of the currency, and the rate by which its paise were computed. Null: in rupees.
alter table order_report
  add column currency text,
  add column sale_minor bigint,
  add column commission_minor bigint,
  add column exchange_rate numeric,
  add constraint order_report_currency_check
    check (currency is null or (sale_minor is not null and exchange_rate > 0)),
  add constraint order_report_rupees_check
    check (currency is not null or (sale_minor is null and commission_minor is null and exchange_rate is null));

-- The same for the order: what counts. The rate is the one of its paise.
alter table shop_order
  add column currency text,
  add column sale_minor bigint,
  add column commission_minor bigint,
  add column exchange_rate numeric,
  add constraint shop_order_currency_check
    check (currency is null or (sale_minor is not null and exchange_rate > 0)),
  add constraint shop_order_rupees_check
    check (currency is not null or (sale_minor is null and commission_minor is null and exchange_rate is null));
