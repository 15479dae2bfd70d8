-- Reports of which an operator said that nothing will come of them, or which click they belong to. The latest word counts.
create table report_decision (
  network text not null,
  event_id text not null,
  -- the click that an operator found; null: the report is closed
  click_id uuid,
  decided_at timestamptz not null,
  primary key (network, event_id),
  foreign key (network, event_id) references order_report (network, event_id)
);
