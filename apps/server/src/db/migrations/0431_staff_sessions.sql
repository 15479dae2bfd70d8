-- when the password was last entered in a session; null: at its login only
alter table session add column confirmed_at timestamptz;

-- what other programs use in the place of a session; only the hash of a token is kept
create table staff_token (
  id uuid primary key,
  member_id bigint not null references member (id),
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  token_hash bytea not null unique,
  rights text[] not null check (cardinality(rights) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

-- the audit log is read by who, by action and by object, newest first
create index audit_entry_who on audit_entry (who, happened_at, id);
create index audit_entry_action on audit_entry (action, happened_at, id);
create index audit_entry_object on audit_entry (object text_pattern_ops, happened_at, id);

-- what a token does is named by the token
alter table audit_entry drop constraint audit_entry_who_check;
alter table audit_entry add constraint audit_entry_who_check check (who ~ '^(cli|member|token):.');
