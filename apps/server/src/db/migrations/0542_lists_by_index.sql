-- Lists of the admin area among 100,000 rows of a kind: each order and each state has an index, and counts read no row.
drop index catalogue_row_by_edge;
create index catalogue_row_by_edge on catalogue_row (kind, live_until, key);
drop index catalogue_row_with_draft;
create index catalogue_row_with_draft on catalogue_row (kind, words, key) where draft is not null;
create index catalogue_row_off on catalogue_row (kind, words, key) where is_off;
create index catalogue_row_unpublished on catalogue_row (kind, words, key) where row is null;
create index catalogue_row_by_state on catalogue_row (kind, is_off, live_until, live_from) where row is not null;
