-- The last look at each link of a live row to another site: what leads nowhere is named in the lists of the admin area.
create table catalogue_link (
  kind text not null,
  key text not null,
  -- the field of the row that has the link
  field text not null,
  address text not null,
  looked_at timestamptz not null,
  -- why nobody gets anywhere by it; null where it leads somewhere, and where that cannot be known
  problem text,
  -- the first of the looks in a row that found it dead, and how many they are
  dead_since timestamptz,
  dead_looks integer not null check (dead_looks >= 0),
  primary key (kind, key, field),
  foreign key (kind, key) references catalogue_row on delete cascade,
  check ((problem is null) = (dead_since is null)),
  check ((problem is null) = (dead_looks = 0))
);
create index catalogue_link_dead on catalogue_link (kind, key) where problem is not null;
