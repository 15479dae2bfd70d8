-- categories are moved up and down as other rows are: those without a rank follow in the order of the document
alter table category add column rank integer check (rank >= 0);

-- the order in which visitors see rows, for lists of the admin area
alter table catalogue_row add column place text not null default '', add column rank integer;
update catalogue_row set
  place = coalesce(row ->> 'sectionName', ''),
  rank = coalesce((row ->> 'rank')::integer, (row ->> 'homeRank')::integer)
  where row is not null and (row ? 'rank' or row ? 'homeRank' or row ? 'sectionName');
create index catalogue_row_by_rank on catalogue_row (kind, place, rank, words, key);
