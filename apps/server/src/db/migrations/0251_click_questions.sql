-- How long each store takes to report an order, where it has reported enough of them. Computed anew each night.
create table report_delay (
  store_id bigint primary key,
  -- nine of ten orders were reported within this time after their click
  delay_seconds integer not null check (delay_seconds >= 0),
  orders integer not null check (orders > 0),
  computed_at timestamptz not null
);

-- What members said about clicks without an order. A yes can be followed by a no, and a no is final, so each click has at
-- most one of both. Rows are only ever added.
create table click_answer (
  -- without a foreign key: clicks may be removed one day
  click_id uuid not null,
  bought boolean not null,
  member_id bigint not null references member (id),
  answered_at timestamptz not null default now(),
  primary key (click_id, bought)
);

create function refuse_click_answer_change() returns trigger language plpgsql as $$
begin
  raise exception 'Answers about clicks are only added to' using errcode = 'restrict_violation';
end
$$;

create trigger click_answer_kept before update or delete on click_answer
  for each row execute function refuse_click_answer_change();
create trigger click_answers_kept before truncate on click_answer
  for each statement execute function refuse_click_answer_change();
revoke update, delete on click_answer from potli_app;
