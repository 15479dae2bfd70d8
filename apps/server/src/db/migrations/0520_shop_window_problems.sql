-- What looks wrong in the shop window is counted at each look at the overview: each problem has an index of the few rows that can have it.
create index catalogue_row_by_start on catalogue_row (live_from) where live_from is not null;
create index catalogue_row_with_next_rates on catalogue_row (kind, key) where row -> 'nextRates' is not null;
create index catalogue_row_without_end on catalogue_row (kind, key)
  where kind in ('flashDeals', 'offers') and row ->> 'expiryDate' is null and row ->> 'expiresInMinutes' is null and live_until is null;
create index catalogue_row_without_rate on catalogue_row (kind, key)
  where kind in ('stores', 'creditCards') and coalesce(row -> 'rates', '[]') = '[]'::jsonb;
create index catalogue_row_without_click_id on catalogue_row (kind, key)
  where row ->> 'isOffline' = 'false' and not coalesce(row ->> 'redirectionUrl', row ->> 'redirectUrl')
    ~* '(\{|%(25)*7B)(short_?)?click_?id(\}|%(25)*7D)|(\[\[|(%(25)*5B){2})(short_)?click_id(\]\]|(%(25)*5D){2})';
create index catalogue_row_with_own_picture on catalogue_row (kind, key)
  where coalesce(row ->> 'storeImageUrl', row ->> 'imageUrl', row ->> 'offerImageUrl', row ->> 'bannerImageUrl') like '/api/pictures/%';
