-- the journals of a member in a financial year
create index journal_of_time on journal (member_id, happened_at);
