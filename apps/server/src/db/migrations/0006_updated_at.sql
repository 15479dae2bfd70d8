-- When what a row says changed last, for `lastmod` in the sitemap. Rows from before tell when they were loaded first.

do $$
declare
  changed text;
begin
  foreach changed in array array[
    'category', 'store', 'offer', 'credit_card', 'gift_card', 'banner', 'home_section'
  ] loop
    execute format('alter table %I add column updated_at timestamptz not null default now()', changed);
    execute format('update %I set updated_at = created_at', changed);
  end loop;
end
$$;
