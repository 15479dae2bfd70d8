-- Words that shoppers type for goods ("joote", "जूते"), and the words of the catalogue that they stand for. A word without a
-- meaning is left out of a query ("ka"). Operators edit the list as part of the catalogue document.
create table search_word (
  id bigint generated always as identity primary key,
  word text not null unique,
  means text[] not null,
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);

create trigger catalogue_changed after insert or update or delete or truncate on search_word
  for each statement execute function notify_catalogue_changed();
