-- Lists of 100,000 stores: a page is read in its order, stores are counted and named for search engines without their rows, and the next edge
-- is found by index.
create index store_in_lists on store (id, is_off, live_from, live_until, url_slug, updated_at);
create index store_by_popularity on store (home_rank, lower(store_name), id);
drop index store_by_home_rank;
create index store_by_next_rates on store (next_rates_from) where next_rates_from is not null;
create index offer_by_next_rates on offer (next_rates_from) where next_rates_from is not null;
create index rate_row_by_start on rate_row (starts_at) where starts_at is not null;
create index rate_row_by_end on rate_row (ends_at) where ends_at is not null;
create index store_category_by_category_and_store on store_category (category_id, store_id);
drop index store_category_by_category;
