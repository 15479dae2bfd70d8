-- How far the lists of networks were read (docs/networks.md#pulled-reports).
create table network_pull (
  network text primary key,
  -- what changed before was read; null before the first run ended
  read_until timestamptz,
  -- the run that has not ended: when it began, and the next page of which part of the list
  run_started_at timestamptz,
  run_part integer not null default 0 check (run_part >= 0),
  run_page text,
  -- one host at a time, for as long as it says that it lives
  lease uuid,
  leased_until timestamptz,
  -- the network asked to be left alone until then
  not_before timestamptz,
  -- of the last run that ended
  ended_at timestamptz,
  rows_read integer not null default 0,
  rows_changed integer not null default 0
);

-- What a list said last of each of its rows, so that a row counts again only when it changed.
create table pulled_row (
  network text not null,
  -- the network's own number of the row
  row_id text not null,
  sha256 bytea not null,
  -- the time of the report that was made of it; null while no version of it was understood
  told_at timestamptz,
  received boolean not null,
  -- why it was refused
  problem text,
  primary key (network, row_id)
);

create index pulled_row_refused on pulled_row (network, row_id) where problem is not null;
