-- A network that reports in another currency pays in it, and the bank gives rupees by its own rate. A line can say both; the
-- order counts as paid by what was paid in its currency, and the rest is a difference of exchange (docs/decisions/085).
alter table settlement_line
  add column currency text,
  -- in the smallest unit of the currency
  add column paid_minor bigint,
  add constraint settlement_line_currency_check
    check ((currency is null) = (paid_minor is null) and (paid_minor is null or sign(paid_minor) = sign(paid_paise)));

alter table shop_order
  -- what was paid in the order's own currency; settled_paise has it at the order's rate
  add column settled_minor bigint not null default 0,
  -- what the bank gave more than that; below zero: less
  add column exchange_paise bigint not null default 0;

alter table book_entry drop constraint book_entry_account_check;
alter table book_entry add constraint book_entry_account_check check (account in (
  'EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO', 'WRITTEN_OFF',
  'RECOVERED', 'TDS', 'EXCHANGE'
));
