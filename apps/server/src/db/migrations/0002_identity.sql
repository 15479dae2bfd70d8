create table member (
  id bigint generated always as identity primary key,
  email text not null unique,
  password_hash text not null,
  name text not null,
  mobile_number text not null,
  birth_date date,
  gender text not null check (gender in ('MALE', 'FEMALE', 'OTHER')),
  role text not null default 'MEMBER' check (role in ('MEMBER', 'ADMIN')),
  referral_code text not null unique,
  referred_by bigint references member (id),
  created_at timestamptz not null default now(),
  suspended_at timestamptz
);

create index member_referred_by on member (referred_by) where referred_by is not null;

create table session (
  id uuid primary key,
  member_id bigint not null references member (id) on delete cascade,
  -- refresh tokens are computed from this and a key outside the database: neither alone makes one
  refresh_seed bytea not null,
  generation integer not null default 0,
  rotated_at timestamptz not null default now(),
  binding_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'RESET', 'REUSE', 'SUSPENDED'))
);

create index session_open_of_member on session (member_id) where ended_at is null;

-- one row per member: a new key replaces the one before
create table password_reset (
  member_id bigint primary key references member (id) on delete cascade,
  key_hash bytea not null unique,
  expires_at timestamptz not null
);

-- in the shape that the rate limiter library writes
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
