-- leave of a member to send some files for a while; only the hash of what they hold is kept
create table upload_ticket (
  key_hash bytea primary key,
  member_id bigint not null references member (id) on delete cascade,
  files_left integer not null check (files_left >= 0),
  expires_at timestamptz not null
);

create index upload_ticket_expiry on upload_ticket (expires_at);

-- who may read which file; the bytes lie outside the database
create table uploaded_file (
  name text primary key,
  member_id bigint not null references member (id) on delete cascade,
  media_type text not null,
  byte_count integer not null check (byte_count > 0),
  uploaded_at timestamptz not null default now()
);

create index uploaded_file_of_member on uploaded_file (member_id);
