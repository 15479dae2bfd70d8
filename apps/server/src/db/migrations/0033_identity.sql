-- null until a link that was mailed to the address has been followed: payouts wait for it
alter table member add column email_verified_at timestamptz;

-- one row per member: a new key replaces the one before
create table email_verification (
  member_id bigint primary key references member (id) on delete cascade,
  key_hash bytea not null unique,
  expires_at timestamptz not null
);

-- where a member logged in before; the digest needs a key outside the database
create table known_address (
  member_id bigint not null references member (id) on delete cascade,
  address_digest bytea not null,
  last_seen timestamptz not null default now(),
  primary key (member_id, address_digest)
);

create index known_address_last_seen on known_address (last_seen);
