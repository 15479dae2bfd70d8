-- What gift cards move in the shop's own books (docs/money.md#gift-cards): journals of an order of gift cards in place of a network's.
alter table book_journal
  alter column order_id drop not null,
  add column gift_card_order_id bigint references gift_card_order (id),
  add constraint book_journal_of_one check (num_nonnulls(order_id, gift_card_order_id) = 1);
create unique index book_journal_of_gift_cards on book_journal (gift_card_order_id, cause)
  where gift_card_order_id is not null;

alter table book_entry drop constraint book_entry_account_check;
alter table book_entry add constraint book_entry_account_check check (account in (
  'EXPECTED', 'RECEIVABLE', 'COMMISSION', 'CASHBACK', 'MEMBERS', 'WAITING', 'CASH', 'ADVANCED', 'MEMO', 'WRITTEN_OFF',
  'RECOVERED', 'TDS', 'EXCHANGE',
  'PROVIDER', 'BUYERS', 'GIFT_SALES', 'GIFT_COST', 'GIFT_STOCK', 'PROVIDER_FEES'
));
