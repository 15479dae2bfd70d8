-- The rights of the host while it runs: it reads and writes rows, and can change no table. Migrations run as the owner.

do $$
begin
  if not exists (select from pg_roles where rolname = 'potli_app') then
    create role potli_app nologin;
  end if;
exception
  -- another database of the same server was migrated at the same moment
  when duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  -- a superuser may become any role; anybody else has to be a member
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant potli_app to %I', current_user);
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to potli_app;
grant select, insert, update, delete on all tables in schema public to potli_app;
grant usage on all sequences in schema public to potli_app;
alter default privileges in schema public grant select, insert, update, delete on tables to potli_app;
alter default privileges in schema public grant usage on sequences to potli_app;

-- what is only ever added to, and the list of migrations
revoke update, delete on entry, journal from potli_app;
revoke insert, update, delete on schema_migration from potli_app;
