-- Questions, videos and texts are rows of the catalogue, with dates and a history like all others. What the dashboard had kept whole
-- becomes their first version; its banner stays where it is.
create table faq (
  id bigint generated always as identity primary key,
  key text not null unique,
  content_type text not null,
  question text not null,
  answer text not null,
  rank integer not null check (rank >= 0),
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  is_off boolean not null default false,
  live_from timestamptz,
  live_until timestamptz,
  check (live_until > live_from)
);

create table help_video (
  id bigint generated always as identity primary key,
  key text not null unique,
  content_type text not null,
  title text not null,
  video_url text not null,
  rank integer not null check (rank >= 0),
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  is_off boolean not null default false,
  live_from timestamptz,
  live_until timestamptz,
  check (live_until > live_from)
);

create table static_text (
  id bigint generated always as identity primary key,
  -- the path of its page
  key text not null unique,
  title text not null,
  revised timestamptz not null,
  -- id, title and html of each
  sections jsonb not null,
  content_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  is_off boolean not null default false,
  live_from timestamptz,
  live_until timestamptz,
  check (live_until > live_from)
);

do $$
declare
  changed text;
begin
  foreach changed in array array['faq', 'help_video', 'static_text'] loop
    execute format('create trigger catalogue_changed after insert or update or delete or truncate on %I
      for each statement execute function notify_catalogue_changed()', changed);
  end loop;
end
$$;

create function pg_temp.content_type(given text) returns text language sql as $$
  select case when given in ('STORE', 'CREDIT_CARD', 'FLASH_DEALS', 'GIFT_CARD', 'MISCELLANEOUS', 'HOME_PAGE')
    then given else 'MISCELLANEOUS' end
$$;

-- the hash is of no row, so that the next import writes each anew
insert into faq (key, content_type, question, answer, rank, content_hash, created_at)
  select 'question-' || row_number() over (order by groups.place, entries.place), pg_temp.content_type(groups.value ->> 'contentType'),
    entries.value ->> 'question', entries.value ->> 'answer',
    (row_number() over (order by groups.place, entries.place) - 1)::integer, 'migrated', now()
  from dashboard_content, jsonb_array_elements(content -> 'userDashboardFAQ') with ordinality as groups (value, place),
    jsonb_array_elements(groups.value -> 'faqList') with ordinality as entries (value, place);
insert into help_video (key, content_type, title, video_url, rank, content_hash, created_at)
  select 'video-' || row_number() over (order by groups.place, entries.place), pg_temp.content_type(groups.value ->> 'contentType'),
    left(entries.value, 300), entries.value,
    (row_number() over (order by groups.place, entries.place) - 1)::integer, 'migrated', now()
  from dashboard_content, jsonb_array_elements(content -> 'userDashboardVideos') with ordinality as groups (value, place),
    jsonb_array_elements_text(groups.value -> 'videoList') with ordinality as entries (value, place);

create temporary table moved on commit drop as
  select 'faqs' as kind, key, content_type as place, rank, question as title, jsonb_build_object('key', key, 'contentType', content_type,
    'question', question, 'answer', answer, 'rank', rank) as row from faq
  union all
  select 'videos', key, content_type, rank, title, jsonb_build_object('key', key, 'contentType', content_type, 'title', title,
    'videoUrl', video_url, 'rank', rank) from help_video;

insert into catalogue_change (state, asked_at, asked_by, rows, kind, key, title)
  select 'applied', now(), 'cli:migration', count(*), min(kind), (array_agg(key order by kind, key))[1],
    (array_agg(title order by kind, key))[1] from moved having count(*) > 0;
insert into catalogue_row (kind, key, row, version, words, place, rank, is_off, changed_at, changed_by)
  select kind, key, row || '{"off": false, "liveFrom": null, "liveUntil": null}', 1, lower(title || ' ' || key), place, rank, false,
    now(), 'cli:migration' from moved;
insert into catalogue_version (kind, key, version, row, change_id, changed_at, changed_by)
  select moved.kind, moved.key, 1, catalogue_row.row, (select max(id) from catalogue_change where asked_by = 'cli:migration'), changed_at,
    changed_by from moved join catalogue_row on catalogue_row.kind = moved.kind and catalogue_row.key = moved.key;

update dashboard_content set content = jsonb_build_object('userDashboardBanner', content -> 'userDashboardBanner');
