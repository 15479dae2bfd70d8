-- the story of an order asks what its cashback repaid
create index journal_of_reference on journal (member_id, reference);
