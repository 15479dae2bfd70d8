-- Written to by `GET /health/ready`: a database that only reads, or whose disk is full, is not ready.
create table readiness (
  id boolean primary key default true check (id),
  checked_at timestamptz not null default now(),
  -- large and not compressed, so that writing it needs new room on the disk
  filler text not null default ''
);
alter table readiness alter column filler set storage external;
insert into readiness default values;
