-- What came with a right secret or signature and could not be read or applied. Networks that do not sign send nothing twice, so it is
-- kept, to be read again when its adapter has learned more.
create table refused_body (
  id bigint generated always as identity primary key,
  -- who sent it: a network of the catalogue, or the bank
  door text not null check (door in ('network', 'bank')),
  network text not null,
  -- what could not read it, and reads it again
  adapter text not null,
  content_type text not null,
  body bytea not null check (octet_length(body) <= 20000),
  sha256 bytea not null check (sha256 = sha256(body)),
  -- of what was sent, as far as it was read; more than the body where only its beginning is kept
  byte_count integer not null check (byte_count >= octet_length(body)),
  reason text not null,
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at),
  -- how often the same bytes came
  times integer not null default 1 check (times > 0),
  state text not null default 'refused' check (state in ('refused', 'applied', 'closed')),
  settled_at timestamptz,
  check ((settled_at is null) = (state = 'refused')),
  unique (door, network, sha256)
);

create index refused_body_open on refused_body (network, first_at) where state = 'refused';
create index refused_body_settled on refused_body (settled_at) where state <> 'refused';

-- When the operator was told of a network's refused bodies; told again a day later at the earliest.
create table refused_notice (
  door text not null,
  network text not null,
  told_at timestamptz not null,
  primary key (door, network)
);
