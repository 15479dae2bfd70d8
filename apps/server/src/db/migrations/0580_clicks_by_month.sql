-- Clicks are kept by month, in parts of one table. Nothing is rewritten: all clicks until the end of this month stay where they are, as the
-- first part. They are read once, to be sure of that (docs/decisions/156).
create schema click_parts;

-- The least id of a moment: ids are UUIDv7, which begin with their milliseconds.
create function click_id_at(moment timestamptz) returns uuid language sql immutable strict parallel safe as $$
  select (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

alter table click rename to click_before;
alter index click_pkey rename to click_before_pkey;
alter index click_of_member rename to click_before_of_member;
alter index click_by_rate_card rename to click_before_by_rate_card;
-- a key is unique within a part; across two, the insert looks for it
alter index click_by_request_key rename to click_before_by_request_key;
alter table click_before set schema click_parts;
-- hosts reach parts by the whole only
revoke all on click_parts.click_before from potli_app;

create table click (like click_parts.click_before including defaults including constraints) partition by range (id);
alter table click add primary key (id);
create index click_of_member on click (member_id, id desc);
create index click_by_rate_card on click (rate_card_id);

-- What comes after the last month that was made: nothing is refused. No default part, with which lists could not be read part by part.
create table click_parts.click_later (like click including defaults including constraints);
create unique index click_later_by_request_key on click_parts.click_later (request_key, member_id) where request_key is not null;

do $$
declare
  bound uuid := click_id_at((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc');
begin
  with moved as (delete from click_parts.click_before where id >= bound returning *)
    insert into click_parts.click_later select * from moved;
  execute format('alter table click attach partition click_parts.click_before for values from (minvalue) to (%L)', bound);
  execute format('alter table click attach partition click_parts.click_later for values from (%L) to (maxvalue)', bound);
end
$$;

-- Makes the parts of the next three months. As the owner: the role of hosts makes no tables. Returns how many were made. It locks the table
-- for moments, and gives up where a long read is in its way, so that no click waits.
create function make_click_months() returns integer language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '300ms' as $$
declare
  from_id uuid;
  to_id uuid;
  month timestamp;
  part text;
  made integer := 0;
begin
  loop
    select substring(pg_get_expr(relpartbound, oid) from $re$FROM \('([0-9a-f-]{36})'\)$re$)::uuid into from_id
      from pg_class where oid = 'click_parts.click_later'::regclass;
    month := to_timestamp(('x' || left(replace(from_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) at time zone 'utc';
    exit when month at time zone 'utc' > now() + interval '3 months';
    alter table click detach partition click_parts.click_later;
    to_id := click_id_at((month + interval '1 month') at time zone 'utc');
    part := 'click_' || to_char(month, 'YYYY_MM');
    execute format('create table click_parts.%I (like click including defaults including constraints)', part);
    execute format('create unique index %I on click_parts.%I (request_key, member_id) where request_key is not null',
      part || '_by_request_key', part);
    -- clicks that came before their part
    execute format('with moved as (delete from click_parts.click_later where id < %L returning *)
      insert into click_parts.%I select * from moved', to_id, part);
    execute format('alter table click attach partition click_parts.%I for values from (%L) to (%L)', part, from_id, to_id);
    execute format('alter table click attach partition click_parts.click_later for values from (%L) to (maxvalue)', to_id);
    made := made + 1;
  end loop;
  return made;
end
$$;

select make_click_months();

-- PostgreSQL counts the rows of parts by itself, and those of the whole only when told to: without that it guesses how to join them.
create function analyze_clicks() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze click;
end
$$;
