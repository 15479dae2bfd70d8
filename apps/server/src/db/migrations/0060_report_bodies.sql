-- What networks sent, byte by byte, so that a report can be read again when its adapter has learned more.
create table report_body (
  network text not null,
  event_id text not null,
  sha256 bytea not null check (sha256 = sha256(body)),
  content_type text not null,
  body bytea not null check (octet_length(body) <= 20000),
  received_at timestamptz not null,
  -- the network sent an event again with another body, which was not read
  is_conflict boolean not null,
  primary key (network, event_id, sha256),
  foreign key (network, event_id) references order_report (network, event_id)
);

create index report_body_conflicts on report_body (received_at) where is_conflict;
revoke update, delete on report_body from potli_app;

alter table order_report
  -- of the body that the row was read from, by which adapter, in which version; null for reports of before
  add column body_sha256 bytea,
  add column adapter text,
  add column adapter_version integer check (adapter_version > 0),
  add constraint order_report_read check (num_nulls(body_sha256, adapter, adapter_version) in (0, 3));

-- conflicts wait for an operator, as parked reports do
drop index order_report_parked;
create index order_report_open on order_report (received_at) where outcome in ('parked', 'conflict');
