-- Stores by the words of their names, for searches until the index in memory is there.
create index store_by_words on store using gin (to_tsvector('simple', store_name));
