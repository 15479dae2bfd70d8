-- What operators changed, by a command or by a call: written together with the change, and only ever added to.
create table audit_entry (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- `cli:` and the user of the operating system, or `member:` and the id of the admin who called
  who text not null check (who ~ '^(cli|member):.'),
  -- the command, or the name of the call
  action text not null,
  -- the kind and the id of what was changed
  object text not null,
  -- ids, states and amounts of it; nothing that a person typed, no addresses and no secrets. Null where there was nothing
  before jsonb,
  after jsonb
);

create index audit_entry_time on audit_entry (happened_at, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to' using errcode = 'restrict_violation';
end
$$;

create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entries_kept before truncate on audit_entry
  for each statement execute function refuse_audit_change();
revoke update, delete on audit_entry from potli_app;
