-- Networks deduct tax (TDS) from what they pay: it counts as paid, and never reaches the bank. Paise that are part of
-- `paid_paise` and `settled_paise`, with their sign.
alter table settlement_line add column tds_paise bigint not null default 0;
alter table shop_order add column tds_paise bigint not null default 0;
alter table settlement_line add constraint settlement_line_tds_within
  check (tds_paise = 0 or (sign(tds_paise) = sign(paid_paise) and abs(tds_paise) < abs(paid_paise)));

alter table book_entry drop constraint book_entry_account_check;
alter table book_entry add constraint book_entry_account_check check (account in (
  'EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO', 'WRITTEN_OFF',
  'RECOVERED', 'TDS'
));
