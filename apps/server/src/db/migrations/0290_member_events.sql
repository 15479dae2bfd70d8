-- What happened at an account: logins and failures, and changes of what protects its money. No e-mail, name or network address
-- is in it: devices and addresses are HMACs with a key outside the database, to see whether two are the same.
create table member_event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- no foreign key: it would lock the row of the member for each failed login
  member_id bigint not null,
  kind text not null check (kind in (
    'joined', 'login', 'loginFailed', 'loginRefused', 'tokenReused', 'logout',
    'resetAsked', 'passwordChanged', 'verificationAsked', 'emailVerified',
    'bankCreated', 'bankChanged', 'bankStopped', 'codeAsked', 'confirmed', 'confirmationFailed', 'panChanged',
    'suspended', 'unsuspended'
  )),
  session_id uuid,
  device_tag bytea check (length(device_tag) = 16),
  address_tag bytea check (length(address_tag) = 16)
);

create index member_event_of_member on member_event (member_id, id);
create index member_event_time on member_event (happened_at);

-- only added to; what is older than 400 days is removed by a job
create function keep_member_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '400 days' then
    return old;
  end if;
  raise exception 'The events of members are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger member_event_kept before update or delete on member_event
  for each row execute function keep_member_event();
create trigger member_events_kept before truncate on member_event
  for each statement execute function keep_member_event();
revoke update on member_event from potli_app;
