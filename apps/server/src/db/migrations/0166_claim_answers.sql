-- Everything that was said about a claim, by whom, and what it changed. Rows are only ever added; the claim itself keeps
-- its status of today.
create table dispute_answer (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references dispute (id),
  answered_at timestamptz not null default now(),
  -- the clock ends a hold, the order that arrives ends the claim
  author text not null check (author in ('member', 'shop', 'clock', 'order')),
  -- the operator: `cli:` and the user of the operating system; never shown to the member
  who text,
  from_status text not null
    check (from_status in ('RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED')),
  to_status text not null
    check (to_status in ('RECEIVED', 'ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED')),
  words text,
  file_names text[] not null default '{}',
  constraint dispute_answer_is_final check (from_status not in ('APPROVED', 'REJECTED'))
);

create index dispute_answer_of_dispute on dispute_answer (dispute_id, id);

-- the last answer is all that was kept of claims from before
insert into dispute_answer (dispute_id, answered_at, author, from_status, to_status, words)
  select id, coalesce(answered_at, created_at), 'shop', 'RECEIVED', status, answer from dispute
  where status <> 'RECEIVED' order by answered_at, id;

create function refuse_answer_change() returns trigger language plpgsql as $$
begin
  raise exception 'Answers to claims are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger dispute_answer_kept before update or delete on dispute_answer
  for each row execute function refuse_answer_change();
create trigger dispute_answers_kept before truncate on dispute_answer
  for each statement execute function refuse_answer_change();
revoke update, delete on dispute_answer from potli_app;

alter table dispute drop column answer, drop column answered_at, add column held_until timestamptz;
update dispute set held_until = now() + interval '30 days' where status = 'ON_HOLD';
alter table dispute add constraint dispute_is_held check ((status = 'ON_HOLD') = (held_until is not null));

-- open claims are few, however many were decided
create index dispute_open on dispute (created_at, id) where status not in ('APPROVED', 'REJECTED');
